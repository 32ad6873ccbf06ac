import { expect, expectAccessible, journey } from './journey.ts';

const username = 'juniper.mockford@example.test';
const password = 'a long new password';

journey(
  'an enrolled patient finds the code in the mailbox of the demo (behaviour R33)',
  async ({ page, request }) => {
    await page.goto('/mailbox');
    await expect(page.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible();
    await expect(page.getByText('No mail yet.')).toBeVisible();
    await expectAccessible(page);

    const asked = await request.post('/api/signup', { data: { username, password, acceptsTerms: true } });
    expect(asked.status()).toBe(200);
    const { ticket } = await asked.json();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(`To ${username}`)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page);

    const text = await page.getByText(/^Your code is/).innerText();
    const code = /\d{6}/.exec(text)?.[0];
    const opened = await request.post('/api/public-verify', {
      data: { username, purpose: 'signup', ticket, code },
    });
    expect(opened.status()).toBe(200);
    const session = await request.post('/api/login', { data: { username, password } });
    expect(await session.json()).toMatchObject({ user: { role: 'PATIENT', firstName: 'Juniper' } });
  },
);
