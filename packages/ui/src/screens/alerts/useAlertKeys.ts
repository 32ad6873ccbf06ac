import { useEffect, useRef } from 'react';

/** Where a letter is typed or has a meaning of its own. */
const taken =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=tab], dialog, [role=dialog], [role=alertdialog]';

/**
 * Presses the button of the page that names the key in its `aria-keyshortcuts`. Nothing happens while something is typed
 * or a dialog is open, or with a modifier (WCAG 2.1.4).
 */
export function useAlertKeys(step: (by: 1 | -1) => void): void {
  const newest = useRef(step);
  newest.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(taken)) return;
      if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=listbox]')) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        newest.current(event.key === 'ArrowDown' ? 1 : -1);
        return;
      }
      if (!/^[1-5]$/.test(event.key)) return;
      document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${event.key}"]`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
