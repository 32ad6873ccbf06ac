import type { Page } from '@playwright/test';
import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import { clinicWords } from '@rpm/domain/words/clinic';
import { pagesWords } from '@rpm/domain/words/frame';
import { mailWords } from '@rpm/domain/words/mails';
import { patientListWords } from '@rpm/domain/words/patientList';
import { timerWords } from '@rpm/domain/words/timer';
import { enrollToBill } from '@rpm/ui/flows/enrollToBill.ts';
import { clinicActor, hear, newPatient } from '@rpm/ui/flows/enrollToBillBeside.ts';
import type { Beside } from '@rpm/ui/flows/hand.ts';
import type { Told } from '@rpm/ui/flows/journey.ts';
import { demoPassword, expect, journey, logIn } from './journey.ts';
import { pageHand } from './pageHand.ts';

const callOf = (path: string): AnyEndpoint | undefined =>
  Object.values<AnyEndpoint>(endpoints).find((call) => call.path === path);

/** Hears what the answers tell that later steps need. */
function listen(page: Page, told: Told) {
  const heard: Promise<void>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const call = callOf(new URL(response.url()).pathname);
    if (!call || request.method() !== 'POST' || !response.ok()) return;
    const answer = response.json().catch(() => undefined);
    heard.push(answer.then((json) => hear(told, call, request.postDataJSON(), json)));
  });
  return () => Promise.all(heard);
}

/** The code in the newest mail of the installation's own mailbox. */
async function mailedCode(page: Page, username: string): Promise<string> {
  await page.goto('/mailbox');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`To ${username}`)).toBeVisible({ timeout: 500 });
  }).toPass();
  const text = await page
    .getByText(new RegExp(mailWords.code.text({ code: '\\d{6}', minutes: '' }).split('\n')[0] ?? ''))
    .first()
    .innerText();
  return /\d{6}/.exec(text)?.[0] ?? '';
}

journey(
  'from enrollment to minutes: the steps of the journey in Storybook, on the portal (REV-01 to REV-09, RNG-04, PAY-01 to PAY-06, STS-02, STS-04, STS-09, ACT-03, PDB-07, SCR-02, SCR-03)',
  async ({ page, request, browser }) => {
    // It is as long as a day, and a machine that does other things is slow.
    journey.setTimeout(240_000);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const patientPage = await context.newPage();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const told: Told = {};
    const allHeard = listen(page, told);
    const beside: Beside = {
      async call(path, data, token) {
        const answer = await request.post(path, {
          data,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
        expect([path, answer.status()]).toEqual([path, 200]);
        return answer.json();
      },
      mailedCode: (username) => mailedCode(patientPage, username),
      now: () => new Date(),
      monthEnds: () => Promise.reject(new Error('The clock of a server that runs is not set.')),
    };
    await page.goto('/patient-list');
    await logIn(page, clinicActor);
    await page.getByRole('button', { name: patientListWords.enroll }).waitFor();
    for (const step of enrollToBill.filter(({ name }) => name !== 'Bill')) {
      const of = step.actor === 'clinic' ? page : patientPage;
      if (step.prepare) {
        await step.prepare(beside, told);
        await of.goto('/login');
        await logIn(of, newPatient.username, demoPassword);
        await expect(of).toHaveURL(/dashboard/);
      }
      if (step.opens) await of.goto(step.opens(told));
      await step.act(pageHand(of), beside, told);
      if ('path' in step.done) await expect(of).toHaveURL(step.done.path);
      await allHeard();
      if (step.name === 'Confirm') await expect(page.locator('html')).toHaveAttribute('data-printed');
    }
    await context.close();

    // The month still runs: its minutes stand there, and the dashboard counts the reading.
    await expect(page.getByText(timerWords.month.total({ count: 12 })).first()).toBeVisible();
    await page.goto('/doctor-dashboard');
    await expect(page.getByRole('region', { name: clinicWords.totals })).toBeVisible();
    await findOnDashboard(page);
  },
);

/** Turns the pages of the vitals table until the patient is there: the most critical come first. */
async function findOnDashboard(page: Page) {
  const row = page.getByRole('row').filter({ hasText: newPatient.name });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (let turned = 0; turned < 40 && (await row.count()) === 0; turned += 1) {
    const before = await page.getByRole('rowheader').first().innerText();
    await page.getByRole('button', { name: pagesWords.next }).click();
    await expect(page.getByRole('rowheader').first()).not.toHaveText(before);
  }
  await expect(row.getByRole('cell')).toHaveText(['1', '0', '0', '1', '']);
}
