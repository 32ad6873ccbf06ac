/**
 * The texts that lie on others, in pairs: where there is too little room for large text. What is cut off, meant for screen
 * readers, or stands over the page, such as a bar at its foot, is not judged. All of it runs in the page.
 *
 * @param root what is judged, the whole page when left out
 */
export function wordsOnWords(root: Element = document.body): string[] {
  interface Line {
    text: string;
    of: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isShown = (of: Element) =>
    !of.closest('script, style, noscript, .sr-only, [inert], [data-aria-hidden]') &&
    of.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const isOverThePage = (of: Element) => {
    for (let at: Element | null = of; at && at !== root; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  /** As much of a line as what is around it lets through. */
  const seen = (line: Line): Line => {
    for (let at: Element | null = line.of; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement || getComputedStyle(at).overflow === 'visible') continue;
      const edge = at.getBoundingClientRect();
      line.left = Math.max(line.left, edge.left);
      line.right = Math.min(line.right, edge.right);
      line.top = Math.max(line.top, edge.top);
      line.bottom = Math.min(line.bottom, edge.bottom);
    }
    return line;
  };
  const linesOf = (node: Node): Line[] => {
    const of = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!of || !text || !isShown(of) || isOverThePage(of)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map(({ left, right, top, bottom }) => seen({ text, of, left, right, top, bottom }))
      .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node));
  const height = ({ top, bottom }: Line) => bottom - top;
  const isOn = (a: Line, b: Line) =>
    a.of !== b.of &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(height(a), height(b)) * 0.4;
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => isOn(one, other))
      .map(({ text }) => `${one.text.slice(0, 40)} on ${text.slice(0, 40)}`),
  );
}
