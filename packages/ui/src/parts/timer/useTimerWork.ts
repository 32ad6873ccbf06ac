import type { TimerRow, TimeWork } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import type { useTimerTasks } from './useTimerTasks.ts';

const parts = ['activity', 'isInteractive', 'note'] as const;

/** What the server knows of a timer's work; of none, what it would begin with. */
const workOf = (timer: TimerRow | null): TimeWork => ({
  activity: timer?.activity ?? 'ReadingReview',
  isInteractive: timer?.isInteractive ?? false,
  note: timer?.note ?? '',
});
const isSame = (one: TimeWork, other: TimeWork) => parts.every((part) => one[part] === other[part]);

/**
 * What is done while a timer runs, as its page and its pill show it: what is chosen is kept by the server at once, a note
 * when it is left. What was said elsewhere is taken over where nobody has said something else here meanwhile.
 *
 * @param own the timer that the fields are of; `null`: none runs yet
 */
export function useTimerWork(own: TimerRow | null, tasks: ReturnType<typeof useTimerTasks>) {
  const server = workOf(own);
  const [seen, setSeen] = useState(server);
  const [work, setWork] = useState(server);
  if (!isSame(seen, server)) {
    setSeen(server);
    setWork({
      activity: work.activity === seen.activity ? server.activity : work.activity,
      isInteractive: work.isInteractive === seen.isInteractive ? server.isInteractive : work.isInteractive,
      note: work.note === seen.note ? server.note : work.note,
    });
  }
  const newest = useRef({ work, kept: server, tasks, timerId: own?.timerId });
  newest.current = { ...newest.current, work, tasks, timerId: own?.timerId };
  const isSending = useRef(false);
  const isEnding = useRef(false);
  /** Tells the server, and once more when something else was said meanwhile. */
  async function keep() {
    if (isSending.current) return;
    isSending.current = true;
    while (newest.current.timerId && !isSame(newest.current.kept, newest.current.work)) {
      const sent = newest.current.work;
      newest.current.kept = sent;
      await newest.current.tasks.setWork.run(sent);
    }
    isSending.current = false;
  }
  const last = useRef(keep);
  last.current = keep;
  // A note that is not left before its field goes is kept too.
  useEffect(
    () => () => {
      if (!isEnding.current) void last.current();
    },
    [],
  );
  const change = (next: Partial<TimeWork>) => {
    newest.current.work = { ...newest.current.work, ...next };
    setWork(newest.current.work);
  };
  return {
    work,
    /** Chosen: it counts at once. */
    choose(next: Partial<TimeWork>) {
      change(next);
      void keep();
    },
    /** Typed: it counts when the field is left. */
    type: (note: string) => change({ note }),
    leave: () => void keep(),
    /** Stops the timer and saves what it counted with what was done. */
    async stop() {
      isEnding.current = true;
      await tasks.stop.run(newest.current.work);
      isEnding.current = false;
    },
  };
}

export type TimerWorkFields = ReturnType<typeof useTimerWork>;
