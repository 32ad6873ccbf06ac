const painted = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/**
 * The text of a file that draws a picture of the page as it is drawn there, wherever it is opened: colors that come from the theme
 * are written into it. What has the color of the text stays so (`currentColor`).
 *
 * @param svg a picture of this page
 */
export function svgFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [svg, copy].map((each) => [each, ...each.querySelectorAll<SVGElement>('*')]);
  for (const [at, original] of (originals ?? []).entries()) {
    const own = copies?.[at];
    if (!own || !original.hasAttribute('class')) continue;
    const style = getComputedStyle(original);
    // The color of the text is that of whoever draws it.
    const isText = (value: string) => value === style.color;
    for (const name of painted) {
      const value = style.getPropertyValue(name);
      const isOfClass = own.getAttribute(name) !== value && !(own.hasAttribute(name) && isText(value));
      if (isOfClass && own !== copy) own.setAttribute(name, value);
    }
    own.removeAttribute('class');
  }
  for (const name of ['aria-hidden', 'focusable', 'style']) copy.removeAttribute(name);
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}
