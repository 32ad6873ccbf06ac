import { checked, limits, ReasonedPatient } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { NotConfirmed } from '../../../parts/security/NotConfirmed.ts';

interface ReasonDialogProps {
  userId: string;
  /** What happens, in a sentence. */
  says: string;
  texts: Readonly<Record<'title' | 'reason' | 'submit' | 'busy' | 'cancel' | 'done', string>>;
  /** Does it; rejects with an `ApiError`, or `NotConfirmed`. */
  run: (wish: ReasonedPatient) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, and does it. The reason stays when it fails. @see F5 */
export function ReasonDialog({ userId, says, texts, run: call, onClose }: ReasonDialogProps) {
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call,
    says: { done: texts.done },
    refused: (error) => (error instanceof NotConfirmed ? null : undefined),
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { reason: '' },
    check: ({ reason }) => checked(ReasonedPatient, { userId, reason }),
    words: patientLifeWords.reasonErrors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      description={says}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
      act="danger"
    >
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        isRequired
        rows={3}
        maxLength={limits.longTextMaxCharacters}
      />
    </FormDialog>
  );
}
