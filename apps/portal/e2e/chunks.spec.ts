import type { Page } from '@playwright/test';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { navWords } from '@rpm/domain/words/frame';
import { patientListWords } from '@rpm/domain/words/patientList';
import { expect, journey, logIn } from './journey.ts';

const crashed = 'Oops! Something went wrong.';
/** The code of the lists of patients, which no page before it has loaded. */
const listCode = /\/assets\/AllPatientsScreen-[^/]+\.js$/;
const entry = (page: Page) => page.getByRole('link', { name: navWords.items.patientDetails }).first();

journey.use({
  expectedConsole: {
    lines: [/Failed to load (module script|resource)/, /ChunkLoadError/, /ERR_INTERNET_DISCONNECTED/],
  },
});

journey.beforeEach(async ({ page }) => {
  await page.goto('/orders');
  await logIn(page, 'staff@northside.example');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
});

journey(
  'code that a newer build has taken away: one new load of the page, then the fallback, whose button mends it (ERR-04)',
  async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(listCode, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
    );
    await entry(page).click();
    await expect(page.getByRole('heading', { name: crashed })).toBeVisible();
    expect(loads).toBe(1);
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/doctor-dashboard',
    );
    await page.unroute(listCode);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { name: patientListWords.title.own, level: 1 })).toBeVisible();
  },
);

journey(
  'code that takes its time: the loading screen stands in place of the page before, and the page comes when it is there (ERR-02)',
  async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(listCode, async (route) => {
      await arrival;
      await route.continue();
    });
    await entry(page).click();
    await expect(page).toHaveURL('/patient-list');
    await expect(page.getByText('Loading, please wait...')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: clinicOrderWords.title, level: 1 })).toHaveCount(0);
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('heading', { name: patientListWords.title.own, level: 1 })).toBeVisible();
    await expect(page.getByText('Loading, please wait...')).toHaveCount(0);
  },
);

journey.describe('without a connection', () => {
  // What the frame reads for itself a moment after the page finds no connection either, and says so.
  journey.use({
    expectedConsole: {
      lines: [
        /Failed to load (module script|resource)/,
        /ERR_INTERNET_DISCONNECTED/,
        /HTTP error! status: 0$/,
        /ChunkLoadError: The page could not be loaded/,
      ],
    },
  });

  journey(
    'offline, code that is not there yet: our own page says so, never the browser’s',
    async ({ page, context }) => {
      await context.setOffline(true);
      await entry(page).click();
      await expect(page.getByRole('heading', { name: crashed })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Refresh Page' }).click();
      await expect(page.getByRole('heading', { name: patientListWords.title.own, level: 1 })).toBeVisible();
    },
  );
});
