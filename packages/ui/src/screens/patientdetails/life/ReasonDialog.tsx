import { checked, limits, ReasonedPatient } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { useId } from 'react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      description={says}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-3">
        <TextArea
          {...form.field('reason')}
          label={texts.reason}
          isRequired
          rows={3}
          maxLength={limits.longTextMaxCharacters}
        />
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
