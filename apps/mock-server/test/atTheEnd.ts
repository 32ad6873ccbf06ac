const works: (() => Promise<void>)[] = [];

/** Has something done when the test file ends. */
export const atTheEnd = (work: () => Promise<void>) => void works.push(work);

/**
 * Does it. The last is the first: what an API still writes is written before its store is closed, and a database is
 * dropped after its connections have ended. Called by `cleanUp.setup.ts`.
 */
export async function end(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
