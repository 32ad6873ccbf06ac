/** What a screen reader tells by name, and the whole content of the page. */
const places = 'section, [role=dialog], [role=tabpanel], main';

/** An element and all around it, from the inside: to be kept for when it is gone. */
export function pathOf(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Gives the focus to the smallest part of the page on this path that is still there, or to the content of the page. A part
 * can have it only as long as it stays there: nobody comes to it with the Tab key.
 */
export function focusPlace(path: readonly Element[]): void {
  const around = path.find((each) => each.isConnected && each.matches(places));
  const place = around ?? document.querySelector('main');
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
