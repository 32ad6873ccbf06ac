import { ApiError, useMoveInboxItem } from '@rpm/api-client';
import { formatInstant, type InboxMoveWish, type InboxName, InboxRefused } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useTask } from '../../hooks/useTask.ts';

interface InboxTask {
  name: InboxName;
  done: string;
  onDone?: () => void;
  /** Somebody was quicker: the list is read again. */
  onConflict: () => Promise<void>;
}

/** One thing that is done with an entry of an inbox. Who was quicker is named; what was typed stays. @see F7 */
export function useInboxTask({ name, done, onDone, onConflict }: InboxTask) {
  const move = useMoveInboxItem(name);
  const place = useClock(browserTimeZone());
  return useTask<InboxMoveWish>({
    name: inboxWords.title,
    call: (wish) => move(wish),
    says: { done },
    ...(onDone && { onDone }),
    refused: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      const found = InboxRefused.safeParse(error.body).data;
      if (!found) return inboxWords.mailOff;
      void onConflict();
      if (!found.by || !found.time) return inboxWords.changedBefore;
      const time = formatInstant(found.time, 'time', place) ?? '';
      return inboxWords.changed({ name: found.by.name, state: inboxWords.states[found.state], time });
    },
    // The list is another one at once, and this entry may be gone from it.
    isToldTwice: true,
  });
}
