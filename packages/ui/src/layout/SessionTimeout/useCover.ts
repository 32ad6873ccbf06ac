import { useEffect } from 'react';

/**
 * Covers the page while nobody sees it, so that a page that wakes up after the session has ended shows nothing of a
 * patient before it is taken away (behaviour R8). Waking up uncovers it once the session has been looked at.
 */
export function useCover() {
  useEffect(() => {
    const root = document.documentElement;
    const cover = () => {
      // Two frames later everything that the wake-up changed has been drawn.
      if (document.hidden) root.dataset.covered = '';
      else requestAnimationFrame(() => requestAnimationFrame(uncover));
    };
    const uncover = () => {
      if (!document.hidden) delete root.dataset.covered;
    };
    const leave = () => {
      root.dataset.covered = '';
    };
    document.addEventListener('visibilitychange', cover);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', cover);
    return () => {
      document.removeEventListener('visibilitychange', cover);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', cover);
      delete root.dataset.covered;
    };
  }, []);
}
