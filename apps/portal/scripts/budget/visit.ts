import type { Browser, CDPSession, Page } from '@playwright/test';
import { languageCookie } from '@rpm/domain';
import { felt, isCalm, watchFelt } from './felt.ts';
import { longTasksOf, paceMs } from './pace.ts';
import { type Asked, notNamed } from './traffic.ts';
import { watchTraffic } from './watchTraffic.ts';

/** A cold visit: a browser that has seen nothing of ours but, behind the guard, who is logged in. */
export interface Plan {
  address: string;
  language: string;
  /** What the browser keeps of a session, as text; `null` for a guest. */
  session: string | null;
  isPhone: boolean;
  /** The font comes when all else is there. */
  isFontLate?: boolean;
}

/** What came of it. */
export interface Visit {
  asked: readonly Asked[];
  /** The sum of all layout shifts, but for those until the font has come. */
  shift: number;
  /** The sum of those. */
  fontShift: number;
  /** What moved, for whoever has to mend it. */
  moved: readonly string[];
  longTasks: number;
  /** The code that nobody has named, and that the page asks for all the same. */
  notNamed: readonly string[];
  /** What the page was told to load before and then did without. */
  unused: readonly string[];
}

const [desktop, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** How often nothing may happen in a row before a page has all that it asks for. */
const stillTimes = 3;
/** How often it is measured how quick the machine is, before a page and after it. */
const timesPaced = 3;
/** More rounds than any page needs; one that goes on asking is an error. */
const roundsMax = 400;

/** Follows which scripts run; what is only loaded does not. Gives how to ask for their addresses. */
async function watchScripts(session: CDPSession) {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const hasRun = ({ functions }: (typeof result)[number]) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
    return result.filter(hasRun).map(({ url }) => url);
  };
}

/** In the page: what the script ahead of it asks for, by whoever opens it. `e2e/early.spec.ts` knows that it does. */
const filesOfVisitors = () =>
  Object.values(document.querySelector<HTMLMetaElement>('meta[name="rpm-page"]')?.dataset ?? {}).flatMap(
    (files = '') => files.split(' ').map((file) => `/${file}`),
  );

/** How quick the machine is just now, some times in a row. */
async function pacesOf(page: Page): Promise<number[]> {
  const paces: number[] = [];
  for (let at = 0; at < timesPaced; at += 1) paces.push(await page.evaluate(paceMs));
  return paces;
}

/** Opens a page as a new browser would, lets the answers of the API come one by one, until it asks for nothing more. */
export async function visit(browser: Browser, origin: string, plan: Plan): Promise<Visit> {
  const context = await browser.newContext({
    viewport: plan.isPhone ? phone : desktop,
    timezoneId: 'America/New_York',
    locale: plan.language === 'en' ? 'en-US' : 'es-US',
  });
  try {
    await context.addCookies([{ name: languageCookie, value: plan.language, url: origin }]);
    if (plan.session !== null) {
      await context.addInitScript((stored) => localStorage.setItem('rpm.session', stored), plan.session);
    }
    await context.addInitScript(watchFelt);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const paces = await pacesOf(page);
    const executed = await watchScripts(session);
    const traffic = await watchTraffic(session, origin, plan.isFontLate);
    await page.goto(origin + plan.address, { waitUntil: 'commit' });
    const settle = async (already = 0) => {
      let still = already;
      for (let round = 0; still < stillTimes; round += 1) {
        if (round > roundsMax) throw new Error(`${plan.address} does not stop asking.`);
        const before = traffic.all().length;
        const calm = await page.evaluate(isCalm);
        still = calm && traffic.isStill() && traffic.all().length === before ? still + 1 : 0;
      }
    };
    await settle();
    while (await traffic.releaseOne()) await settle(stillTimes - 1);
    if (plan.isFontLate) {
      if (!(await traffic.releaseFont())) throw new Error(`${plan.address} asks for no font.`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await settle();
    }
    const early = await page.evaluate(filesOfVisitors);
    const { styles, hasFont, longTaskMs, ...rest } = await page.evaluate(felt);
    paces.push(...(await pacesOf(page)));
    const used = new Set([...styles, ...(await executed())]);
    const isUsed = ({ kind, url }: Asked) => (kind === 'font' ? hasFont : used.has(url));
    const preloads = traffic.all().filter(({ isPreload, kind }) => isPreload && kind !== 'call');
    return {
      asked: traffic.all(),
      notNamed: notNamed(traffic.all(), early),
      unused: preloads.filter((each) => !isUsed(each)).map(({ what }) => what),
      longTasks: longTasksOf(longTaskMs, paces),
      ...rest,
    };
  } finally {
    await context.close();
  }
}
