import type { Page } from 'playwright';

declare global {
  interface Window {
    /** What had the focus last, unless somebody has left it, and in which story. */
    hadFocus?: { element: Element; storyId: string | undefined } | null;
  }
}

/** Notes, in a page before its own code, what has the focus. A press beside it, or another window, leaves it: that is no loss. */
export function noteFocus() {
  document.addEventListener('focusin', ({ target }) => {
    const storyId = window.__STORYBOOK_PREVIEW__?.currentRender?.id;
    window.hadFocus = target instanceof Element ? { element: target, storyId } : null;
  });
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      const { hadFocus } = window;
      if (target === hadFocus?.element && hadFocus?.element.isConnected) window.hadFocus = null;
    }),
  );
}

/**
 * Asks that the keyboard has a place at the end of a story: what had the focus is not gone without another in its place
 * (WCAG 2.4.3). Frames may pass until then.
 *
 * @throws Error that names what is gone
 */
export async function expectFocusKept(page: Page, storyId: string): Promise<void> {
  const gone = await page.evaluate(async (id) => {
    const lost = () => {
      const { element, storyId } = window.hadFocus ?? {};
      return storyId === id && !element?.isConnected && document.activeElement === document.body
        ? element
        : null;
    };
    for (let frames = 0; lost() && frames < 60; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return lost()?.outerHTML.slice(0, 160);
  }, storyId);
  if (gone !== undefined) throw new Error(`It had the focus, is gone, and nothing has it now: ${gone}`);
}
