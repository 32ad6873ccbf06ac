/**
 * Does a piece of work for each, one after the other. One that fails keeps no other waiting; that it failed is told when all are done.
 *
 * @throws the first failure
 */
export async function eachInTurn<Each>(
  all: Iterable<Each>,
  work: (each: Each) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of all) await work(each).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}
