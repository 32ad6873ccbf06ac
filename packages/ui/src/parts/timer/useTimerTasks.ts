import {
  ApiError,
  usePauseTimer,
  useResumeTimer,
  useSetTimerWork,
  useStartTimer,
  useStopTimer,
} from '@rpm/api-client';
import type { StartTimer, TimerRow, TimeWork } from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { useTask } from '../../hooks/useTask.ts';

/** A timer that was stopped or replaced elsewhere is told as that. */
const goneOr = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? texts.gone : undefined;

/**
 * The last thing said of the own timer that may still be on its way, from the page or from the pill. Pressing Stop
 * leaves the note: stopped before the note arrives, the server would know no timer for it.
 */
let sending: Promise<unknown> = Promise.resolve();

/**
 * What somebody does with the own timer: start, pause, go on, say what is done, stop.
 *
 * @param reread shows what is true when another tab was quicker
 */
export function useTimerTasks(timer: TimerRow | null, reread: () => Promise<unknown>) {
  const [startCall, pauseCall, resumeCall, workCall, stopCall] = [
    useStartTimer(),
    usePauseTimer(),
    useResumeTimer(),
    useSetTimerWork(),
    useStopTimer(),
  ];
  const timerId = timer?.timerId ?? '';
  const start = useTask({
    name: texts.start,
    call: (body: StartTimer) => startCall(body),
    refused: (error) => (error instanceof ApiError && error.status === 409 ? texts.otherTimer : undefined),
    isToldTwice: true,
    until: reread,
  });
  const pause = useTask({
    name: texts.pause,
    call: () => (timer?.sinceTime ? pauseCall({ timerId }) : resumeCall({ timerId })),
    refused: goneOr,
    isToldTwice: true,
    until: reread,
  });
  const setWork = useTask({
    name: texts.activity,
    call: (work: TimeWork) => {
      const sent = workCall({ timerId, ...work });
      sending = sent.catch(() => undefined);
      return sent;
    },
    refused: goneOr,
  });
  const stop = useTask({
    name: texts.stop,
    call: async (work: TimeWork) => {
      await sending;
      return stopCall({ timerId, ...work });
    },
    says: { done: texts.saved },
    refused: goneOr,
    until: reread,
  });
  const problem = start.problem ?? pause.problem ?? setWork.problem ?? stop.problem;
  return { start, pause, setWork, stop, problem };
}
