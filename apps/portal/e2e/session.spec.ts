import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { navWords, othersPageWords, pagesWords } from '@rpm/domain/words/frame';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { sessionWords } from '@rpm/domain/words/session';
import { demoPassword, expect, expectAccessible, journey, logIn } from './journey.ts';

journey('a guest is led to log in, and then to the page that was asked for (RTE-02)', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Log in · Remote Patient Monitoring');
  await expectAccessible(page);
  await logIn(page, 'staff@northside.example');
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { name: clinicOrderWords.title, level: 1 })).toBeVisible();
});

journey('the keyboard is enough to log in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel(loginWords.email)).toBeVisible();
  await page.getByLabel(loginWords.email).focus();
  await page.keyboard.type('doctor@northside.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/doctor-dashboard');
  await expect(page.getByRole('heading', { name: 'RPM Dashboard', level: 1 })).toBeVisible();
});

journey.describe('refusals', () => {
  journey.use({ expectedConsole: { lines: [/HTTP error! status: 401/, /Failed to load resource.*401/] } });

  journey(
    'a wrong password and an unknown account get the same answer, and nothing typed is lost',
    async ({ page }) => {
      await page.goto('/login');
      for (const name of ['staff@southside.example', 'nobody@nowhere.example']) {
        await page.getByLabel(loginWords.email).fill(name);
        await page.getByRole('textbox', { name: loginWords.password }).fill('not-the-password');
        await page.getByRole('button', { name: loginWords.submit }).click();
        await expect(page.getByRole('alert')).toHaveText(loginWords.wrong);
        await expect(page.getByLabel(loginWords.email)).toHaveValue(name);
        await expect(page.getByRole('textbox', { name: loginWords.password })).toHaveValue(
          'not-the-password',
        );
      }
    },
  );

  journey(
    'a session that the server has ended leads back to /login, with one notice, and nothing is kept',
    async ({ page, request }) => {
      await page.goto('/orders');
      await logIn(page, 'staff@northside.example');
      await expect(page.getByRole('rowheader')).not.toHaveCount(0);
      // A read still in flight would be refused too, and lead away before the button is pressed.
      await page.waitForLoadState('networkidle');
      const stored = await page.evaluate(() => localStorage.getItem('rpm.session'));
      const { token } = JSON.parse(stored ?? '{}') as { token: string };
      await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
      await page.getByRole('button', { name: pagesWords.next }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('status')).toHaveText(sessionWords.ended);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    },
  );
});

journey(
  'logging out in one tab logs out the other, and the browser keeps nothing (NAV-08)',
  async ({ page, context }) => {
    await page.goto('/orders');
    await logIn(page, 'doctor@northside.example');
    await expect(page.getByRole('heading', { name: clinicOrderWords.title, level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/orders');
    await expect(other.getByRole('heading', { name: clinicOrderWords.title, level: 1 })).toBeVisible();
    // What a tab still asks for when the session ends is refused, and logged.
    await expect(other.getByRole('rowheader')).not.toHaveCount(0);

    await page.getByRole('button', { name: new RegExp(navWords.accountMenu) }).click();
    await page.getByRole('button', { name: navWords.logout }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.goto('/orders');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Marigold')).toHaveCount(0);
  },
);

journey('a patient gets the patient menu and no order of anybody (NAV-03, ROL-04)', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'patient@northside.example');
  await expect(page).toHaveURL('/patient-dashboard');
  await expect(page.getByRole('heading', { name: 'RPM Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: navWords.items.deviceOrders })).toHaveCount(0);
  await expectAccessible(page);
});

journey(
  'a patient at the orders is told whose page it is, stays logged in, and sees no row',
  async ({ page }) => {
    await page.goto('/orders');
    await logIn(page, 'patient@northside.example');
    await expect(page.getByText(othersPageWords.clinic)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await expect(page).toHaveURL('/orders');
  },
);

journey('pages that do not exist say so (RTE-01 to RTE-07)', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'staff@northside.example');
  await expect(page).toHaveURL('/no-such-page');
  await expect(page.getByRole('heading', { name: appWords.notFoundTitle, level: 1 })).toBeVisible();
  for (const path of ['/no-such-page', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: appWords.notFoundTitle, level: 1 })).toBeVisible();
  }
});

journey('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/login', '/config.json', '/ready']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (!headers['content-type']?.startsWith('text/html')) continue;
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

journey('the log in page takes few requests, and every class on it has its rule', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  // Nine or ten, as the plan of the files comes out.
  expect(requests.filter((path) => path !== '/mark.svg').length).toBeLessThanOrEqual(10);
  await page.getByRole('button', { name: loginWords.submit }).click();
  await expect(page.getByText(loginErrors.emailRequired)).toBeVisible();
  const unstyled = await page.evaluate(() => {
    const selectors = [...document.styleSheets].flatMap((sheet) => {
      const texts: string[] = [];
      const walk = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) texts.push(rule.selectorText);
          if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
        }
      };
      walk(sheet.cssRules);
      return texts;
    });
    const all = selectors.join('\n');
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return [...new Set(used)].filter(
      // What only marks a place for others, and the names that the icon library adds, have no rule of their own.
      (name) => !/^(group|peer|lucide)/.test(name) && !all.includes(`.${CSS.escape(name)}`),
    );
  });
  expect(unstyled).toEqual([]);
});
