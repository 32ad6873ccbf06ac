/**
 * More failures than these at once are no chance, and nobody needs a second look.
 *
 * @see ADR 65
 */
export const mostTriedAgain = 2;

const lines = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n');

/** Says what is tried a second time. */
export const tellOfSecond = (names: readonly string[]) => console.log(`\nOnce more, alone:\n${lines(names)}`);

/** Says what the second try found nothing wrong with: a fault of the test or of the product, to be mended. */
export function tellOfUnsteady(names: readonly string[]): void {
  if (names.length > 0) console.log(`\nUNSTEADY, failed and then passed:\n${lines(names)}`);
}

/**
 * Judges something, and once more when it has faults.
 *
 * @returns the faults of the last try; what it throws is one
 */
export async function judgeTwice(name: string, judge: () => Promise<string[]>): Promise<string[]> {
  const caught = () => judge().catch((cause: unknown) => [String(cause)]);
  const first = await caught();
  if (first.length === 0) return [];
  console.log(`${name}\n${lines(first)}`);
  tellOfSecond([name]);
  const second = await caught();
  if (second.length === 0) tellOfUnsteady([name]);
  return second;
}
