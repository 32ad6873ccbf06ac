import type { Page } from '@playwright/test';
import { expect, journey, logIn } from './journey.ts';

/** The entry of the portal, without which none of its code runs. */
const entryCode = /\/assets\/index-[^/]+\.js$/;

/** The first calls of each page, as the server gets them: without them the screens ask later, and all the same. */
const pages = [
  ['doctor@northside.example', '/doctor-dashboard', 10],
  ['staff@northside.example', '/doctor-dashboard', 10],
  ['staff@northside.example', '/patient-list', 5],
  ['staff@northside.example', '/allPatients', 5],
  ['staff@northside.example', '/orders', 5],
  ['doctor@northside.example', '/alerts', 5],
  ['doctor@northside.example', '/patientdetails?id=', 11],
  ['doctor@northside.example', '/mydashboard', 11],
  ['doctor@northside.example', '/nonrpm-dashboard', 6],
  ['doctor@northside.example', '/profile', 7],
  ['admin@northside.example', '/profile', 7],
  ['staff@northside.example', '/rpm-device-allocation', 6],
  ['doctor@northside.example', '/billing-config', 8],
  ['admin@northside.example', '/billing-setup', 5],
  ['doctor@northside.example', '/billing-revenue', 5],
  ['doctor@northside.example', '/cpt', 7],
  ['doctor@northside.example', '/inquiry', 4],
  ['doctor@northside.example', '/mycredentials', 5],
  ['patient@northside.example', '/profile', 4],
  ['patient@northside.example', '/patient-profile', 8],
  ['patient@northside.example', '/patient-dashboard', 7],
  ['patient@northside.example', '/my-timeline', 2],
  ['patient@northside.example', '/patient-summary', 11],
  ['patient@northside.example', '/inquiry', 1],
] as const;

/** Opens a page whose own code waits until the early calls are on their way. @returns all that it asked for, and its HTML */
async function openHeld(page: Page, path: string, early: number) {
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  const asked: string[] = [];
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search} ${request.headers()['rpm-query'] ?? ''}`.trim());
    if (asked.filter((each) => each.includes(' /api/')).length === early) resolve();
  });
  let held = 0;
  await page.route(entryCode, async (route) => {
    await allAsked;
    held = asked.length;
    await route.continue();
  });
  const answer = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return { asked, early: asked.slice(0, held), html: (await answer?.text()) ?? '' };
}

for (const [account, path, early] of pages) {
  journey(
    `${path} for ${account}: the first calls start before the code, and each is taken`,
    async ({ page }) => {
      await page.goto('/login');
      await logIn(page, account);
      await expect(page).not.toHaveURL('/login');
      await page.waitForLoadState('networkidle');
      const id = path.endsWith('=') ? await firstPatient(page) : '';
      const { asked, early: before, html } = await openHeld(page, path + id, early);
      // None twice: neither a call nor a file.
      expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([]);
      expect(await untaken(page)).toBe(0);
      const links = /<link rel="(?:modulepreload|preload|stylesheet)"[^>]* href="([^"]+)"/g;
      const named = [...html.matchAll(links)].map(([, file]) => file);
      expect(named.length).toBeGreaterThan(4);
      for (const file of named) expect(asked).toContain(`GET ${file}`);
      // What only some who open it need is asked for by the script ahead of the page.
      for (const file of filesOf(html, account)) expect(before).toContain(`GET /${file}`);
    },
  );
}

journey('who has no session asks for nothing early, and finds the log in page', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

journey(
  'a patient at a page of the clinic, and a list with filters, ask for nothing early',
  async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'patient@northside.example');
    await expect(page).toHaveURL('/patient-dashboard');
    for (const path of ['/orders', '/doctor-dashboard', '/patient-dashboard?vital=HeartRate']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await untaken(page)).toBe(0);
    }
  },
);

const untaken = (page: Page) =>
  page.evaluate(() => {
    const kept: unknown = Reflect.get(globalThis, Symbol.for('rpm.earlyAnswers'));
    return kept instanceof Map ? kept.size : 0;
  });

/** The code that a page names for such an account alone; each of these has some of its own on /profile. */
function filesOf(html: string, account: string): string[] {
  const title = { doctor: 'provider', staff: 'staff', admin: 'administrator', patient: 'patient' }[
    account.split('@')[0] ?? ''
  ];
  const files = new RegExp(` data-${title}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
  if (html.includes('content="profile"')) expect(files).not.toEqual([]);
  return files;
}

/** The id of the patient at the head of the list. */
async function firstPatient(page: Page): Promise<string> {
  await page.goto('/patient-list');
  const link = page.getByRole('rowheader').getByRole('link').first();
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  return encodeURIComponent(address.searchParams.get('id') ?? '');
}
