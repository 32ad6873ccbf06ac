const works: (() => Promise<void>)[] = [];

/** Has something done when the test ends, or the file for what is made outside of a test. */
export const atTheEnd = (work: () => Promise<void>) => void works.push(work);

/** How much there is to do by now. */
export const worksSoFar = () => works.length;

/**
 * Does it. The last is the first: what an API still writes is written before its store is closed, and a database is
 * dropped after its connections have ended. Called by `cleanUp.setup.ts`.
 *
 * @param from how many of the works, the oldest, are not to be done yet
 */
export async function end(from: number): Promise<void> {
  for (const work of works.splice(from).reverse()) await work();
}
