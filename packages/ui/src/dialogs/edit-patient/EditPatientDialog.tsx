import type { PatientInfo } from '@rpm/domain';
import { correctionWords as texts } from '@rpm/domain/words/correction';
import { enrolWords } from '@rpm/domain/words/enrol';
import { loadWords } from '@rpm/domain/words/load';
import { useId, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
  const correction = useCorrection({ userId, patient }, onClose);
  const providers = useProviders();
  const [isLeaving, setLeaving] = useState(false);
  const { form, isBusy, hasChanged, problem } = correction;
  const leave = () => {
    if (isBusy) return;
    if (hasChanged) setLeaving(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        width="wide"
        closesOutside={false}
        title={texts.title}
        description={texts.description}
        onClose={leave}
        actions={
          <>
            <Button onClick={leave}>{texts.cancel}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isDisabled={!hasChanged}
              busy={isBusy ? texts.busy : undefined}
            >
              {texts.submit}
            </Button>
          </>
        }
      >
        <form {...form.handlers} id={formId} aria-label={texts.title} className="flex flex-col gap-4">
          {providers.retry && (
            <Banner
              kind="danger"
              announce="alert"
              action={<Button onClick={providers.retry}>{loadWords.retry}</Button>}
            >
              {enrolWords.providersFailed}
            </Banner>
          )}
          <EditFields correction={correction} patient={patient} providers={providers} />
          <Problem>{problem}</Problem>
        </form>
      </Dialog>
      <AlertDialog
        isOpen={isLeaving}
        title={texts.discardTitle}
        description={texts.discardReason}
        safe={{ label: texts.keep, onPress: () => setLeaving(false) }}
        act={{ label: texts.discard, isDangerous: true, onPress: onClose }}
      />
    </>
  );
}
