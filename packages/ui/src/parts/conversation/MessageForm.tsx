import { type ConversationSide, checked, limits, NewConversation } from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { taskWords } from '@rpm/domain/words/task';
import { Send } from 'lucide-react';
import type { ComponentType } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { sendByKey } from '../../hooks/sendByKey.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';
import type { AboutFieldProps } from './AboutField.tsx';
import { NotSent } from './NotSent.tsx';
import { useMessage, type Written } from './useMessage.ts';
import type { FormPlace } from './useOpening.ts';

export interface MessageFormProps {
  /** The patient. */
  userId: string;
  timeZone: string;
  /** Whose screen it is. */
  side: ConversationSide;
  /** For the clinic, what follows from sending, where it is not as usual: the patient cannot read it. */
  hint?: string | undefined;
  /** How a reading is attached: the clinic chooses one, a patient begins at one. Left out, there is none, and none of its weight. */
  About?: ComponentType<AboutFieldProps> | undefined;
  /** Where it stands on the page. */
  place: FormPlace;
}

const nothing: Written = { text: '', about: null };

/**
 * Writes a message of a conversation. What is typed outlives the page and a failure, and is in no storage; what was not
 * sent stands above as a bubble.
 *
 * @see API-25
 */
export function MessageForm({ userId, timeZone, side, hint, About, place }: MessageFormProps) {
  const message = useMessage(userId, side);
  const isOnline = useOnline();
  const draft = useSlot<Written>(`message about ${userId}`);
  const form = useSchemaForm({
    initial: draft.value ?? nothing,
    // A reading is chosen, so that it is never wrong as it was typed.
    check: ({ text, about }) => {
      const found = checked(NewConversation, { userId, text });
      return 'value' in found ? { value: { text: found.value.text, about } } : found;
    },
    words: texts.errors,
    onTyped: (written) => {
      draft.value = written;
    },
    send: async (written) => {
      // One at a time: what was not sent comes first.
      if (message.unsent !== null || !navigator.onLine) return;
      draft.value = null;
      form.reset(nothing);
      place.onSend();
      await message.send(written);
    },
  });
  useLeaveWarning(message.unsent !== null || form.typed.text.trim() !== '');
  const takeBack = () => {
    const back = message.takeBack();
    const written = {
      text: [back?.text, form.typed.text].filter(Boolean).join('\n'),
      about: form.typed.about ?? back?.about ?? null,
    };
    draft.value = written;
    form.reset(written);
  };
  return (
    <>
      {message.unsent !== null && (
        <NotSent message={message} unsent={message.unsent} timeZone={timeZone} onTakeBack={takeBack} />
      )}
      {side === 'patient' && <p className="px-5 pb-4 font-semibold">{texts.patient.hint}</p>}
      <div {...place.box}>
        <form
          {...form.handlers}
          onKeyDown={sendByKey}
          aria-label={texts[side].write}
          className="flex flex-col gap-3 border-line-subtle border-t p-5 print:hidden"
        >
          <TextArea
            {...form.field('text')}
            ref={place.field}
            label={texts[side].write}
            hint={side === 'clinic' ? (hint ?? texts.clinic.hint) : undefined}
            maxLength={limits.longTextMaxCharacters}
            rows={place.rows}
            isRequired
          />
          {About && (
            <About
              {...{ userId, timeZone }}
              value={form.typed.about}
              onChange={(about) => form.change('about', about)}
            />
          )}
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
      </div>
    </>
  );
}
