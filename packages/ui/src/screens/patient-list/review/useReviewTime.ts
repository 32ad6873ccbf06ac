import { ApiError, useAddTimeEntry, useServerTime, useTimer } from '@rpm/api-client';
import { formatStamp, limits } from '@rpm/domain';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { startTransition, useEffect, useRef } from 'react';
import { useTask } from '../../../hooks/useTask.ts';
import { onActivity } from '../../../layout/SessionTimeout/activity.ts';
import { closedStretches, type OpenTime, secondsOf, touched } from './openTime.ts';

/** What is counted of a patient, to be saved. */
interface Counted {
  userId: string;
  name: string;
  start: Date;
  end: Date;
}

/**
 * How long the open patient has been worked on: while they are on the screen, somebody does something, and no timer
 * counts already. It is saved when something was done (reviewed, noted, called, snoozed), and never by going on.
 *
 * @param open who is open; `null`: nobody is shown, or the review is paused
 * @see SCR-02, SCR-03
 */
export function useReviewTime(open: { userId: string; name: string } | null) {
  const now = useServerTime();
  const timers = useTimer().loadable;
  const runs = timers.state === 'ready' && timers.data.timer?.sinceTime != null;
  const add = useAddTimeEntry();
  const save = useTask({
    name: ({ name }: Counted) => texts.timeOf({ name }),
    call: ({ userId, start, end }: Counted) =>
      add({
        userId,
        start: formatStamp(start),
        end: formatStamp(end),
        isOfReview: true,
        activity: 'ReadingReview',
        isInteractive: false,
        note: '',
      }),
    // What overlaps is counted already, by a timer.
    refused: (error) => (error instanceof ApiError && error.status === 409 ? null : undefined),
    isToldTwice: true,
  });
  const newest = useRef({ now, save: save.run });
  newest.current = { now, save: save.run };
  /** That it is being saved is nothing to see: the next patient's frame does not wait for it. */
  const saveBehind = (counted: Counted) =>
    new Promise<void>((resolve) => startTransition(() => resolve(newest.current.save(counted))));
  const time = useRef<OpenTime>({ closed: [], since: null, active: now() });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const userId = open?.userId ?? null;
  // A pause closes what was counted and keeps it; another patient begins anew.
  const of = useRef<string | null>(null);
  useEffect(() => {
    if (userId === null || runs) return;
    const at = newest.current.now();
    const before = of.current === userId ? time.current.closed : [];
    of.current = userId;
    time.current = { closed: before, since: at, active: at };
    const stop = onActivity(() => {
      time.current = touched(time.current, newest.current.now(), limits.timerIdleSeconds);
    });
    return () => {
      stop();
      const closed = closedStretches(time.current, newest.current.now(), limits.timerIdleSeconds);
      time.current = { ...time.current, closed, since: null };
    };
  }, [userId, runs]);
  return {
    /** What is counted by now, in whole seconds. */
    seconds: () => (of.current === userId ? secondsOf(time.current, now(), limits.timerIdleSeconds) : 0),
    /** Saves what was counted of the open patient, who is counted on from now. */
    log() {
      if (!open || of.current !== open.userId) return;
      const at = now();
      const stretches = closedStretches(time.current, at, limits.timerIdleSeconds);
      time.current = { ...time.current, closed: [], since: time.current.since && at };
      for (const stretch of stretches)
        last.current = last.current.then(() => saveBehind({ ...open, ...stretch }));
    },
  };
}

export type ReviewTime = ReturnType<typeof useReviewTime>;
