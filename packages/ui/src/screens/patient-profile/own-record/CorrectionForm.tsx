import { ApiError, useSendInquiry } from '@rpm/api-client';
import { CorrectionWish, checked, limits } from '@rpm/domain';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { useSlot } from '../../../providers/memory/SessionMemory.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';

const texts = ownRecordWords.corrections;
const untouched = { message: '' };

/** What is wrong and what is right, in the patient's words. What is typed outlives the page, and is in no storage. */
export function CorrectionForm() {
  const { user } = useSession();
  const send = useSendInquiry();
  const draft = useSlot<typeof untouched>('correction of the record');
  const task = useTask({
    name: texts.title,
    call: ({ message }: CorrectionWish) =>
      send({ userId: user.userId, username: user.username, type: 'record_correction', message }),
    says: { done: texts.sent },
    refused: (error) => (error instanceof ApiError && error.status === 401 ? null : texts.failed),
    onDone: () => {
      draft.value = null;
      form.reset(untouched);
    },
  });
  const form = useSchemaForm({
    initial: draft.value ?? untouched,
    check: (typed) => checked(CorrectionWish, typed),
    words: texts.errors,
    onTyped: (typed) => {
      draft.value = typed;
    },
    send: task.run,
  });
  useLeaveWarning(task.isBusy || form.typed.message.trim() !== '');
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-4">
      <TextArea
        {...form.field('message')}
        label={texts.label}
        hint={texts.hint}
        maxLength={limits.inquiryMaxCharacters}
        rows={4}
        isRequired
      />
      <Problem>{task.problem}</Problem>
      <div className="flex">
        <Button type="submit" busy={task.isBusy ? texts.busy : undefined}>
          {texts.button}
        </Button>
      </div>
    </form>
  );
}
