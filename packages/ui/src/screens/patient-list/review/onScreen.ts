import { createContext, useContext, useSyncExternalStore } from 'react';

/** Who is on the screen. */
export interface OnScreen {
  get: () => string | null;
  /** Shows the one and covers the other, in the frame that follows. */
  show: (userId: string | null) => void;
  subscribe: (tell: () => void) => () => void;
  /** Whether the patient's page is there, out of sight, so that it only has to be shown. */
  isDrawn: (userId: string) => boolean;
  /** @returns takes it back, when the page goes */
  drawn: (userId: string) => () => void;
}

/**
 * A key changes this and nothing else before the next frame: two covers are moved, and no list, count or button is drawn
 * for it. They follow behind the frame.
 */
export function onScreen(): OnScreen {
  let shown: string | null = null;
  const pages = new Set<string>();
  const all = new Set<() => void>();
  return {
    get: () => shown,
    show(userId) {
      if (userId === shown) return;
      shown = userId;
      for (const tell of all) tell();
    },
    subscribe(tell) {
      all.add(tell);
      return () => void all.delete(tell);
    },
    isDrawn: (userId) => pages.has(userId),
    drawn(userId) {
      pages.add(userId);
      return () => void pages.delete(userId);
    },
  };
}

export const OnScreenContext = createContext(onScreen());

/** Whether it is this patient who is on the screen. For small parts: each draws itself again with the key. */
export function useIsOnScreen(userId: string): boolean {
  const { subscribe, get } = useContext(OnScreenContext);
  return useSyncExternalStore(subscribe, () => get() === userId);
}
