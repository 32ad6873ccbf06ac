/** What is kept in the page while it is watched. */
interface Watched {
  shifts: { at: number; value: number; what: string[] }[];
  /** Until when what moves may have been moved by the font, which has just come. */
  fontUntil: number;
  /** How long each task took that took longer than 50 ms. */
  longTaskMs: number[];
  /** Timers that will end within half a second: what the page has put off a little. */
  soon: Set<number>;
  take: () => void;
}

/** The part of a layout shift that is read here. @see https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * In the page, before anything of ours: counts what jumps and what takes long. What the page puts off for half a second
 * or more does not come: how busy a machine is must not decide whether a page says that it is still loading.
 */
export function watchFelt(): void {
  const soonMs = 500;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const said = (node?.textContent ?? '').trim().slice(0, 40);
    return element
      ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> '${said}'`
      : 'something that is gone';
  };
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const watched: Watched = {
    shifts: [],
    fontUntil: 0,
    longTaskMs: [],
    soon: new Set(),
    take: () => undefined,
  };
  const takeShifts = (entries: PerformanceEntryList) => {
    for (const { startTime, value, sources } of entries as LayoutShift[]) {
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
      );
      watched.shifts.push({ at: startTime, value, what });
    }
  };
  const shifts = new PerformanceObserver((list) => takeShifts(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
  document.fonts.addEventListener('loadingdone', () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        watched.fontUntil = performance.now();
      }),
    ),
  );
  const takeTasks = (entries: PerformanceEntryList) =>
    watched.longTaskMs.push(...entries.map(({ duration }) => duration));
  const tasks = new PerformanceObserver((list) => takeTasks(list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  watched.take = () => {
    takeShifts(shifts.takeRecords());
    takeTasks(tasks.takeRecords());
  };
  const [begin, end] = [globalThis.setTimeout, globalThis.clearTimeout] as unknown as [
    (work: () => void, afterMs: number) => number,
    (timer?: number) => void,
  ];
  let put = 0;
  const beginWatched = (work: (...given: unknown[]) => void, afterMs = 0, ...given: unknown[]) => {
    if (afterMs >= soonMs) {
      put -= 1;
      return put;
    }
    const timer = begin(() => {
      watched.soon.delete(timer);
      work(...given);
    }, afterMs);
    watched.soon.add(timer);
    return timer;
  };
  const endWatched = (timer?: number) => {
    if (timer !== undefined) watched.soon.delete(timer);
    end(timer);
  };
  Object.assign(globalThis, { rpmFelt: watched, setTimeout: beginWatched, clearTimeout: endWatched });
}

/** In the page: waits for two frames, and what they leave to do. Gives whether the page has put nothing off. */
export function isCalm(): Promise<boolean> {
  const { soon } = (globalThis as unknown as { rpmFelt: Watched }).rpmFelt;
  return new Promise((done) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(soon.size === 0);
        port2.postMessage(null);
      }),
    );
  });
}

/** In the page, at the end: the sum of what jumped, what it was, and which tasks were long. */
export function felt() {
  const watched = (globalThis as unknown as { rpmFelt: Watched }).rpmFelt;
  watched.take();
  const sumOf = (some: Watched['shifts']) => some.reduce((sum, { value }) => sum + value, 0);
  return {
    shift: sumOf(watched.shifts.filter(({ at }) => at > watched.fontUntil)),
    fontShift: sumOf(watched.shifts.filter(({ at }) => at <= watched.fontUntil)),
    moved: watched.shifts.flatMap(({ value, what }) => what.map((each) => `${value.toFixed(4)} ${each}`)),
    longTaskMs: watched.longTaskMs,
    /** Files of styles, and whether a font of ours is drawn with. */
    styles: [...document.styleSheets].flatMap(({ href }) => href ?? []),
    hasFont: [...document.fonts].some(
      ({ status, family }) => status === 'loaded' && family.includes('Variable'),
    ),
  };
}
