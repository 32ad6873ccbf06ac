import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Lazy, useLazy } from './lazily.ts';

/** What a user did to a control before its code was there: it is done again as soon as it is. */
export type Gesture = { kind: 'press' } | { kind: 'key'; key: string };

/**
 * Loads the code behind a control when somebody is interested in it (pointer over it, or focus) and puts it in place
 * when somebody uses it, so that a first paint neither waits for it nor pays for it.
 *
 * The first click or key press is kept and handed over, to be done on the real control. Who goes away before the code
 * has come is not called back: no list opens behind their back. When the code cannot be loaded, `hasFailed` is true
 * until the next try.
 *
 * @param isKey which keys do something to the control, besides Enter and Space, which press it
 */
export function useFirstGesture<Part>(lazy: Lazy<Part>, isKey: (event: KeyboardEvent) => boolean) {
  const { part, isComing, hasFailed, open, close } = useLazy(lazy);
  const [gesture, setGesture] = useState<Gesture>({ kind: 'press' });
  const ask = (next: Gesture) => {
    if (isComing) return;
    setGesture(next);
    open();
  };
  return {
    /** The part and what to do on it; undefined until somebody used the control. */
    ready: part === null ? undefined : { part, gesture },
    hasFailed,
    /** For the control that stands in its place until then. */
    interest: {
      ...lazy.interest,
      onPointerDown: lazy.warm,
      onBlur: () => {
        if (isComing) close();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari gives a pressed button no focus.
        event.currentTarget.focus();
        ask({ kind: 'press' });
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!isKey(event)) return;
        event.preventDefault();
        ask({ kind: 'key', key: event.key });
      },
    },
  };
}

/** Does a kept key press on the real control, which takes the focus first. A press is done by opening it instead. */
export function replayKey(target: HTMLElement | null, gesture: Gesture): void {
  if (gesture.kind !== 'key' || target === null) return;
  target.focus();
  target.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: gesture.key, bubbles: true, cancelable: true }),
  );
}
