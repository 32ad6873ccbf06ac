import { expect } from 'storybook/test';

/** Asks that all columns of a table are in sight: none lies under another or beyond the edge of what scrolls, and no word is wider than its column. */
export async function expectAllColumns(table: HTMLElement): Promise<void> {
  const region = table.parentElement?.getBoundingClientRect();
  const edges = [...table.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
  await expect(edges[0]?.left).toBeGreaterThanOrEqual((region?.left ?? 0) - 1);
  await expect(edges.at(-1)?.right).toBeLessThanOrEqual((region?.right ?? 0) + 1);
  for (const [at, edge] of edges.entries()) {
    await expect(edge.left).toBeGreaterThanOrEqual((edges[at - 1]?.right ?? 0) - 1);
  }
  const cells = [...table.querySelectorAll('th, td')];
  await expect(cells.filter(isCutOff).map((cell) => cell.textContent)).toEqual([]);
}

/** Whether something that is seen in a cell is wider than the cell. */
function isCutOff(cell: Element): boolean {
  const { right } = cell.getBoundingClientRect();
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('.sr-only')) continue;
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((box) => box.right > right + 0.5)) return true;
  }
  return [...cell.querySelectorAll('button')].some(
    (each) => each.getBoundingClientRect().right > right + 0.5,
  );
}
