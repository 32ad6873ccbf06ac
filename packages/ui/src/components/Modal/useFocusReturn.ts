import { type RefObject, useRef } from 'react';

const field = 'input:not([type=hidden], [disabled]), textarea:not([disabled]), [role=combobox]';

/**
 * Where the focus goes when a modal opens, and where it goes when it closes: to what had it before. If that is gone,
 * to the content of the page, so that the keyboard does not begin at the top again.
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
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('main[tabindex], main [tabindex="-1"]');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
