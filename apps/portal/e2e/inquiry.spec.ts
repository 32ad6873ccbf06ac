import type { APIRequestContext } from '@playwright/test';
import { inboxWords } from '@rpm/domain/words/inbox';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { demoPassword, expect, expectAccessible, journey, logIn } from './journey.ts';

const text = 'The scale has sent no weight since Tuesday morning.';

journey.describe('an inquiry whose answer is lost', () => {
  journey.use({
    expectedConsole: { lines: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/, /HTTP error! status: 0/] },
  });

  journey('keeps its text, and is there once however often it is sent (INQ-13, R34)', async ({ page }) => {
    await page.goto('/inquiry');
    await logIn(page, 'patient@northside.example');
    await expect(page.getByRole('heading', { name: 'Submit an Inquiry' })).toBeVisible();
    await expectAccessible(page);
    const before = await inquiriesInLog(page);

    // The server has it; its answer never comes back.
    const keys: (string | undefined)[] = [];
    await page.route(
      '**/api/add-inquiry',
      async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await page.getByRole('combobox', { name: inquiryWords.type }).click();
    await page.getByRole('option', { name: inquiryWords.types.missing_data }).click();
    await page.getByRole('textbox', { name: inquiryWords.details }).fill(text);
    await page.getByRole('button', { name: inquiryWords.submit }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Failed to submit enquiry. Please try again.',
    );
    await expect(page.getByRole('textbox', { name: inquiryWords.details })).toHaveValue(text);

    const sent = page.waitForRequest('**/api/add-inquiry');
    await page.getByRole('button', { name: inquiryWords.submit }).click();
    keys.push((await sent).headers()['idempotency-key']);
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully' })).toBeFocused();
    await expect(page.getByText(inquiryWords.sentLead.clinic)).toBeVisible();
    // By the real clock: whether the clinic can be called depends on the day.
    const help = page.getByText(inquiryWords.looks.help);
    await expect(help.or(page.getByText(inquiryWords.looks.helpClosed))).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(await inquiriesInLog(page)).toBe(before + 1);

    await page.getByRole('link', { name: inquiryWords.back }).click();
    await expect(page).toHaveURL('/patient-dashboard');
  });
});

journey(
  'an inquiry that names a symptom is on top of the inbox, answered, and read by the patient (F7)',
  async ({ page, browser }) => {
    const symptom = 'I have been short of breath since this morning.';
    const answer = 'Please sit down. We are calling you right now.';
    await page.goto('/inquiry');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('combobox', { name: inquiryWords.type }).click();
    await page.getByRole('option', { name: inquiryWords.types.other }).click();
    await page.getByRole('textbox', { name: inquiryWords.details }).fill(symptom);
    await page.getByRole('button', { name: inquiryWords.submit }).click();
    // The journey runs by the real clock: whether the clinic is open then depends on the day.
    const raised = page.getByText(inquiryWords.raised.patient);
    await expect(raised.or(page.getByText(inquiryWords.raisedClosed))).toBeVisible();
    await expectAccessible(page);

    const clinic = await browser.newContext();
    const nurse = await clinic.newPage();
    await nurse.goto('/inquiry?part=clinic');
    await logIn(nurse, 'staff@northside.example');
    const list = nurse.getByRole('list', { name: inboxWords.list });
    // Before it, only what names a symptom too and waits longer: the demo's own.
    const entry = list.getByRole('article').filter({ hasText: symptom });
    await expect(entry.getByText(inboxWords.raised({ words: 'short of breath' }))).toBeVisible();
    const texts = await list.getByRole('article').allTextContents();
    const at = texts.findIndex((each) => each.includes(symptom));
    const calm = texts.findIndex((each) => each.includes('The cuff shows E3'));
    expect([at >= 0, calm > at]).toEqual([true, true]);
    await expectAccessible(nurse);
    await entry.getByRole('button', { name: new RegExp(`^${inboxWords.take} `) }).click();
    await expect(entry.getByText(/^In progress, /)).toBeVisible();
    await entry.getByRole('button', { name: new RegExp(`^${inboxWords.answer} `) }).click();
    await entry.getByRole('textbox').fill(answer);
    await entry.getByRole('button', { name: inboxWords.reply.send }).click();
    await expect(entry).toHaveCount(0);
    await clinic.close();

    await page.goto('/patient-profile');
    await expect(page.getByText(answer)).toBeVisible();
  },
);

/** How many inquiries the audit log of the clinic has, as its administrator reads it. */
async function inquiriesInLog({ request }: { request: APIRequestContext }): Promise<number> {
  const { token } = await (
    await request.post('/api/login', {
      data: { username: 'admin@northside.example', password: demoPassword },
    })
  ).json();
  const log = await request.get(
    '/api/audit-log/Northside%20Sample%20Clinic?group=changes&period=week&warnings=false&page=0&noOfRows=50',
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const { result }: { result: { action: string }[] } = await log.json();
  return result.filter(({ action }) => action === 'inquiry.added').length;
}
