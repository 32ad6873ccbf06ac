import { formatDate } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { patientListWords } from '@rpm/domain/words/patientList';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

journey(
  'the dashboard of the role comes after the log in, and at /dashboard (RTE-03, DDB-01)',
  async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'staff@northside.example');
    await expect(page).toHaveURL('/doctor-dashboard');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(page.getByRole('region', { name: clinicWords.totals })).not.toContainText(loadWords.unknown);
    await expectAccessible(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/doctor-dashboard');
    for (const path of ['/rpm-dashboard', '/rpmMonitor']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'RPM Dashboard', level: 1 })).toBeVisible();
    }
  },
);

journey('from the most urgent patient of the dashboard to the record (DDB-02)', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'doctor@northside.example');
  const first = page.getByRole('rowheader').first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/patientdetails\?id=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace(/ \(\d{4}\)$/, ''));
  await expect(page).not.toHaveTitle(new RegExp(name));
});

journey('/mydashboard reloads once in a login, and keeps where one was (MYD-05, R22)', async ({ page }) => {
  await page.goto('/mydashboard');
  await logIn(page, 'doctor@northside.example');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const link = page.getByRole('link', { name: clinicWords.patientGuide });
  const reloaded = page.waitForEvent('load');
  await link.focus();
  await reloaded;
  await expect(link).toBeFocused();
  const again = page.waitForEvent('load', { timeout: 7000 }).then(
    () => 'reloaded',
    () => 'stays',
  );
  expect(await again).toBe('stays');
});

journey(
  'filters of the list survive a reload and the back button, without a name in the address (R19)',
  async ({ page }) => {
    await page.goto('/patient-list');
    await logIn(page, 'staff@northside.example');
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await page.getByRole('radio', { name: patientListWords.presets.outOfRange }).click();
    await expect(page).toHaveURL('/patient-list?show=outOfRange');
    await page.getByRole('searchbox').fill('mari');
    await expect(page.getByRole('rowheader').first()).toContainText(/mari/i);
    await expect(page).toHaveURL('/patient-list?show=outOfRange');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('mari');
    await expect(page.getByRole('radio', { name: patientListWords.presets.outOfRange })).toBeChecked();
    await page.getByRole('button', { name: patientListWords.clear }).first().click();
    await expect(page).toHaveURL('/patient-list');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('mari');
  },
);

journey('a patient is enrolled, and is found in the list afterwards (SCR-05)', async ({ page }) => {
  await page.goto('/allPatients');
  await logIn(page, 'staff@northside.example');
  await page.getByRole('button', { name: patientListWords.enroll }).click();
  const dialog = page.getByRole('dialog', { name: enrollWords.title });
  await dialog.getByLabel(enrollWords.firstName).fill('Zinnia');
  await dialog.getByLabel(enrollWords.lastName).fill('Journeyperson');
  await dialog.getByLabel(enrollWords.dob).fill('1950-05-06');
  await dialog.getByLabel(enrollWords.username).fill('zinnia.journeyperson@example.test');
  await dialog.getByLabel(enrollWords.consentDate).fill('2026-01-02');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('combobox', { name: enrollWords.provider }).click();
  await page.getByRole('option', { name: 'Wren Q. Exampledoc' }).click();
  await dialog.getByRole('button', { name: enrollWords.submit }).click();
  await expect(page.getByText(enrollWords.done, { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill('Journeyperson');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toHaveText(
    new RegExp(
      `^Zinnia Journeyperson\\s*${patientListWords.columns.dob} ${formatDate({ year: 1950, month: 5, day: 6 })}$`,
    ),
  );
  await expect(page.getByRole('link', { name: enrollWords.openRecord })).toHaveAttribute(
    'href',
    /^\/patientdetails\?id=[\w-]+$/,
  );
});
