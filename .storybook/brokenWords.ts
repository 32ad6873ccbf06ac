/**
 * The words of an element that stand in two lines: their column was too narrow for them. A word is letters and digits in a
 * row, so that a line may end at a hyphen, a dot or a slash.
 */
export function brokenWords(element: HTMLElement): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0.5)
        .map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word);
    }
  }
  return found;
}
