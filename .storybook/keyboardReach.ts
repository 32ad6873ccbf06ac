import type { Page } from 'playwright';

declare global {
  interface Window {
    /** What the Tab key has yet to reach. */
    stopsLeft?: Set<HTMLElement>;
  }
}

/** Notes everything that a press of Tab should reach: in an open dialog, else on the whole page. */
function noteStops(): number {
  const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog],dialog[open]')];
  const within = dialogs.at(-1) ?? document.body;
  const stops = [
    ...within.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]'),
  ].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert],[aria-hidden=true]'))
      return false;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      // A group of radios is one stop: the chosen one, or any of them.
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      if ((group.find(({ checked }) => checked) ?? group[0]) !== element) return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  });
  window.stopsLeft = new Set(stops);
  return stops.length;
}

/** Takes off the list what has the focus, and what is no stop any more: gone, or a region that need not scroll now. */
function tickOff(): number {
  const left = window.stopsLeft ?? new Set();
  for (const element of left) {
    if (element === document.activeElement || !element.isConnected || element.tabIndex < 0)
      left.delete(element);
  }
  return left.size;
}

/**
 * Presses Tab through the page, and asks that everything that a pointer can use gets the focus, so that nothing is out
 * of reach and nothing holds the focus for ever (WCAG 2.1.1, 2.1.2).
 *
 * @throws Error that names the first three that are not reached
 */
export async function expectKeyboardReaches(page: Page): Promise<void> {
  let left = await page.evaluate(noteStops);
  // Twice round: the focus begins wherever the story has left it, and a trap would show.
  for (let presses = 2 * left + 4; left > 0 && presses > 0; presses -= 1) {
    await page.keyboard.press('Tab');
    left = await page.evaluate(tickOff);
  }
  if (left === 0) return;
  const missed = await page.evaluate(() =>
    [...(window.stopsLeft ?? [])].slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
  );
  throw new Error(`Not reached by Tab: ${left}\n    ${missed.join('\n    ')}`);
}
