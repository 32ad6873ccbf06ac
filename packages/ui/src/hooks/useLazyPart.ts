import { useState } from 'react';
import type { LazyPart } from './useOnInterest.ts';

/**
 * Code that comes with the first use, as of a dialog. Draw it when `part` is there.
 *
 * @returns `hasFailed` after a try that did not bring it, until the next one
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>) {
  const [state, setState] = useState<{ part: Part | null; hasFailed: boolean }>({
    part: null,
    hasFailed: false,
  });
  const load = () => {
    setState((before) => ({ ...before, hasFailed: false }));
    lazy.load().then(
      (part) => setState({ part, hasFailed: false }),
      () => setState({ part: null, hasFailed: true }),
    );
  };
  return { ...state, load };
}
