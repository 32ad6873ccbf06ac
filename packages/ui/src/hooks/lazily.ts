import { startTransition, useEffect, useRef, useState } from 'react';
import { warmIdle } from './warmIdle.ts';

/** Code that comes on demand: asked for once for the whole application, and after a failure asked for again. */
export interface Lazy<Part> {
  load: () => Promise<Part>;
  /** It, once it is there: what has come before is drawn at once. */
  known: () => { part: Part } | null;
  /** Asks for it before it is needed. A failure is no news: whoever needs it asks again, and is told. */
  warm: () => void;
  /** For a control that will need it: it is asked for when the pointer or the focus comes near. */
  interest: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * The one way to load code on demand. Call it at the top of a module, so that all who need the code share it:
 * `const form = lazily(() => import('./Form.tsx').then(({ Form }) => Form))`. Then draw it by `useLazy`, `Needed` or,
 * for a page, `lazyScreen`.
 */
export function lazily<Part>(fetchPart: () => Promise<Part>): Lazy<Part> {
  let coming: Promise<Part> | undefined;
  let known: { part: Part } | null = null;
  const load = () => {
    coming ??= fetchPart().then(
      (part) => {
        known = { part };
        return part;
      },
      (reason: unknown) => {
        coming = undefined;
        throw reason;
      },
    );
    return coming;
  };
  const warm = () => void load().catch(() => undefined);
  return { load, known: () => known, warm, interest: { onPointerEnter: warm, onFocus: warm } };
}

/**
 * Code that is drawn while somebody wants it, such as a dialog. Who closes before it has come gets none; when it cannot
 * be loaded, `hasFailed` says so until the next try. While nobody wants it, it is asked for as the page has come to rest.
 *
 * @param isNeeded it is wanted from the start
 */
export function useLazy<Part>(lazy: Lazy<Part>, { isNeeded = false } = {}) {
  type State = 'closed' | 'coming' | 'failed' | { part: Part };
  const [state, setState] = useState<State>(() => (isNeeded ? (lazy.known() ?? 'coming') : 'closed'));
  const isWanted = useRef(false);
  const open = () => {
    isWanted.current = true;
    const known = lazy.known();
    if (known) {
      // What opens is drawn in pieces: the press has its frame meanwhile, and so has what is pressed next.
      startTransition(() => setState(known));
      return;
    }
    setState('coming');
    lazy.load().then(
      (part) => isWanted.current && setState({ part }),
      () => isWanted.current && setState('failed'),
    );
  };
  const close = () => {
    isWanted.current = false;
    setState('closed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is needed is asked for once
  useEffect(() => {
    if (!isNeeded) return warmIdle(lazy);
    open();
    return undefined;
  }, [lazy]);
  return {
    /** The code, while it is wanted and there. */
    part: typeof state === 'object' ? state.part : null,
    isComing: state === 'coming',
    hasFailed: state === 'failed',
    open,
    close,
  };
}
