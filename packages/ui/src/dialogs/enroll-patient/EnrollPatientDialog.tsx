import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { inSight } from '../../components/Banner/inSight.ts';
import { Button } from '../../components/Button/Button.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { useProviders } from '../../parts/person/useProviders.ts';
import { EnrollFields } from './EnrollFields.tsx';
import { useEnrollment } from './useEnrollment.ts';

const texts = enrollWords;

export interface EnrollPatientDialogProps {
  /** Gets the opaque id of the new patient. A toast has said that it is done. */
  onEnrolled: (userId: string) => void;
  onClose: () => void;
}

/**
 * Enrolls a patient in the clinic of the user. Nothing typed is lost: by a failure it stays, and before it would be
 * thrown away one is asked. Load it by `import()` when somebody wants it.
 *
 * @see SCR-05
 */
export function EnrollPatientDialog({ onEnrolled, onClose }: EnrollPatientDialogProps) {
  const { form, problem, isDuplicate, isBusy, today } = useEnrollment(onEnrolled);
  const { providers, hint, retry } = useProviders();
  return (
    <FormDialog
      width="wide"
      title={texts.title}
      description={texts.description}
      onClose={onClose}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={null}
      leaving={{ asks: form.isDirty, texts }}
    >
      <div className="flex flex-col gap-5">
        {retry && (
          <Banner kind="danger" announce="alert" action={<Button onClick={retry}>{loadWords.retry}</Button>}>
            {texts.providersFailed}
          </Banner>
        )}
        <EnrollFields form={form} today={today} providers={providers} providerHint={hint} />
        {problem && <Problem kind="danger">{problem}</Problem>}
        {isDuplicate && (
          <Problem kind="warning" action={<Button type="submit">{texts.another}</Button>}>
            {texts.duplicate}
          </Problem>
        )}
      </div>
    </FormDialog>
  );
}

/** Why nobody was enrolled, brought into sight. */
function Problem({
  kind,
  action,
  children,
}: {
  kind: 'danger' | 'warning';
  action?: ReactNode;
  children: string;
}) {
  return (
    <div ref={inSight}>
      <Banner kind={kind} announce="alert" action={action}>
        {children}
      </Banner>
    </div>
  );
}
