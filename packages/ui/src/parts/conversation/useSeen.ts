import { useMarkSeen } from '@rpm/api-client';
import { conversationWords } from '@rpm/domain/words/conversation';
import { useEffect, useRef } from 'react';
import { useTask } from '../../hooks/useTask.ts';

/**
 * Says that the reader's side has seen a conversation, when the newest message that it has not seen is on the screen. A
 * failure is not told: the message stays unread, which is true.
 *
 * @param noteId that message; `null` when there is none
 * @returns where that message is drawn
 */
export function useSeen(userId: string, noteId: string | null) {
  const element = useRef<HTMLLIElement>(null);
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
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void send.current({ userId, noteId });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [userId, noteId]);
  return element;
}
