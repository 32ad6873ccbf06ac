import type { Page } from 'playwright';
import { mostTriedAgain, tellOfSecond, tellOfUnsteady } from './secondTry.ts';

interface Judging<Item> {
  newPage: () => Promise<Page>;
  /** What is wrong with it, once a page shows it; empty: nothing. What it throws is a fault too. */
  faultsOf: (page: Page, item: Item) => Promise<string[]>;
  nameOf: (item: Item) => string;
  /** Gets what was found of each, and how long it took in milliseconds; of one that had a second try what that found. */
  tell?: (item: Item, faults: readonly string[], ms: number) => void;
  /** Whether one or two with faults get a second try: in the whole run, not for whoever names a part. */
  isWhole: boolean;
}

/**
 * Does the same with each, on two pages at a time. In the whole run one or two that have faults are judged once more when the
 * others are done, each on a page of its own.
 *
 * @returns how many had faults; each is told with its own
 * @see ADR 65
 */
export async function judgeAll<Item>(
  items: readonly Item[],
  { newPage, faultsOf, nameOf, tell = () => {}, isWhole }: Judging<Item>,
): Promise<number> {
  const queue = [...items];
  const failed: Item[] = [];
  async function judge(page: Page, item: Item) {
    const startedAt = performance.now();
    const faults = await faultsOf(page, item).catch((cause: unknown) => [String(cause)]);
    tell(item, faults, Math.round(performance.now() - startedAt));
    if (faults.length > 0)
      console.log(`${nameOf(item)}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
    return faults.length === 0;
  }
  async function work() {
    const page = await newPage();
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      if (!(await judge(page, item))) failed.push(item);
    await page.close();
  }
  await Promise.all([work(), work()]);
  if (!isWhole || failed.length === 0 || failed.length > mostTriedAgain) return failed.length;
  tellOfSecond(failed.map(nameOf));
  const unsteady: Item[] = [];
  for (const item of failed) {
    const page = await newPage();
    if (await judge(page, item)) unsteady.push(item);
    await page.close();
  }
  tellOfUnsteady(unsteady.map(nameOf));
  return failed.length - unsteady.length;
}
