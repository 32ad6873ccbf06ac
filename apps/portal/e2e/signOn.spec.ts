import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { loginWords } from '@rpm/domain/words/login';
import { signOnWords } from '@rpm/domain/words/signOn';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { dialog, ehrs } = clinicSignOnWords;
const nurse = 'staff@northside.example';

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

journey(
  'an administrator sets up the clinic’s login, a nurse logs in with it, and the EHR opens a record (issue 15.4)',
  async ({ page, browser, baseURL }) => {
    const provider = await startProvider();
    try {
      await page.goto('/profile');
      await logIn(page, 'admin@northside.example');
      const card = page.getByRole('region', { name: clinicSignOnWords.title });
      await card.getByRole('button', { name: clinicSignOnWords.setUp }).click();
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

      const ehrCard = page.getByRole('region', { name: ehrs.title });
      await ehrCard.getByRole('button', { name: ehrs.add }).click();
      const ehrBox = page.getByRole('dialog', { name: ehrs.dialog.title });
      await ehrBox.getByLabel(ehrs.dialog.name).fill('Riverbend EHR');
      await ehrBox.getByLabel(ehrs.dialog.iss).fill(provider.iss);
      await ehrBox.getByLabel(dialog.clientId).fill('portal');
      await ehrBox.getByLabel(dialog.domains).fill('northside.example');
      await ehrBox.getByRole('button', { name: ehrs.dialog.connect }).click();
      await expect(ehrCard.getByText('Riverbend EHR', { exact: true })).toBeVisible();

      const other = await browser.newContext();
      const there = await other.newPage();
      await there.goto(`${baseURL}/login`);
      await there.getByRole('link', { name: loginWords.clinic }).click();
      await there.getByLabel(loginWords.email).fill(nurse);
      await expectAccessible(there);
      await there.getByRole('button', { name: signOnWords.submit }).click();
      await expect(there).toHaveURL(`${baseURL}/doctor-dashboard`);
      await expect(there.getByText('Quince Deskworth').first()).toBeVisible();
      await other.close();

      // Back to the page that was asked for; of what is none of ours, to the dashboard. Each is a try of the nurse's, of which there are few.
      for (const [asked, landed] of [
        ['/orders?tab=shipped', '/orders?tab=shipped'],
        ['//evil.example/', '/doctor-dashboard'],
        ['/..//evil.example/', '/doctor-dashboard'],
        ['javascript:alert(1)', '/doctor-dashboard'],
      ] as const) {
        const visit = await browser.newContext();
        const tab = await visit.newPage();
        await tab.goto(`${baseURL}/sign-on`);
        await tab.evaluate((from) => history.replaceState({ ...history.state, usr: { from } }, ''), asked);
        await tab.reload();
        await tab.getByLabel(loginWords.email).fill(nurse);
        await tab.getByRole('button', { name: signOnWords.submit }).click();
        await expect(tab, asked).toHaveURL(`${baseURL}${landed}`);
        await expect(tab.getByText('Quince Deskworth').first()).toBeVisible();
        await visit.close();
      }

      const ehr = await browser.newContext();
      const tab = await ehr.newPage();
      const launch = `${baseURL}/launch?iss=${encodeURIComponent(provider.iss)}&launch=launch-1`;
      await tab.goto(launch);
      await expect(tab).toHaveURL(/\/patientdetails\?id=/);
      await expect(tab.getByRole('heading', { name: /Marigold Testpatient/ }).first()).toBeVisible();
      provider.haveAnotherPatient();
      await tab.goto(launch);
      await expect(tab.getByText(signOnWords.launch.none)).toBeVisible();
      await expectAccessible(tab);
      await tab.getByRole('link', { name: signOnWords.launch.list }).click();
      await expect(tab).toHaveURL(`${baseURL}/patient-list`);
      await ehr.close();

      await page.reload();
      await expect(card.getByText(clinicSignOnWords.unproved)).toHaveCount(0);
      const unlink = { name: `${clinicSignOnWords.unlinking.act} Quince Deskworth` };
      await page.getByRole('button', unlink).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: clinicSignOnWords.unlinking.act })
        .click();
      await expect(page.getByRole('button', unlink)).toHaveCount(0);
    } finally {
      await provider.stop();
    }
  },
);
