/** How a piece of work did. */
export interface Measured {
  perSecond: number;
  /** Milliseconds that half of the runs stayed below, and 99 in 100. */
  median: number;
  p99: number;
}

const workers = 16;
/** Runs and time at most, for one piece of work. */
const maxRuns = 5000;
const maxMs = 4000;
const warmUpRuns = 300;

/** Does the work again and again, sixteen at a time, until there are enough runs or the time is over. */
export async function measure(work: () => Promise<unknown>): Promise<Measured> {
  await inParallel(work, warmUpRuns);
  const start = performance.now();
  const times = await inParallel(work, maxRuns);
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

async function inParallel(work: () => Promise<unknown>, runs: number): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + maxMs;
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
