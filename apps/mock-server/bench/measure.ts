/** How a piece of work did. */
export interface Measured {
  perSecond: number;
  /** Milliseconds that half of the runs stayed below, and 99 in 100. */
  median: number;
  p99: number;
}

type Work = () => Promise<unknown>;

const workers = 16;
const warmUpRuns = 200;
/** Each piece of work gets so many turns, of so many milliseconds. */
const turns = 16;
const turnMs = 250;

/**
 * Does pieces of work by turns, each again and again, sixteen at a time. By turns, since a machine is not as fast in one
 * second as in another: what they are compared by is what all of them met.
 */
export async function measure<K extends string>(works: Record<K, Work>): Promise<Record<K, Measured>> {
  const all = Object.entries<Work>(works).map(([name, work]) => ({
    ...{ name, work, ms: 0 },
    times: [] as number[],
  }));
  for (const { work } of all) await inParallel(work, { runs: warmUpRuns, ms: 10 * turnMs });
  for (let turn = 0; turn < turns; turn += 1) {
    for (const each of all) {
      const start = performance.now();
      const times = await inParallel(each.work, { runs: Number.POSITIVE_INFINITY, ms: turnMs });
      each.ms += performance.now() - start;
      each.times.push(...times);
    }
  }
  const measured = all.map(({ name, ms, times }) => [name, summary(times, ms)]);
  return Object.fromEntries(measured) as Record<K, Measured>;
}

function summary(times: number[], ms: number): Measured {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (times.length / ms) * 1000, median: at(0.5), p99: at(0.99) };
}

async function inParallel(work: Work, { runs, ms }: { runs: number; ms: number }): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + ms;
  let left = runs;
  const worker = async () => {
    while (left > 0 && performance.now() < deadline) {
      left -= 1;
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return times;
}
