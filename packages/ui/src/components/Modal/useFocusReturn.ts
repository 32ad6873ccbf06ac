import { type RefObject, useRef } from 'react';

const field = 'input:not([type=hidden], [disabled]), textarea:not([disabled]), [role=combobox]';

/**
 * Where the focus goes when a modal opens, and where it goes when it closes: to what had it before. If that is gone,
 * to the content of the page, so that the keyboard does not begin at the top again. Where the page has moved the focus
 * itself, as to a result, it stays there.
 */
export function useFocusReturn(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    take(event: Event) {
      event.preventDefault();
      opener.current = document.activeElement;
      const box = event.target instanceof HTMLElement ? event.target : null;
      const target = initialFocus?.current ?? box?.querySelector<HTMLElement>(field) ?? box;
      target?.focus();
    },
    giveBack(event: Event) {
      event.preventDefault();
      const { activeElement } = document;
      // What the dialog has done may have led the focus on already.
      if (activeElement && activeElement !== document.body && !activeElement.contains(opener.current)) return;
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('main[tabindex], main [tabindex="-1"]');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
