/** What a screen reader tells by name, and the whole content of the page. */
const places = 'section, [role=dialog], [role=tabpanel], main';

/** An element and all around it, from the inside: to be kept for when it is gone. */
export function pathOf(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at; at = at.parentElement) path.push(at);
  return path;
}

/** What a part is called by its label, or by what is its heading; '' without. */
function nameOf(part: Element): string {
  const heading = part.querySelector(`[id="${part.getAttribute('aria-labelledby')}"]`);
  return part.ariaLabel ?? heading?.textContent ?? '';
}

/** The part that stands where the smallest of the parts that are gone stood, by its name. */
function insteadOf(path: readonly Element[]): Element | undefined {
  const left = path.find((each) => each.isConnected);
  const names = path.filter((each) => !each.isConnected && each.matches(places)).map(nameOf);
  const parts = [...(left?.querySelectorAll(places) ?? [])];
  const name = names.find((each) => each !== '' && parts.some((part) => nameOf(part) === each));
  return parts.find((part) => nameOf(part) === name);
}

/**
 * Gives the focus to the smallest part of the page on this path that is still there, also when it is made anew, or to the content
 * of the page. A part can have it only as long as it stays there: nobody comes to it with the Tab key.
 */
export function focusPlace(path: readonly Element[]): void {
  const around = path.find((each) => each.isConnected && each.matches(places));
  const place = insteadOf(path) ?? around ?? document.querySelector('main');
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
