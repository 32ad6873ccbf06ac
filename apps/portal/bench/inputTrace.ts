/** An event of a trace of the browser, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread had of the processor. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** What an input took of the processor on the page's thread, in milliseconds. */
export interface Spent {
  /** From its heaviest event to the end of the frame that follows it: what the browser measures as its wait, on a machine of its own. */
  event: number;
  /** Until what was asked for was painted. */
  work: number;
  /** The longest task of that. */
  longest: number;
  /** Of the work: which style each element has, where it stands, and its drawing. The rest is scripts. */
  style: number;
  layout: number;
  paint: number;
}

/** What the browser writes down for this. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
/** Stands in the trace where what was asked for is painted. */
export const thereMark = 'bench there';

// What the pointer does on its way is nobody's press.
const press =
  /^(pointer|mouse|touch)(down|up|start|end)$|^(click|keydown|keypress|keyup|beforeinput|input|change)$/;
const drawing = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);

/** Sums what the thread that got the input did with it. @throws when the trace knows of no input */
export function spentOf(trace: readonly TraceEvent[]): Spent {
  const isPress = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && press.test(args?.data?.type ?? '');
  const presses = trace.filter(isPress).toSorted((a, b) => a.ts - b.ts);
  const first = presses[0];
  if (!first) throw new Error('No input is in the trace.');
  const own = trace.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const named = (names: ReadonlySet<string>) => own.filter(({ name, ph }) => ph === 'X' && names.has(name));
  const tasks = named(new Set(['RunTask']));
  const frames = named(new Set(['Commit']));
  const there = own.find(({ name }) => name === thereMark)?.ts ?? Number.POSITIVE_INFINITY;
  /** The processor time between two moments; of what began before or ended later, its share. */
  const between = (events: readonly TraceEvent[], from: number, to: number) => {
    let sum = 0;
    for (const { ts, dur = 0, tdur = 0 } of events) {
      const shared = Math.min(ts + dur, to) - Math.max(ts, from);
      if (shared > 0) sum += dur > 0 ? (tdur * shared) / dur : tdur;
    }
    return sum / 1000;
  };
  const waits = presses
    .filter(({ ts }) => ts < there)
    .map(({ ts, dur = 0 }) => {
      const frame = frames.find((each) => each.ts >= ts + dur);
      return between(tasks, ts, frame ? frame.ts + (frame.dur ?? 0) : ts + dur);
    });
  const meant = tasks.filter(({ ts, dur = 0 }) => ts + dur > first.ts && ts < there);
  return {
    event: Math.max(...waits),
    work: between(tasks, first.ts, there),
    longest: Math.max(0, ...meant.map(({ tdur = 0 }) => tdur / 1000)),
    style: between(named(new Set(['UpdateLayoutTree'])), first.ts, there),
    layout: between(named(new Set(['Layout'])), first.ts, there),
    paint: between(named(drawing), first.ts, there),
  };
}
