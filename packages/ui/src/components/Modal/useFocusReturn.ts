import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPlace, pathOf } from '../../hooks/focusPlace.ts';

const field = 'input:not([type=hidden], [disabled]), textarea:not([disabled]), [role=combobox]';

/**
 * Where the focus goes when a modal opens, and where it goes when it closes: to what had it before. If that is gone,
 * to the part of the page that it stood in, so that the keyboard does not begin at the top again. Where the page has
 * moved the focus itself, as to a result, it stays there.
 */
export function useFocusReturn(isOpen: boolean, initialFocus: RefObject<HTMLElement | null> | undefined) {
  const path = useRef<readonly Element[]>([]);
  // Before its content is there: a field that takes the focus by itself leaves nothing to `take`.
  useLayoutEffect(() => {
    if (isOpen) path.current = pathOf(document.activeElement);
  }, [isOpen]);
  return {
    take(event: Event) {
      event.preventDefault();
      path.current = pathOf(document.activeElement);
      const box = event.target instanceof HTMLElement ? event.target : null;
      const target = initialFocus?.current ?? box?.querySelector<HTMLElement>(field) ?? box;
      // An answer may stand below the window: the question is read first.
      target?.focus({ preventScroll: target instanceof HTMLButtonElement });
    },
    giveBack(event: Event) {
      event.preventDefault();
      const { activeElement } = document;
      const [opener] = path.current;
      // What the dialog has done may have led the focus on already.
      if (activeElement && activeElement !== document.body && !(opener && activeElement.contains(opener)))
        return;
      if (opener instanceof HTMLElement) opener.focus();
      // What is gone cannot have it, and a part of the page only by that.
      if (document.activeElement !== opener) focusPlace(path.current);
    },
  };
}
