import { useMarkSeen } from '@rpm/api-client';
import { conversationWords } from '@rpm/domain/words/conversation';
import { type RefObject, useEffect, useRef } from 'react';
import { useTask } from '../../hooks/useTask.ts';

/**
 * Says that the reader's side has seen a conversation, when the newest message that it has not seen is on the screen. A
 * failure is not told: the message stays unread, which is true.
 *
 * @param noteId that message; `null` when there is none
 * @param form where the next one is written, which may lie over the end of the messages: what is behind it is not seen
 * @returns where that message is drawn
 */
export function useSeen(userId: string, noteId: string | null, form: RefObject<HTMLElement | null>) {
  const element = useRef<HTMLDivElement>(null);
  const mark = useMarkSeen();
  const { run } = useTask({
    name: conversationWords.name,
    call: (seen: { userId: string; noteId: string }) => mark(seen),
    refused: () => null,
  });
  const send = useRef(run);
  send.current = run;
  useEffect(() => {
    if (noteId === null || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void send.current({ userId, noteId });
      },
      { rootMargin: `0px 0px -${coveredBy(form.current)}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [userId, noteId, form]);
  return element;
}

/** How much of the window's foot it covers, in CSS pixels. */
function coveredBy(form: HTMLElement | null): number {
  const look = form && getComputedStyle(form);
  return form && look?.position === 'sticky' ? form.offsetHeight + Number.parseFloat(look.bottom) : 0;
}
