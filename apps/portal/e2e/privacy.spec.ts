import type { Page } from '@playwright/test';
import { aboutPage } from '@rpm/domain/words/aboutPage';
import { allocationWords } from '@rpm/domain/words/allocation';
import { clinicWords } from '@rpm/domain/words/clinic';
import { navWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const notice = 'You will be signed out in 30 seconds. Press any key to stay.';

/** All that a browser keeps of a site by itself, in one text. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      entry: history.state,
    }),
  );

/** Every string that the page's own memory holds, after a collection of what nothing refers to. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(parts.join('')) as { strings: string[] };
  return strings.join('\n');
}

journey.describe('idle', () => {
  // Both tabs tell the server that the session is over: to the second it is over already. What the frame asked for in the
  // leap of the clock is broken off when the page is left.
  journey.use({
    expectedConsole: { lines: [/Failed to load resource.*401/, /^error: HTTP error! status: 0$/] },
  });

  journey(
    'idle in two tabs: both warn, activity in one keeps both, and both log off to the first page (SES-01 to SES-04, R7)',
    async ({ page, context }) => {
      await context.clock.install();
      await page.goto('/orders');
      await logIn(page, 'staff@northside.example');
      await expect(page.getByRole('rowheader')).not.toHaveCount(0);
      const other = await context.newPage();
      await other.goto('/inquiry');
      await expect(other.getByRole('heading', { name: 'Submit an Inquiry', level: 1 })).toBeVisible();

      await context.clock.fastForward('04:32');
      for (const tab of [page, other]) await expect(tab.getByText(notice)).toBeVisible();
      await other.keyboard.press('Shift');
      for (const tab of [page, other]) await expect(tab.getByText(notice)).toHaveCount(0);

      await context.clock.fastForward('04:52');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Keep Me Logged In' }).click();
      for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(0);

      // The rest in real time: what the first page loads must not meet a jump of the clock.
      await context.clock.fastForward('04:58');
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL('/');
        await expect(tab.getByRole('link', { name: navWords.items.deviceOrders })).toHaveCount(0);
        expect(await tab.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      }
      await page.goto('/orders');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('rowheader')).toHaveCount(0);
    },
  );
});

journey.describe('idle on a public page', () => {
  // As above: the page is left while the first page asks who is there.
  journey.use({
    expectedConsole: { lines: [/Failed to load resource.*401/, /^error: HTTP error! status: 0$/] },
  });

  journey(
    'somebody logged in who reads a public page is warned, can stay, and is logged off to the first page (SES-01 to SES-04)',
    async ({ page, context }) => {
      await context.clock.install();
      await page.goto('/orders');
      await logIn(page, 'staff@northside.example');
      await expect(page.getByRole('rowheader')).not.toHaveCount(0);
      // The watch comes after the page, in a file that the plan of the files may name after something else (ADR 18).
      await page.goto('/about', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: aboutPage.title, level: 1 })).toBeVisible();

      await context.clock.fastForward('04:52');
      await expect(page.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep Me Logged In' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('rpm.session'))).not.toBeNull();

      await context.clock.fastForward('05:01');
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await page.goto('/orders');
      await expect(page).toHaveURL('/login');
    },
  );
});

journey.describe('two users', () => {
  // The way back leads the second to the record that the first had open: to them it does not exist.
  journey.use({ expectedConsole: { lines: [/Failed to load resource.*404/, /HTTP error! status: 404/] } });

  journey(
    'two users one after the other: nothing of the first is left in storage, on the page, in its history or in memory (R23)',
    async ({ page }) => {
      const titles: string[] = [];
      page.on(
        'framenavigated',
        () =>
          void page.title().then(
            (title) => titles.push(title),
            () => {},
          ),
      );
      await page.goto('/patient-list');
      await logIn(page, 'doctor@northside.example');
      await expect(page.getByRole('rowheader')).toHaveCount(20);
      const names = (await page.getByRole('rowheader').getByRole('link').allInnerTexts()).map((name) =>
        name.replace(/ \(\d{4}\)$/, ''),
      );
      expect(names.length).toBeGreaterThan(5);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] as string);
      titles.push(await page.title());
      const stored = await page.evaluate(() => localStorage.getItem('rpm.session'));
      const { token, user } = JSON.parse(stored ?? '{}') as {
        token: string;
        user: { userId: string; username: string };
      };
      await page.getByRole('link', { name: navWords.items.patientDetails }).first().click();
      await page.getByRole('link', { name: navWords.items.assignDevice }).first().click();
      await expect(page.getByRole('heading', { name: allocationWords.title, level: 1 })).toBeVisible();
      await page.getByRole('searchbox').fill((names[1] as string).slice(0, 4));
      await expect(page.getByText(names[1] as string).first()).toBeVisible();
      await page.getByRole('button', { name: new RegExp(navWords.accountMenu) }).click();
      await page.getByRole('button', { name: navWords.logout }).click();
      await expect(page).toHaveURL('/login');
      expect(JSON.parse(await kept(page))).toMatchObject({
        local: {},
        session: {},
        cookies: '',
        caches: [],
        databases: [],
      });

      await logIn(page, 'doctor@southside.example');
      await expect(page).toHaveURL('/doctor-dashboard');
      await expect(page.getByRole('region', { name: clinicWords.totals })).not.toContainText(
        loadWords.unknown,
      );
      const ofTheFirst = [token, user.userId, user.username, ...names];
      const places = {
        'the storage': await kept(page),
        'the page': await page.content(),
        'the titles': titles.join('\n'),
        'the memory': await memoryOf(page),
      };
      const found = Object.entries(places).flatMap(([place, text]) =>
        ofTheFirst.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
      );
      expect(found).toEqual([]);
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
      const content = await page.content();
      expect(ofTheFirst.filter((secret) => content.includes(secret))).toEqual([]);
    },
  );
});
