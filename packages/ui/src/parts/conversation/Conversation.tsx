import { useConversation, useServerNow } from '@rpm/api-client';
import {
  type ConversationSide,
  firstUnseen,
  type MessageReading,
  newestUnseen,
  waitingForClinic,
} from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { loadWords } from '@rpm/domain/words/load';
import { useRef } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { QuietPill } from '../marks/QuietPill.tsx';
import { useShownTime } from '../person/when.ts';
import { AboutLine } from './AboutLine.tsx';
import { daysBack } from './daysBack.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { type ConversationStart, useOpening } from './useOpening.ts';
import { useSeen } from './useSeen.ts';

export interface ConversationProps extends Omit<MessageFormProps, 'place'> {
  /** It is the whole page: what is in view first. Left out, it is a part of one. */
  start?: ConversationStart;
}

/**
 * The conversation between a patient and the clinic, oldest message first, with when the other side saw each; and the
 * next message. Messages that come on the screen are marked as seen for the reader's side.
 *
 * @see API-25, SCR-03
 */
export function Conversation({ start, ...props }: ConversationProps) {
  const { userId, timeZone, side } = props;
  const { loadable, reread } = useConversation(userId);
  useRereadOnFocus(reread);
  const messages = loadable.state === 'ready' ? loadable.data.rows : [];
  const waiting = side === 'clinic' ? waitingForClinic(messages) : 0;
  const now = useServerNow();
  const shown = useShownTime(timeZone);
  const days = messages.map(({ time }) => dayOf(time));
  const unseen = newestUnseen(side, messages);
  const opening = useOpening(start, loadable.state !== 'loading');
  // Which one is new is known when it is opened: being shown, it is no longer.
  const opensAt = useRef<string | null>(null);
  opensAt.current ??= (firstUnseen(side, messages) ?? messages.at(-1))?.noteId ?? null;
  const newest = useSeen(userId, unseen?.noteId ?? null, opening.form.box.ref);
  /** The day of a message in words, of the zone that its time is told in. */
  function dayOf(stamp: string | null): string {
    const back = daysBack(stamp, timeZone, now);
    if (back === 0) return texts.today;
    return back === 1 ? texts.yesterday : shown(stamp, 'date');
  }
  return (
    <Card
      title={texts[side].title}
      isFlush
      actions={waiting > 0 && <QuietPill>{texts.clinic.waiting({ count: waiting })}</QuietPill>}
    >
      <div {...opening.whole} className="in-order">
        <div className="px-5 pb-4">
          <LoadedRows
            loadable={loadable}
            says={texts.loading}
            headingLevel={3}
            skeleton={<Skeleton width="long" />}
            empty={<p className="text-fg-muted">{texts.none}</p>}
          >
            {(rows) => (
              <ol aria-label={texts.name} className="flex flex-col gap-3">
                {rows.map((message, at) => (
                  <li
                    key={message.noteId ?? `message ${at}`}
                    {...(message.noteId === opensAt.current && opening.first)}
                    className="flex flex-col gap-3"
                  >
                    {days[at] !== days[at - 1] && (
                      <p className="self-center text-caption text-fg-muted">{days[at]}</p>
                    )}
                    <div
                      ref={message === unseen ? newest : undefined}
                      className={
                        message.side === side
                          ? 'ms-8 self-end rounded-lg border border-brand-line bg-brand-soft px-4 py-2.5'
                          : 'me-8 self-start rounded-lg border border-line bg-surface-sunken px-4 py-2.5'
                      }
                    >
                      <Message message={message} side={side} timeZone={timeZone} />
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </LoadedRows>
        </div>
        <MessageForm key={userId} {...props} place={opening.form} />
      </div>
    </Card>
  );
}

interface MessageProps extends Pick<ConversationProps, 'side' | 'timeZone'> {
  message: {
    side: ConversationSide | null;
    author: { name: string | null } | null;
    text: string | null;
    about: MessageReading | null;
    time: string | null;
    seen: string | null;
    seenBy: { name: string | null } | null;
  };
}

/** What was said, by whom and when; of the reader's own side also whether it was seen, and to the patient by whom. */
function Message({ message, side, timeZone }: MessageProps) {
  const shown = useShownTime(timeZone);
  const isOwn = message.side === side;
  const name = isOwn && side === 'patient' ? texts.patient.you : (message.author?.name ?? loadWords.unknown);
  const by = side === 'patient' && message.seenBy?.name;
  const time = shown(message.seen, 'datetime');
  const seen = by ? texts.seenBy({ name: by, time }) : message.seen ? texts.seen({ time }) : texts.unseen;
  return (
    <>
      {message.about && <AboutLine about={message.about} timeZone={timeZone} />}
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {message.text ?? loadWords.unknown}
      </p>
      <p className="wrap-anywhere pt-1 text-caption text-fg-muted">
        <bdi>{texts.by({ name, time: shown(message.time, 'datetime') })}</bdi>
        {isOwn && <span className="block">{seen}</span>}
      </p>
    </>
  );
}
