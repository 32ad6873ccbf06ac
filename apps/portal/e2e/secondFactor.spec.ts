import { securityWords } from '@rpm/domain/words/security';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

// The journeys that log in as this account came before: it has a second step from here on.
const username = 'doctor@southside.example';

journey(
  'somebody at a clinic makes a passkey, logs in with it, loses it and uses a recovery code (F6, ADR 20)',
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/login');
    await logIn(page, username);
    await expect(page).toHaveURL('/doctor-dashboard');
    await page.goto('/profile');
    const card = page.getByRole('region', { name: securityWords.title });
    await card.getByRole('button', { name: securityWords.addPasskey }).click();
    await expect(card.getByRole('heading', { name: securityWords.recoveryTitle })).toBeVisible();
    const codes = await card.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await card.getByRole('button', { name: securityWords.recoveryDone }).click();
    await expect(card.getByText(securityWords.recoveryLeft({ count: 10 }))).toBeVisible();
    await expectAccessible(page);

    const logOut = async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
    };
    await logOut();
    await logIn(page, username);
    await expect(page.getByRole('heading', { name: securityWords.step.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: securityWords.step.passkey }).click();
    await expect(page).toHaveURL('/doctor-dashboard');

    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await logOut();
    await logIn(page, username);
    await page.getByRole('button', { name: securityWords.ways.recovery }).click();
    await page.getByLabel(securityWords.step.recovery).fill(codes[0] ?? '');
    await page.getByRole('button', { name: securityWords.step.submit }).click();
    await expect(page).toHaveURL('/doctor-dashboard');
    await page.goto('/profile');
    await expect(card.getByText(securityWords.recoveryLeft({ count: 9 }))).toBeVisible();
    const elsewhere = page.getByRole('region', { name: securityWords.sessions.title });
    await elsewhere.getByRole('button', { name: securityWords.sessions.endOthers }).click();
    await expect(elsewhere.getByRole('listitem')).toHaveCount(1);
  },
);
