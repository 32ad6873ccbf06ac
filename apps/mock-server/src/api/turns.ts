import { Refusal } from './Refusal.ts';

/** Does a piece of work when it is its turn. @param lane whose work it is: the lanes are served by turns */
export type InTurn = <T>(lane: string, work: () => Promise<T>) => Promise<T>;

/** How much is done and waited for. */
interface TurnLimits {
  /** Pieces of work at the same time. */
  atOnce: number;
  /** Of one lane, that wait. */
  waitingPerLane: number;
}

/**
 * Bounds heavy work by a queue: so much at once, and of those who wait each lane has its turn. Who asks without end makes
 * only those of the own lane wait (F4).
 *
 * @throws Refusal 503, from the work's own promise, when too many of one lane wait
 */
export function turns({ atOnce, waitingPerLane }: TurnLimits): InTurn {
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;

  /** The first of the lane that waits longest; the lane goes to the end. */
  function next(): (() => void) | undefined {
    const [first] = lanes;
    if (!first) return undefined;
    const [lane, waiting] = first;
    const start = waiting.shift();
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    return start;
  }

  async function turn(lane: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const waiting = lanes.get(lane) ?? [];
    if (waiting.length >= waitingPerLane) {
      throw new Refusal(503, { code: 'unavailable', headers: { 'retry-after': '5' } });
    }
    lanes.set(lane, waiting);
    await new Promise<void>((start) => waiting.push(start));
  }

  return async (lane, work) => {
    await turn(lane);
    try {
      return await work();
    } finally {
      const start = next();
      if (start) start();
      else running -= 1;
    }
  };
}
