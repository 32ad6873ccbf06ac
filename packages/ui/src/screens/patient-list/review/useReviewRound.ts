import { useReviewQueue, useReviewReadings, useServerTime, useSnoozeAlert } from '@rpm/api-client';
import { formatStamp, limits, type QueueSort } from '@rpm/domain';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { afterPaint } from '../../../hooks/useAfterPaint.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { useSlot } from '../../../providers/memory/SessionMemory.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { useToast } from '../../../providers/toast/ToastProvider.tsx';
import { onScreen } from './onScreen.ts';
import {
  freshRound,
  listOrder,
  nextOf,
  type RoundMemory,
  type Undoable,
  type Waiting,
  waitingIn,
} from './round.ts';
import { useClaims } from './useClaims.ts';
import { useUndo } from './useUndo.ts';

/**
 * The way through the queue: who is open, who comes next, what was done and can be undone. It outlives the screen, and
 * the server knows the place too.
 *
 * @see SCR-02, docs/adr/0031-rank-and-working-mode.md
 */
export function useReviewRound(onEnd: () => void) {
  const { user } = useSession();
  const now = useServerTime();
  const toast = useToast();
  const place = useClock(browserTimeZone());
  const queue = useReviewQueue();
  const slot = useSlot<RoundMemory>('review round');
  const [round, setRound] = useState<RoundMemory>(slot.value ?? freshRound);
  const isPaused = round.pausedSince !== null;
  const known = useRef(new Map<string, Waiting>());
  const [screen] = useState(onScreen);
  // The memory is the truth: what is answered after the screen is gone is written there too.
  const set = (change: (before: RoundMemory) => RoundMemory) => {
    slot.value = change(slot.value ?? freshRound);
    setRound(slot.value);
  };
  /** Shows a patient who is drawn already in the next frame; the page around follows behind it. */
  function turnTo(userId: string, change: (before: RoundMemory) => RoundMemory) {
    slot.value = change(slot.value ?? freshRound);
    screen.show(userId);
    afterPaint(() => startTransition(() => setRound(slot.value ?? freshRound)));
  }
  const drawn = useRef(round);
  useLayoutEffect(() => {
    drawn.current = round;
  }, [round]);
  // Who presses a button before the page around has followed means the patient who is shown: it follows first.
  useEffect(() => {
    const follow = () => {
      const newest = slot.value;
      if (newest && newest !== drawn.current) flushSync(() => setRound(newest));
    };
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, [slot]);

  const answer = queue.loadable.state === 'ready' ? queue.loadable.data : null;
  const waiting = useMemo(
    () => (answer ? waitingIn(answer.result.rows, round.sort, now(), place.onBad) : []),
    [answer, round.sort, now, place.onBad],
  );
  for (const each of waiting) known.current.set(each.userId, each);
  const others = useMemo(
    () =>
      new Map(
        waiting.flatMap(({ userId, row: { claim } }) =>
          claim && claim.by.userId !== user.userId ? [[userId, claim.by.name] as const] : [],
        ),
      ),
    [waiting, user.userId],
  );
  const taken = useRef<Readonly<Record<string, string>>>({});
  const isTaken = (userId: string) => others.has(userId) || userId in taken.current;
  const next = nextOf(waiting, round, isTaken);
  const claims = useClaims(round.here, round.here === null ? null : next, isPaused);
  taken.current = claims.taken;
  const { here } = round;

  // The queue begins where the reader stopped, else with the first.
  const first =
    answer?.place && known.current.has(answer.place) && !isTaken(answer.place) ? answer.place : next;
  useEffect(() => {
    if (here !== null || first === null) return;
    slot.value = { ...(slot.value ?? freshRound), here: first };
    setRound(slot.value);
  }, [here, first, slot]);

  const isOpenHeld = here !== null && claims.isHeld(here);
  const shown = isOpenHeld && !isPaused ? here : null;
  useLayoutEffect(() => screen.show(shown), [screen, shown]);

  /** Leaves the open patient, who is then in that state, and opens the next. */
  function advance(state: RoundMemory['states'][string], to = next) {
    if (here === null) return;
    const left = (before: RoundMemory) => ({
      ...before,
      here: to,
      past: [...before.past, here],
      states: { ...before.states, [here]: state },
    });
    if (to !== null && claims.isHeld(to) && screen.isDrawn(to)) turnTo(to, left);
    else set(left);
    if (to === null) onEnd();
  }
  const hereTaken = here !== null ? claims.taken[here] : undefined;
  useEffect(() => {
    if (hereTaken === undefined || here === null) return;
    toast.show({ kind: 'info', text: texts.taken({ name: hereTaken }) });
    set((before) => ({ ...before, here: next }));
    if (next === null) onEnd();
  });

  useEffect(() => {
    if (isPaused) return;
    const ask = () => void (document.visibilityState === 'visible' && queue.reread());
    const timer = setInterval(ask, limits.queueEverySeconds * 1000);
    return () => clearInterval(timer);
  }, [isPaused, queue.reread]);

  const mark = (userId: string, state: RoundMemory['states'][string] | null) =>
    set(({ states, ...before }) => {
      const { [userId]: _, ...rest } = states;
      return { ...before, states: state === null ? rest : { ...rest, [userId]: state } };
    });
  const did = (undoable: Undoable) =>
    set((before) => ({ ...before, undoable: [...before.undoable, undoable] }));

  const review = useReviewReadings();
  const reviewTask = useTask({
    name: ({ name }: { userId: string; name: string; upTo: string }) => texts.reviewedDone({ name }),
    call: async ({ userId, name, upTo }) => {
      try {
        const { reviewId } = await review({ userId, upTo });
        mark(userId, 'reviewed');
        did({ kind: 'review', userId, name, reviewId });
      } catch (error) {
        mark(userId, null);
        throw error;
      }
    },
    isToldTwice: true,
  });
  const snoozeAlert = useSnoozeAlert();
  const snoozeTask = useTask({
    name: ({ row: { name } }: { row: Waiting['row']; until: string }) => texts.snoozedDone({ name }),
    call: async ({ row: { userId, name, alerts }, until }) => {
      const snoozed: { alertId: string; version: number }[] = [];
      try {
        for (const { alertId, version } of alerts) {
          await snoozeAlert({ alertId, version, until });
          snoozed.push({ alertId, version: version + 1 });
        }
        mark(userId, 'snoozed');
      } catch (error) {
        mark(userId, null);
        throw error;
      } finally {
        if (snoozed.length > 0) did({ kind: 'snooze', userId, name, alerts: snoozed });
      }
    },
    until: () => queue.reread(),
    isToldTwice: true,
  });
  const undo = useUndo(set, () => queue.reread());

  /** The next patient is there at once; the list says that the last one is being saved. The last of all waits for the answer. */
  function leave(userId: string, run: () => Promise<void>) {
    if (next !== null) {
      advance('saving');
      startTransition(() => void run());
      return;
    }
    mark(userId, 'saving');
    void run().then(() => {
      if (slot.value?.states[userId] === undefined) return;
      set((before) => ({ ...before, here: null, past: [...before.past, userId] }));
      onEnd();
    });
  }

  const states = Object.values(round.states);
  const count = (state: string) => states.filter((each) => each === state).length;
  const order = listOrder(waiting, round);
  const inOrder = [...order.done, ...order.open];
  const open = here === null ? null : (known.current.get(here) ?? null);
  return {
    queue,
    waiting,
    round,
    known: known.current,
    /** Who was open before; `null` when nobody was. */
    previous: known.current.get(round.past.at(-1) ?? '') ?? null,
    /** The open patient; `null` before the first and after the last. */
    open,
    isOpenHeld,
    screen,
    isNextHeld: next !== null && claims.isHeld(next),
    next: next === null ? null : (known.current.get(next) ?? null),
    others,
    order,
    counts: {
      reviewed: count('reviewed') + count('saving'),
      snoozed: count('snoozed'),
      leftOpen: count('left'),
      left: order.open.length,
      total: inOrder.length,
      /** Of the open patient in the list, from 1 on; before the first and after the last, of who would come next. */
      place: Math.min((here === null ? order.done.length : inOrder.indexOf(here)) + 1, inOrder.length),
    },
    isPaused,
    pause: () =>
      set((before) => {
        const at = now();
        if (!before.pausedSince) return { ...before, pausedSince: at };
        const pausedMs = before.pausedMs + Math.max(0, at.getTime() - before.pausedSince.getTime());
        return { ...before, pausedMs, pausedSince: null };
      }),
    sortBy: (sort: QueueSort) => set((before) => ({ ...before, sort })),
    goTo(userId: string) {
      if (here === null || userId === here || isTaken(userId)) return;
      advance(round.states[here] ?? 'left', userId);
      if (round.states[userId] === 'left') mark(userId, null);
    },
    goNext: () => advance(here !== null ? (round.states[here] ?? 'left') : 'left'),
    /** Ends the review; whoever is open is left open. */
    end: () => (here === null ? onEnd() : advance(round.states[here] ?? 'left', null)),
    canGoBack: round.past.length > 0,
    goBack: () =>
      set(({ past, states: before, ...rest }) => {
        const to = past.at(-1);
        if (to === undefined) return { ...rest, past, states: before };
        const { [to]: state, ...others } = before;
        // What was done stays done; who was left is open again.
        return { ...rest, here: to, past: past.slice(0, -1), states: state === 'left' ? others : before };
      }),
    /**
     * @param upTo the newest reading that was seen; `null`: there is none, and the moment counts
     * @returns whether it is on its way
     */
    review(upTo: string | null) {
      if (!open || reviewTask.isBusy || !navigator.onLine) return false;
      const { userId, row } = open;
      leave(userId, () => reviewTask.run({ userId, name: row.name, upTo: upTo ?? formatStamp(now()) }));
      return true;
    },
    snooze(until: Date) {
      if (!open || snoozeTask.isBusy || !navigator.onLine) return false;
      const { row } = open;
      leave(row.userId, () => snoozeTask.run({ row, until: formatStamp(until) }));
      return true;
    },
    undoable: round.undoable.at(-1) ?? null,
    undo() {
      const last = round.undoable.at(-1);
      if (last) void undo.run(last);
    },
    isBusy: reviewTask.isBusy || snoozeTask.isBusy,
    isUndoing: undo.isBusy,
  };
}

export type ReviewRound = ReturnType<typeof useReviewRound>;
