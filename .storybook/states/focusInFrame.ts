/** What the address of a page has when it is one of many small ones that are only looked at. */
export const onlyLookedAt = 'looked-at';
export const isOnlyLookedAt = () => new URLSearchParams(location.search).has(onlyLookedAt);

/** Whether the browser would give it the focus. */
const takesFocus = (element: HTMLElement) =>
  element.isConnected &&
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Brings it into view in its own page alone, as the focus does in every page around it too. */
function bringIntoView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0) window.scrollBy(0, top);
  else if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight);
}

/**
 * Keeps the focus of this page to itself: steps and components find it where they have put it, and the browser leaves it with
 * whoever types beside the frame, and with the other frames. `inert` around a frame keeps hands from it, not scripts in it.
 */
export function keepFocusInFrame(): void {
  let focused: HTMLElement | null = null;
  function move(next: HTMLElement | null) {
    const left = focused?.isConnected ? focused : null;
    focused = next;
    left?.dispatchEvent(new FocusEvent('blur', { relatedTarget: next, composed: true }));
    left?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: next, bubbles: true, composed: true }));
    next?.dispatchEvent(new FocusEvent('focus', { relatedTarget: left, composed: true }));
    next?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: left, bubbles: true, composed: true }));
  }
  Object.defineProperty(document, 'activeElement', {
    get: () => (focused?.isConnected ? focused : document.body),
  });
  HTMLElement.prototype.focus = function focus(options) {
    if (this === focused || !takesFocus(this)) return;
    move(this);
    if (!options?.preventScroll) bringIntoView(this);
  };
  HTMLElement.prototype.blur = function blur() {
    if (this === focused) move(null);
  };
}
