import type { PatientInfo } from '@rpm/domain';
import { correctionWords as texts } from '@rpm/domain/words/correction';
import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { useProviders } from '../../parts/person/useProviders.ts';
import { EditFields } from './EditFields.tsx';
import { useCorrection } from './useCorrection.ts';

interface EditPatientDialogProps {
  userId: string;
  /** As it was read when the form was opened. */
  patient: PatientInfo;
  /** It is saved, or given up. */
  onClose: () => void;
}

/**
 * Corrects the details of a patient. Nothing typed is lost: by a failure it stays, and before it would be thrown away one
 * is asked. Load it by `import()` when somebody wants it.
 *
 * @see F5
 */
export function EditPatientDialog({ userId, patient, onClose }: EditPatientDialogProps) {
  const correction = useCorrection({ userId, patient }, onClose);
  const providers = useProviders();
  const { form, isBusy, hasChanged, problem } = correction;
  return (
    <FormDialog
      width="wide"
      title={texts.title}
      description={texts.description}
      onClose={onClose}
      form={form}
      says={texts}
      isBusy={isBusy}
      isDisabled={!hasChanged}
      problem={problem}
      leaving={{ asks: hasChanged, texts }}
    >
      {providers.retry && (
        <Banner
          kind="danger"
          announce="alert"
          action={<Button onClick={providers.retry}>{loadWords.retry}</Button>}
        >
          {enrollWords.providersFailed}
        </Banner>
      )}
      <EditFields correction={correction} patient={patient} providers={providers} />
    </FormDialog>
  );
}
