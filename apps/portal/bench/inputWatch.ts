import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Spent, spentOf, thereMark, traceCategories } from './inputTrace.ts';

/** One press or key that somebody makes. */
export interface Act {
  name: string;
  /** Opened before, where the page stands elsewhere. */
  at?: string;
  /** What else must be so before: it is not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed; with `key`, what has the focus before. */
  on?: (page: Page) => Locator;
  /** Instead of a press. */
  key?: string;
  /** What there must be afterwards, as a selector of CSS: that it is there, that it is gone, that its text is another. */
  seen: string | { gone: string } | { changed: string };
  /** Only in windows of this width. */
  only?: 'wide' | 'phone';
}

/** How long somebody waited, in milliseconds: the clock's, which knows of all else that the machine does. */
export interface Waited {
  /** The longest that one of its events waited for its frame, as the browser itself measures it. */
  event: number;
  /** From the first event to the frame that shows what was asked for. */
  there: number;
}

const seenWithinMs = 15_000;

/** In the page, before its scripts: keeps the longest event since it was last asked, and when what is waited for was painted. */
function watchInPage(mark: string) {
  const watch = { event: 0, there: 0 };
  const state = Object.assign(globalThis as never as Record<string, unknown>, { watch });
  // What the pointer does on its way is nobody's press.
  const isPress = (name: string) =>
    /^(pointer|mouse|touch)?(down|up|start|end)$|^(click|key|input|change)/.test(name);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (isPress(name)) watch.event = Math.max(watch.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  state.watchFor = (seen: string | { gone?: string; changed?: string }) => {
    Object.assign(watch, { event: 0, there: 0 });
    const selector = typeof seen === 'string' ? seen : (seen.gone ?? seen.changed ?? '');
    const all = () => [...document.querySelectorAll<HTMLElement>(selector)];
    // Only where it matters: whether something is visible takes as long as laying the page out.
    const isAnyVisible = () => all().some((each) => each.checkVisibility());
    const text = () =>
      all()
        .map(({ textContent }) => textContent)
        .join();
    const before = text();
    const isSeen = () => {
      if (typeof seen === 'string') return isAnyVisible();
      if (seen.gone) return !isAnyVisible();
      return text() !== before && isAnyVisible();
    };
    let isBegun = false;
    const begin = ({ timeStamp }: Event) => {
      if (isBegun) return;
      isBegun = true;
      const look = () => {
        if (!isSeen()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        // The message comes after the frame is made.
        port1.onmessage = () => {
          watch.there = performance.now() - timeStamp;
          performance.mark(mark);
          (state.isThere as () => void)();
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, begin, { capture: true, once: true });
  };
}

/** Measures presses in a page. */
export class InputWatch {
  private there = Promise.withResolvers<void>();
  /** The newest trace, for whoever looks for causes. */
  trace: Buffer | undefined;
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly isTouch: boolean;

  private constructor(page: Page, session: CDPSession, isTouch: boolean) {
    this.page = page;
    this.session = session;
    this.isTouch = isTouch;
  }

  /** @param isTouch fingers do not come near before they press */
  static async begin(page: Page, { isTouch }: { isTouch: boolean }) {
    page.setDefaultTimeout(8000);
    const watch = new InputWatch(page, await page.context().newCDPSession(page), isTouch);
    await page.exposeBinding('isThere', () => watch.there.resolve());
    await page.addInitScript(watchInPage, thereMark);
    return watch;
  }

  /** What an act takes of the processor, by a trace. The CPU is not slowed down for it. */
  async spent(act: Act): Promise<Spent> {
    const press = await this.ready(act);
    const browser = this.page.context().browser();
    await browser?.startTracing(this.page, { categories: traceCategories });
    try {
      await press();
    } finally {
      this.trace = await browser?.stopTracing();
    }
    return spentOf(JSON.parse(String(this.trace)).traceEvents);
  }

  /** How long somebody waits for it on a slow machine. */
  async waited(act: Act, slowness: number): Promise<Waited> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    try {
      const press = await this.ready(act);
      await press();
      // The browser tells of events some time after their frame.
      await this.page.waitForTimeout(400);
      return await this.page.evaluate(() => (globalThis as never as { watch: Waited }).watch);
    } finally {
      await this.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }

  /** Brings the page to where somebody would press. @returns presses, and waits until what it is for is seen */
  private async ready({ name, at, before, on, key, seen }: Act): Promise<() => Promise<void>> {
    const { page } = this;
    if (at) await this.open(at);
    await before?.(page);
    // Off the navigation, which opens over the page while the pointer rests on it.
    if (!this.isTouch) await page.mouse.move(page.viewportSize()?.width ?? 0, 0);
    await this.quiet();
    const target = on?.(page);
    if (key) await target?.focus();
    await target?.scrollIntoViewIfNeeded();
    const place = key ? null : await target?.boundingBox();
    await page.evaluate(
      (what) => (globalThis as never as { watchFor: (seen: unknown) => void }).watchFor(what),
      seen,
    );
    this.there = Promise.withResolvers();
    // A link that takes two lines has none of itself in the middle of its box.
    const [x, y] = place
      ? [place.x + Math.min(place.width / 2, 24), place.y + Math.min(place.height / 2, 10)]
      : [0, 0];
    if (!key && !this.isTouch) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(150);
    }
    return async () => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new Error(`${name}: what it opens was not seen.`)),
        seenWithinMs,
      );
      const act = async () => {
        if (key) await page.keyboard.press(key);
        else if (this.isTouch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y, { delay: 60 });
        await this.there.promise;
      };
      await Promise.race([act(), late.promise]).finally(() => clearTimeout(timer));
    };
  }

  private async open(path: string) {
    await this.page.goto(path);
    await this.page.waitForLoadState('networkidle');
  }

  /** Nothing is on its way and nothing is to be done: what is measured next is its own. */
  private async quiet() {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(700);
  }
}
