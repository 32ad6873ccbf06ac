import { useId, useRef } from 'react';
import useSWRMutation from 'swr/mutation';

/** What came of an attempt. */
export type Outcome<Output> = { isDone: true; output: Output } | { isDone: false; error: unknown };

/** Something that is done once at a time, and may be tried again. */
export interface Attempt<Input, Output> {
  /**
   * Tries it; never rejects, whatever is thrown.
   *
   * @returns `null` when it runs already and nothing was begun, or when `clear` has made it nothing of the screen's
   */
  run: (input: Input) => Promise<Outcome<Output> | null>;
  /** What is being tried now; `null` at rest. */
  running: { input: Input } | null;
  /** What came of the last try, until the next one. */
  outcome: Outcome<Output> | null;
  /** Forgets what came of it, and what still runs: it goes on, but the screen is at rest. */
  clear: () => void;
}

/**
 * Does something once at a time, over SWR's own mutation. It comes to rest whatever is thrown, also by code that throws
 * before it promises anything.
 *
 * @param act what is done; gets what `run` was given
 */
export function useAttempt<Input, Output>(act: (input: Input) => Promise<Output>): Attempt<Input, Output> {
  const current = useRef<{ input: Input }>(null);
  const attempt = async (_: string, { arg }: { arg: { input: Input } }): Promise<Outcome<Output>> => {
    try {
      return { isDone: true, output: await act(arg.input) };
    } catch (error) {
      return { isDone: false, error };
    }
  };
  const { trigger, data, isMutating, reset } = useSWRMutation(useId(), attempt);

  async function run(input: Input) {
    if (current.current) return null;
    const own = { input };
    current.current = own;
    reset();
    const outcome = await trigger(own);
    if (current.current !== own) return null;
    current.current = null;
    return outcome;
  }
  function clear() {
    current.current = null;
    reset();
  }
  return { run, running: isMutating ? current.current : null, outcome: data ?? null, clear };
}
