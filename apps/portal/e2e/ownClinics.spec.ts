import { accountWords } from '@rpm/domain/words/account';
import { navWords } from '@rpm/domain/words/frame';
import { loginWords } from '@rpm/domain/words/login';
import { mailWords } from '@rpm/domain/words/mails';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { clinicCalls } from './clinicCalls.ts';
import { expect, expectAccessible, journey, logIn } from './journey.ts';
import { hashed, newestMail, signUp } from './mailbox.ts';

/** Nobody of the demo: who is a patient of two clinics is asked for one at every log in. */
const username = 'clover.twoclinics@example.test';
const northside = 'Northside Sample Clinic';
const southside = 'Southside Sample Clinic';

journey(
  'a patient of two clinics is led from registering again to the profile, and chooses the clinic right after the next log in (F12)',
  async ({ page, context, request }) => {
    journey.setTimeout(180_000);
    const person = { firstName: 'Clover', lastName: 'Twoclinics', username };
    const first = await clinicCalls(request, 'doctor@northside.example');
    const userId = await first.enroll('user-doctor-northside', person);
    await signUp({ request, context }, username, await first.activationCode(userId));
    const second = await clinicCalls(request, 'doctor@southside.example');
    const activationCode = await second.activationCode(await second.enroll('user-doctor-southside', person));

    // Registering again gets the answer that everybody gets; the mailbox says where to go.
    await page.goto('/register');
    await page.getByLabel(loginWords.email).fill(username);
    await page.getByRole('textbox', { name: loginWords.password }).fill('three old paper boats');
    await page.getByRole('checkbox', { name: new RegExp(accountWords.register.terms) }).check();
    await page.getByRole('button', { name: accountWords.register.title }).click();
    await expect(page).toHaveURL('/verify/signup', hashed);
    const mail = await newestMail(context, username, mailWords.hasLogin.subject);
    expect(mail).toContain('/profile');
    await expectAccessible(page);
    await page.getByRole('link', { name: accountWords.register.addClinic }).click();

    // One clinic: no step between the log in and the page that was asked for.
    await logIn(page, username);
    await expect(page).toHaveURL('/profile');
    const card = page.getByRole('region', { name: texts.title });
    await card.getByLabel(accountWords.code.activationLabel).fill(activationCode);
    await card.getByRole('button', { name: texts.add }).click();
    await expect(card.getByText(southside, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(navWords.accountMenu) }).click();
    await page.getByRole('button', { name: navWords.logout }).click();
    await expect(page).toHaveURL('/login');

    // Two: the choice, in place of the page that a link leads to.
    await page.goto('/my-doctors?from=link#team');
    await expect(page).toHaveURL('/login');
    await logIn(page, username);
    await expect(page.getByRole('heading', { name: texts.chooseTitle, level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/my-doctors?from=link#team');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: northside })).toBeVisible();
    await page.getByRole('button', { name: southside }).click();
    await expect(page.getByRole('heading', { name: texts.chooseTitle })).toHaveCount(0);
    await expect(page).toHaveURL('/my-doctors?from=link#team');
    await page.goto('/profile');
    const seen = card.getByRole('listitem').filter({ hasText: texts.current });
    await expect(seen).toContainText(southside);
  },
);
