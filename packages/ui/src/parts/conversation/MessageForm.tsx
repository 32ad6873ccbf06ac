import { type ConversationSide, checked, limits, NewConversation } from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { taskWords } from '@rpm/domain/words/task';
import { Send } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { sendByKey } from '../../hooks/sendByKey.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';
import { NotSent } from './NotSent.tsx';
import { useMessage } from './useMessage.ts';

/**
 * Writes a message of a conversation. What is typed outlives the page and a failure, and is in no storage; what was not
 * sent stands above as a bubble.
 *
 * @see API-25
 */
export function MessageForm({ userId, side }: { userId: string; side: ConversationSide }) {
  const message = useMessage(userId, side);
  const isOnline = useOnline();
  const draft = useSlot<string>(`message about ${userId}`);
  const form = useSchemaForm({
    initial: { text: draft.value ?? '' },
    check: ({ text }) => checked(NewConversation, { userId, text }),
    words: texts.errors,
    onTyped: ({ text }) => {
      draft.value = text;
    },
    send: async ({ text }) => {
      // One at a time: what was not sent comes first.
      if (message.unsent !== null || !navigator.onLine) return;
      draft.value = null;
      form.reset({ text: '' });
      await message.send(text);
    },
  });
  useLeaveWarning(message.unsent !== null || form.typed.text.trim() !== '');
  const takeBack = () => {
    const text = [message.takeBack(), form.typed.text].filter(Boolean).join('\n');
    draft.value = text;
    form.reset({ text });
  };
  return (
    <>
      {message.unsent !== null && <NotSent message={message} onTakeBack={takeBack} />}
      <form
        {...form.handlers}
        onKeyDown={sendByKey}
        aria-label={texts[side].write}
        className="flex flex-col gap-3 border-line-subtle border-t p-5"
      >
        {side === 'patient' && <p className="font-semibold">{texts.patient.hint}</p>}
        <TextArea
          {...form.field('text')}
          label={texts[side].write}
          hint={side === 'clinic' ? texts.clinic.hint : undefined}
          maxLength={limits.longTextMaxCharacters}
          rows={3}
          isRequired
        />
        {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
        <div className="flex justify-end">
          <Button
            type="submit"
            icon={<Send aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            busy={message.isBusy ? texts.sending : undefined}
            isDisabled={!isOnline || message.unsent !== null}
            aria-keyshortcuts="Control+Enter"
          >
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  );
}
