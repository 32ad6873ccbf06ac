import { ApiError, useAttempt } from '@rpm/api-client';
import { taskWords } from '@rpm/domain/words/task';
import { useEffect, useRef } from 'react';
import { useToastsIfThere } from '../providers/toast/ToastProvider.tsx';
import { type TaskProblem, type TaskSentences, taskProblem } from './taskProblem.ts';

/** Something that is saved, sent or changed. */
export interface TaskOptions<Input, Output> {
  /** What it is about, such as 'Profile': begins a toast where a common sentence alone would not tell. */
  name: string | ((input: Input) => string);
  /** Does it. What must follow also when the screen is gone belongs here, and not into `onDone`. */
  call: (input: Input) => Promise<Output>;
  /** The screen's own sentences. `done` is a toast; `doneAway` one for who has left. The others stand in place of the common ones. */
  says?: TaskSentences & {
    done?: string | ((output: Output, input: Input) => string | undefined);
    doneAway?: string;
  };
  /**
   * What a failure means here and nowhere else.
   *
   * @returns its sentence; `null` when it is told in another way; `undefined` when the common rule applies
   */
  refused?: (error: unknown, input: Input) => string | null | undefined;
  /** It is done and the screen is still there. */
  onDone?: (output: Output, input: Input) => void;
  /** Failures that leave nothing to do here: told as a toast, and followed by `onEnd` as a success is. */
  endsBy?: (error: unknown) => boolean;
  /** It is done, or there is nothing left to do, and the screen is still there. */
  onEnd?: () => void;
  /** Stays busy until this has resolved, so that nobody presses again before the screen shows what is true now. */
  until?: () => Promise<unknown>;
  /** A failure is told as a toast also to who has not left. */
  isToldTwice?: boolean;
}

/** Why the last try did nothing, with what was thrown. */
type Failure = { problem: TaskProblem | null; cause: unknown; isOver: boolean };

/**
 * The one way to write. One try at a time; offline nothing is sent; it comes to rest whatever is thrown; and the result
 * is told even to who has left the screen. What was typed is the screen's, and stays.
 *
 * @see behaviour 1a (offline, timeout, unmount) and 1c (duplicate)
 */
export function useTask<Input = void, Output = unknown>(options: TaskOptions<Input, Output>) {
  const toasts = useToastsIfThere();
  const last = useRef<{ input: Input }>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function perform(input: Input): Promise<{ output: Output } | Failure> {
    const { call, says, until } = options;
    last.current = { input };
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      const output = await call(input);
      const done = typeof says?.done === 'function' ? says.done(output, input) : says?.done;
      const text = done ?? (isHere.current ? undefined : says?.doneAway);
      if (text) toasts?.show({ kind: 'success', text });
      return { output };
    } catch (cause) {
      const problem = problemOf(cause, input);
      const isOver = options.endsBy?.(cause) ?? false;
      if (isOver || options.isToldTwice || !isHere.current) tell(problem, input);
      return { problem, cause, isOver };
    } finally {
      await until?.();
    }
  }
  function problemOf(cause: unknown, input: Input): TaskProblem | null {
    const text = options.refused?.(cause, input);
    if (text !== undefined) return text === null ? null : { text, isOwn: true };
    return taskProblem(cause, options.says);
  }
  function tell(problem: TaskProblem | null, input: Input) {
    if (!problem) return;
    const name = typeof options.name === 'function' ? options.name(input) : options.name;
    const text = problem.isOwn ? problem.text : taskWords.about({ name, sentence: problem.text });
    toasts?.show({ kind: 'error', text });
  }

  const { run: attempt, running, outcome, clear } = useAttempt(perform);
  /** Tries it, unless it runs already. Never rejects for what `call` throws. */
  async function run(input: Input): Promise<void> {
    const ended = await attempt(input);
    if (!ended?.isDone || !isHere.current) return;
    const result = ended.output;
    if ('output' in result) options.onDone?.(result.output, input);
    if ('output' in result || result.isOver) options.onEnd?.();
  }
  const failure = outcome?.isDone && 'cause' in outcome.output ? outcome.output : null;
  return {
    run,
    /** Tries again what was tried last. */
    retry: () => (last.current ? run(last.current.input) : Promise.resolve()),
    isBusy: running !== null,
    /** What is being tried now; `undefined` at rest. */
    running: running?.input,
    /** Why the last try did nothing, in words; `null` when nothing is to be said here. */
    problem: failure?.problem?.text ?? null,
    /** What was thrown at the last try. */
    cause: failure?.cause,
    /** Forgets the problem, and a try that still runs: it is told as a toast, and concerns this screen no more. */
    clear,
  };
}
