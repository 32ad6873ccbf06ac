import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { loginWords } from '@rpm/domain/words/login';
import { signOnWords } from '@rpm/domain/words/signOn';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { clinicCalls } from './clinicCalls.ts';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { dialog, ehrs } = clinicSignOnWords;
const nurse = 'staff@northside.example';
const administrator = 'admin@northside.example';
const asClient = { clientId: 'portal', domains: ['northside.example'], asksFactor: false };

/** A provider that we did not write, which is an EHR as well: everybody who comes is the nurse, with one patient open. */
async function startProvider() {
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  oauth.service.on(Events.BeforeTokenSigning, ({ payload }) =>
    Object.assign(payload, { sub: 'nurse-1', email: nurse, email_verified: true }),
  );
  oauth.service.on(Events.BeforeResponse, ({ body }) => {
    if (body !== '') body['patient'] = 'p-1';
  });
  const root = `http://127.0.0.1:${oauth.address().port}`;
  let birthDate = '1948-03-04';
  const fhir = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/r4/.well-known/smart-configuration': {
        ...{ issuer: oauth.issuer.url, authorization_endpoint: `${root}/authorize` },
        ...{ token_endpoint: `${root}/token`, jwks_uri: `${root}/jwks`, capabilities: ['launch-ehr'] },
      },
      '/r4/Patient/p-1': {
        ...{ resourceType: 'Patient', id: 'p-1', birthDate },
        name: [{ family: 'Testpatient', given: ['Marigold'] }],
      },
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((done) => void fhir.listen(0, '127.0.0.1', done));
  return {
    issuer: oauth.issuer.url ?? '',
    iss: `http://127.0.0.1:${(fhir.address() as AddressInfo).port}/r4`,
    haveAnotherPatient: () => {
      birthDate = '1901-01-01';
    },
    stop: async () => {
      fhir.closeAllConnections();
      fhir.close();
      await oauth.stop();
    },
  };
}

/** A journey with a provider of its own: each can be tried again, whatever another one has set up. */
const signOn = journey.extend<{ provider: Awaited<ReturnType<typeof startProvider>> }>({
  provider: async ({ page: _ }, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.stop();
  },
});

signOn('an administrator sets up the clinic’s login (issue 15.4)', async ({ page, provider, baseURL }) => {
  await page.goto('/profile');
  await logIn(page, administrator);
  const card = page.getByRole('region', { name: clinicSignOnWords.title });
  const { setUp, change } = clinicSignOnWords;
  await card.getByRole('button', { name: new RegExp(`^(${setUp}|${change})$`) }).click();
  const box = page.getByRole('dialog', { name: dialog.title });
  await expect(box.getByText(`${baseURL}/sign-on`)).toBeVisible();
  await box.getByLabel(dialog.issuer).fill(provider.issuer);
  await box.getByLabel(dialog.clientId).fill('portal');
  await box.getByLabel(dialog.secret).fill('a secret');
  await box.getByLabel(dialog.domains).fill('northside.example');
  await expectAccessible(page);
  await box.getByRole('button', { name: dialog.save }).click();
  await expect(card.getByText(clinicSignOnWords.unproved)).toBeVisible();
  await card.getByRole('button', { name: clinicSignOnWords.check }).click();
  await expect(card.getByText(clinicSignOnWords.good)).toBeVisible();
});

signOn(
  'a nurse logs in with the clinic’s login, which an administrator sees and unlinks (issue 15.4)',
  async ({ page, request, provider, browser, baseURL }) => {
    await (await clinicCalls(request, administrator)).setSignOn({ ...asClient, issuer: provider.issuer });
    await page.goto('/login');
    await page.getByRole('link', { name: loginWords.clinic }).click();
    await page.getByLabel(loginWords.email).fill(nurse);
    await expectAccessible(page);
    await page.getByRole('button', { name: signOnWords.submit }).click();
    await expect(page).toHaveURL(`${baseURL}/doctor-dashboard`);
    await expect(page.getByText('Quince Deskworth').first()).toBeVisible();

    const other = await browser.newContext();
    const there = await other.newPage();
    await there.goto(`${baseURL}/profile`);
    await logIn(there, administrator);
    const card = there.getByRole('region', { name: clinicSignOnWords.title });
    await expect(
      card.getByText(clinicSignOnWords.forDomains({ domains: 'northside.example' })),
    ).toBeVisible();
    await expect(card.getByText(clinicSignOnWords.unproved)).toHaveCount(0);
    const unlink = { name: `${clinicSignOnWords.unlinking.act} Quince Deskworth` };
    await there.getByRole('button', unlink).click();
    await there
      .getByRole('alertdialog')
      .getByRole('button', { name: clinicSignOnWords.unlinking.act })
      .click();
    await expect(there.getByRole('button', unlink)).toHaveCount(0);
    await other.close();
  },
);

// Each is a try of the nurse's, of which there are few.
for (const [asked, landed] of [
  ['/orders?tab=shipped', '/orders?tab=shipped'],
  ['//evil.example/', '/doctor-dashboard'],
  ['/..//evil.example/', '/doctor-dashboard'],
  ['javascript:alert(1)', '/doctor-dashboard'],
] as const)
  signOn(
    `the clinic’s login leads from ${asked} to ${landed} (issue 15.4)`,
    async ({ page, request, provider, baseURL }) => {
      await (await clinicCalls(request, administrator)).setSignOn({ ...asClient, issuer: provider.issuer });
      await page.addInitScript((from) => {
        if (location.pathname === '/sign-on' && !location.search) history.replaceState({ usr: { from } }, '');
      }, asked);
      await page.goto('/sign-on');
      await page.getByLabel(loginWords.email).fill(nurse);
      await page.getByRole('button', { name: signOnWords.submit }).click();
      await expect(page).toHaveURL(`${baseURL}${landed}`);
      await expect(page.getByText('Quince Deskworth').first()).toBeVisible();
    },
  );

const launchOf = ({ iss }: { iss: string }) => `/launch?iss=${encodeURIComponent(iss)}&launch=launch-1`;

signOn('an administrator connects an EHR (issue 15.4)', async ({ page, provider }) => {
  // Another one than that of a try before.
  const name = `Riverbend EHR ${new URL(provider.iss).port}`;
  await page.goto('/profile');
  await logIn(page, administrator);
  const card = page.getByRole('region', { name: ehrs.title });
  await card.getByRole('button', { name: ehrs.add }).click();
  const box = page.getByRole('dialog', { name: ehrs.dialog.title });
  await box.getByLabel(ehrs.dialog.name).fill(name);
  await box.getByLabel(ehrs.dialog.iss).fill(provider.iss);
  await box.getByLabel(dialog.clientId).fill('portal');
  await box.getByLabel(dialog.domains).fill('northside.example');
  await box.getByRole('button', { name: ehrs.dialog.connect }).click();
  await expect(card.getByText(name, { exact: true })).toBeVisible();
});

signOn('an EHR opens the record of its patient (issue 15.4)', async ({ page, request, provider }) => {
  const ehr = { ...asClient, name: 'Lakeside EHR', iss: provider.iss };
  await (await clinicCalls(request, administrator)).addEhr(ehr);
  await page.goto(launchOf(provider));
  await expect(page).toHaveURL(/\/patientdetails\?id=/);
  await expect(page.getByRole('heading', { name: /Marigold Testpatient/ }).first()).toBeVisible();
});

signOn(
  'an EHR opens the record of its patient where somebody else was at work, and in the language of who comes (issue 15.4)',
  async ({ page, request, provider, browser, baseURL }) => {
    const ehr = { ...asClient, name: 'Brookside EHR', iss: provider.iss };
    await (await clinicCalls(request, administrator)).addEhr(ehr);
    await page.goto('/alerts');
    await logIn(page, 'doctor@northside.example');
    await page.goto(launchOf(provider));
    await expect(page).toHaveURL(/\/patientdetails\?id=/);
    await expect(page.getByText('Quince Deskworth').first()).toBeVisible();

    const other = await browser.newContext({ locale: 'es-US' });
    const there = await other.newPage();
    await there.goto(`${baseURL}${launchOf(provider)}`);
    await expect(there).toHaveURL(/\/patientdetails\?id=/);
    await expect(there.getByRole('heading', { name: /Marigold Testpatient/ }).first()).toBeVisible();
    await other.close();
  },
);

signOn(
  'an EHR with a patient who is not the clinic’s leads to the list of patients (issue 15.4)',
  async ({ page, request, provider, baseURL }) => {
    const ehr = { ...asClient, name: 'Hilltop EHR', iss: provider.iss };
    await (await clinicCalls(request, administrator)).addEhr(ehr);
    provider.haveAnotherPatient();
    await page.goto(launchOf(provider));
    await expect(page.getByText(signOnWords.launch.none)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: signOnWords.launch.list }).click();
    await expect(page).toHaveURL(`${baseURL}/patient-list`);
  },
);
