import { useEffect } from 'react';
import { focusPlace, pathOf } from './focusPlace.ts';

/**
 * Keeps the keyboard's place when what has the focus is taken away, as a button is whose work is done, or a row that
 * goes to another list: the smallest part of the page around it that is still there has the focus then, and at last the
 * content of the page. A screen that leads the focus on itself, as to the next field, comes first.
 *
 * Browsers do not agree on where the Tab key goes on from what is gone, and a screen reader begins at the top.
 *
 * @see https://www.w3.org/TR/WCAG22/#focus-order
 */
export function useKeptFocus() {
  useEffect(() => {
    // What has the focus, and all around it. A page takes it before its frame is there to listen.
    let path = pathOf(document.activeElement);
    let frame = 0;
    let turn: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body;
    const keep = () => {
      frame = 0;
      if (isLost()) focusPlace(path);
    };
    const take = ({ target }: FocusEvent) => {
      path = pathOf(target instanceof Element ? target : null);
    };
    // Somebody has left it, as with a press beside it: that is no loss.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = [];
      });
    const gone = new MutationObserver(() => {
      if (frame || !isLost()) return;
      // The second frame, and what waits then: a dialog that closes gives the focus back after the first, in a turn of its own.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          turn = setTimeout(keep);
        });
      });
    });
    gone.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(turn);
      gone.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
