import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** What a user did to a control before its code was there: it is done again as soon as it is. */
export type Gesture = { kind: 'press' } | { kind: 'key'; key: string };

/** Code that comes later, asked for once for the whole application; after a failure it is asked for again. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
}

/** Makes a part of an `import()`. Call it at the top of a module, so that all controls of a kind share the answer. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let coming: Promise<Part> | undefined;
  return {
    load: () => {
      coming ??= fetchPart().catch((reason: unknown) => {
        coming = undefined;
        throw reason;
      });
      return coming;
    },
  };
}

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
export function useOnInterest<Part>(lazy: LazyPart<Part>, isKey: (event: KeyboardEvent) => boolean) {
  const [ready, setReady] = useState<{ part: Part; gesture: Gesture }>();
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = useRef<Gesture>(undefined);
  // A failure while nobody waits is no news: the press that follows tries again and tells.
  const warm = () => void lazy.load().catch(() => undefined);
  const ask = (gesture: Gesture) => {
    wanted.current ??= gesture;
    lazy.load().then(
      (part) => {
        if (wanted.current) setReady({ part, gesture: wanted.current });
      },
      () => {
        setHasFailed(wanted.current !== undefined);
        wanted.current = undefined;
      },
    );
  };
  return {
    /** The part and what to do on it; undefined until somebody used the control. */
    ready,
    hasFailed,
    /** For the control that stands in its place until then. */
    interest: {
      onPointerEnter: warm,
      onPointerDown: warm,
      onFocus: warm,
      onBlur: () => {
        wanted.current = undefined;
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
