import { guidePaths } from '@rpm/domain';
import { contactWords } from '@rpm/domain/words/contact';
import { contactPage } from '@rpm/domain/words/contactPage';
import { howItWorksPage } from '@rpm/domain/words/howItWorksPage';
import { publicWords } from '@rpm/domain/words/public';
import { usagePage } from '@rpm/domain/words/usagePage';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

type PublicPage = [path: string, heading: string];
const landing: PublicPage = ['/', publicWords.landing.title];
const pages: PublicPage[] = [
  landing,
  ['/how-it-works', 'How It Works'],
  ['/benefits', 'Benefits'],
  ['/offerings', 'Offerings'],
  ['/usage', usagePage.title],
  ['/devices', 'Devices'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
  ['/termsofpatient', 'Patient Terms'],
  ['/termsofuse', 'Terms of Use'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy Notice'],
  ['/california-privacy', 'California Privacy Notice'],
];

journey('every public page answers a guest with its own heading (RTE-01, SCR-10)', async ({ page }) => {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
});

journey('a page that the build has drawn wakes without a word, and nothing on it moves', async ({ page }) => {
  let wake = () => {};
  let woken = Promise.resolve();
  await page.route('**/*.js', async (route) => {
    await woken;
    await route.continue();
  });
  /** The page as the build has drawn it, then its script; every page in one theme, the landing page in the other too. */
  const open = async (path: string, heading: string) => {
    woken = new Promise((resolve) => {
      wake = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const drawn = await page.title();
    // What moves when the font comes is not the script's doing.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawnAnew) => requestAnimationFrame(() => requestAnimationFrame(drawnAnew)));
      new PerformanceObserver((list) => {
        document.documentElement.dataset.moved = JSON.stringify(list.getEntries());
      }).observe({ type: 'layout-shift' });
    });
    wake();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(drawn);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  };
  for (const [path, heading] of pages) await open(path, heading);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(...landing);
});

journey('a guest writes to the operator, by a form that comes after the page (SCR-10)', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: contactWords.title });
  await form.getByRole('textbox', { name: contactWords.name }).fill('Ann Example');
  await form.getByRole('textbox', { name: contactWords.email }).fill('ann@example.test');
  await form.getByRole('textbox', { name: contactWords.message }).fill('How does our clinic begin?');
  await expectAccessible(page);
  await form.getByRole('button', { name: contactWords.submit }).click();
  await expect(page.getByRole('heading', { name: contactWords.sentTitle })).toBeFocused();
  await expect(page.getByText(contactWords.next({ email: 'ann@example.test' }))).toBeVisible();
  await expectAccessible(page);
});

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey('the contact page says how to reach its operator', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('region', { name: contactPage.phone })).toBeVisible();
    await expect(page.getByText(contactPage.formComing)).toBeVisible();
  });

  journey('the landing page can be read, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Home · Remote Patient Monitoring');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing[1]);
    await page
      .getByRole('navigation', { name: publicWords.nav.label })
      .getByRole('link', { name: publicWords.landing.howItWorks })
      .click();
    await expect(page).toHaveURL('/how-it-works');
    await expect(page.getByRole('heading', { name: howItWorksPage.sections[1].title })).toBeVisible();
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

journey('a guest reads what it is, and logs in from there', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: publicWords.nav.label })
    .getByRole('link', { name: publicWords.landing.howItWorks })
    .click();
  await expect(page).toHaveURL('/how-it-works');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Notice', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: publicWords.nav.logIn }).click();
  await logIn(page, 'doctor@northside.example');
  await expect(page).toHaveURL('/doctor-dashboard');
  await page.goto('/');
  await page.getByRole('link', { name: publicWords.nav.dashboard }).first().click();
  await expect(page).toHaveURL('/doctor-dashboard');
});

journey('the user guides can be downloaded as PDF (DDB-04, PDB-04, MYD-04)', async ({ request }) => {
  for (const path of Object.values(guidePaths).flatMap((each) => Object.values(each))) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

journey('a landing page without the log in form and without the schemas', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/(login|guarded|devices|readings|ranges)-/.test(path))).toEqual([]);
});
