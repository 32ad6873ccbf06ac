import { useEffect } from 'react';
import { useKeysAreOn } from './keySwitch.ts';

/** Where a letter is typed or has a meaning of its own. */
const taken =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=tab]';
const inFront = 'dialog[open], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/** Whether a key may act on the page: nothing is typed, no menu or dialog is open, and no modifier is held but Shift. */
export const isFreeForKeys = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey) &&
  !(event.target instanceof Element && event.target.closest(taken)) &&
  !document.querySelector(inFront);

/** A menu takes a click for the pointer's, and has then no action in focus: it is opened by the key that opens menus. */
function pressByKey(button: HTMLElement) {
  if (button.getAttribute('aria-haspopup') !== 'menu') return button.click();
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.focus();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/**
 * Presses the button of the page that names a key in its `aria-keyshortcuts`, so that a key can do nothing that a button
 * cannot, and is as disabled as it. Nothing happens while something is typed, a menu or dialog is open, with a modifier,
 * or where shortcuts are off (WCAG 2.1.4). The key of the help may need Shift.
 *
 * @param keys those that the page has, as `KeyboardEvent.key` in lower case
 */
export function useKeys(keys: readonly string[]): void {
  const isOn = useKeysAreOn();
  const all = keys.join('');
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!all.includes(key) || key.length !== 1 || event.repeat) return;
      if ((event.shiftKey && key !== '?') || !isFreeForKeys(event)) return;
      const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
      // What is drawn out of sight, as the next patient is, answers to no key.
      const shown = [...named].filter((each) => each.checkVisibility({ visibilityProperty: true }));
      // In a list, each row of which has the button, the one of the row in which the focus is.
      const row = document.activeElement?.closest('[data-keys]');
      const button = shown.find((each) => row?.contains(each)) ?? shown[0];
      if (!button) return;
      event.preventDefault();
      pressByKey(button);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [all, isOn]);
}
