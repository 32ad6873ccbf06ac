/**
 * Asks that a person can put the pointer on something: it can be brought into view, and nothing lies over it.
 *
 * @throws Error when that is not so
 */
export function expectReachable(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  const isReached = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
  if (!isReached || width === 0 || height === 0)
    throw new Error(
      `No pointer reaches ${element.outerHTML.slice(0, 120)}: there is ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`,
    );
}
