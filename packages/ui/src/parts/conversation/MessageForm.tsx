import { useSay } from '@rpm/api-client';
import { type ConversationSide, checked, limits, NewConversation } from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { taskWords } from '@rpm/domain/words/task';
import { Send } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { sendByKey } from '../../hooks/sendByKey.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';

/** Writes a message of a conversation. What is typed outlives the page and a failure, and is in no storage. @see API-25 */
export function MessageForm({ userId, side }: { userId: string; side: ConversationSide }) {
  const say = useSay();
  const isOnline = useOnline();
  const draft = useSlot<string>(`message about ${userId}`);
  const { run, isBusy, problem, clear } = useTask({
    name: texts[side].title,
    call: (message: NewConversation) => say(message),
    says: { done: texts.sent },
    onDone: () => {
      draft.value = null;
      form.reset({ text: '' });
    },
  });
  const form = useSchemaForm({
    initial: { text: draft.value ?? '' },
    check: ({ text }) => checked(NewConversation, { userId, text }),
    words: texts.errors,
    onTyped: ({ text }) => {
      draft.value = text;
    },
    send: run,
    onWrong: clear,
  });
  useLeaveWarning(isBusy || form.typed.text.trim() !== '');
  return (
    <form
      {...form.handlers}
      onKeyDown={sendByKey}
      aria-label={texts[side].write}
      className="flex flex-col gap-3 border-line-subtle border-t p-5"
    >
      <TextArea
        {...form.field('text')}
        label={texts[side].write}
        hint={texts[side].hint}
        maxLength={limits.longTextMaxCharacters}
        rows={3}
        isRequired
      />
      {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
      <Problem>{problem}</Problem>
      <div className="flex justify-end">
        <Button
          type="submit"
          icon={<Send aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          busy={isBusy ? texts.sending : undefined}
          isDisabled={!isOnline}
          aria-keyshortcuts="Control+Enter"
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
