import { useEffect } from 'react';

/** For so long after somebody moves, in milliseconds, the page follows. */
const follows = 1500;

/**
 * Keeps the page where the reader has it: a story in a frame that takes the focus would bring itself into view. Whatever else
 * moves the page, such as the browser's own search, moves it.
 */
export function useStillPage(): void {
  useEffect(() => {
    let at = window.scrollY;
    let movedAt = Number.NEGATIVE_INFINITY;
    const moves = () => {
      movedAt = performance.now();
    };
    const scrolled = () => {
      const isOfFrame = document.activeElement instanceof HTMLIFrameElement;
      if (!isOfFrame || performance.now() - movedAt < follows) {
        at = window.scrollY;
        // Whoever holds the bar at the side is seen by this alone.
        moves();
      } else window.scrollTo({ top: at, behavior: 'instant' });
    };
    const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const hand of hands) window.addEventListener(hand, moves, { passive: true, capture: true });
    window.addEventListener('scroll', scrolled);
    return () => {
      for (const hand of hands) window.removeEventListener(hand, moves, { capture: true });
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
}
