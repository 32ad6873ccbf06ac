import { useRef, useState } from 'react';
import type { LazyPart } from './useOnInterest.ts';

/**
 * A dialog whose code comes when somebody asks for it. Who closes before it has come gets none; when it cannot be
 * loaded, `hasFailed` says so, and the next press tries again.
 */
export function useLazyDialog<Part>(lazy: LazyPart<Part>) {
  const [state, setState] = useState<'closed' | 'coming' | 'failed' | { part: Part }>('closed');
  const isWanted = useRef(false);
  return {
    /** The code, while the dialog is to be shown. */
    part: typeof state === 'object' ? state.part : null,
    isComing: state === 'coming',
    hasFailed: state === 'failed',
    /** Fetches the code already; for a pointer that comes near, and for focus. A failure is told by `open`. */
    warm: () => void lazy.load().catch(() => undefined),
    open: () => {
      isWanted.current = true;
      setState('coming');
      lazy.load().then(
        (part) => isWanted.current && setState({ part }),
        () => isWanted.current && setState('failed'),
      );
    },
    close: () => {
      isWanted.current = false;
      setState('closed');
    },
  };
}
