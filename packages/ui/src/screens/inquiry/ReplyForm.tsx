import { checked, type InboxName, InboxReply, limits, type ReadInboxItem } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { loadWords } from '@rpm/domain/words/load';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { sendByKey } from '../../hooks/sendByKey.ts';
import { useFocusOnTurn } from '../../hooks/useFocusOnTurn.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';
import { useInboxTask } from './useInboxTask.ts';

const texts = inboxWords.reply;

interface ReplyFormProps {
  name: InboxName;
  item: ReadInboxItem;
  onConflict: () => Promise<void>;
  onClose: () => void;
}

/** Answers an entry. What is typed outlives the page and a failure, and is in no storage. @see F7 */
export function ReplyForm({ name, item, onConflict, onClose }: ReplyFormProps) {
  const { itemId, version, from } = item;
  const draft = useSlot<string>(`answer to ${itemId}`);
  const { run, isBusy, problem, clear } = useInboxTask({
    name,
    done: texts.sent,
    onConflict,
    onDone: () => {
      draft.value = null;
      onClose();
    },
  });
  const form = useSchemaForm({
    initial: { text: draft.value ?? '' },
    check: (typed) => checked(InboxReply, typed),
    words: texts.errors,
    onTyped: ({ text }) => {
      draft.value = text;
    },
    send: async ({ text }) => {
      if (itemId !== null && version !== null) await run({ move: 'answer', itemId, version, text });
    },
    onWrong: clear,
  });
  const area = useFocusOnTurn<HTMLTextAreaElement>(true, { isTaken: true });
  useLeaveWarning(isBusy || form.typed.text.trim() !== '');
  const label = texts.label({ name: from?.name || loadWords.unknown });
  return (
    <form {...form.handlers} onKeyDown={sendByKey} aria-label={label} className="flex flex-col gap-3">
      <TextArea
        {...form.field('text')}
        ref={area}
        label={label}
        hint={name === 'clinic' ? texts.hint.clinic : texts.hint.operator({ email: from?.email ?? '' })}
        maxLength={limits.longTextMaxCharacters}
        rows={4}
        isRequired
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            draft.value = null;
            onClose();
          }}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy ? texts.sending : undefined}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
