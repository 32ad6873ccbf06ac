import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { expect, expectAccessible, journey, logIn } from './journey.ts';
import { serverFolder } from './serverFolder.ts';

const { find, panel, status, states, going, ending } = hospitalWords;
const name = 'Journey General Hospital';

/** A hospital with an OAuth server that we did not write, which lets everybody in who comes. */
async function startHospital() {
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${oauth.address().port}`;
  oauth.service.on(Events.BeforeResponse, ({ body }) => {
    if (body !== '') body['patient'] = 'p-1';
  });
  const allergy = {
    ...{ resourceType: 'AllergyIntolerance', id: 'a-1', recordedDate: '2019-04-02' },
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Journey pollen' },
  };
  const answers: Record<string, object> = {
    '/r4/.well-known/smart-configuration': {
      ...{ issuer: oauth.issuer.url, authorization_endpoint: `${issuer}/authorize` },
      ...{ token_endpoint: `${issuer}/token`, capabilities: ['launch-standalone', 'permission-v2'] },
    },
    '/r4/Patient/p-1': { resourceType: 'Patient', id: 'p-1' },
    '/r4/AllergyIntolerance': { resourceType: 'Bundle', entry: [{ resource: allergy }] },
  };
  const fhir = createServer((request, response) => {
    const found = answers[(request.url ?? '').split('?')[0] ?? ''];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { resourceType: 'Bundle' }));
  });
  await new Promise<void>((done) => void fhir.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(fhir.address() as AddressInfo).port}/r4`,
    stop: async () => {
      fhir.closeAllConnections();
      fhir.close();
      await oauth.stop();
    },
  };
}

/** Loads a directory as an operator does. */
async function loadDirectory(port: string, endpoint: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-directory-'));
  const file = join(folder, 'hospitals.csv');
  const row = `"${name}",1 Journey Way,Mockville,Ohio,43999,${endpoint},portal`;
  await writeFile(file, `name,address,city,state,zip,endpoint,client_id\n${row}\n`);
  const command = resolve(import.meta.dirname, '../../mock-server/src/loadHospitals.ts');
  const env = { ...process.env, DATABASE_URL: undefined, RPM_DATA: join(serverFolder(port), 'data') };
  const { stdout } = await promisify(execFile)(process.execPath, [command, file], { env });
  await rm(folder, { recursive: true });
  return stdout;
}

journey(
  'a patient finds a hospital, logs in there and sees its allergies; disconnected, they stay (SCR-09, 15.5)',
  async ({ page, baseURL }) => {
    const hospital = await startHospital();
    try {
      expect(await loadDirectory(new URL(baseURL ?? '').port, hospital.endpoint)).toContain('1 hospital.');
      await page.goto('/find-hospital');
      await logIn(page, 'patient@northside.example');
      await page.getByRole('searchbox', { name: find.search }).fill('43999');
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: panel.go }).click();
      await expect(page).toHaveURL('/hospital-connect-status');
      await expect(page.getByText(status.connected)).toBeVisible();
      const card = page.getByRole('article', { name });
      await expect(card.getByText(states.Connected)).toBeVisible();
      await expect(card.getByText(going.new({ count: 1 }))).toBeVisible();
      await expectAccessible(page);
      await page.goto('/patient-summary-detail/AllergyIntolerance');
      const allergy = page.getByRole('article', { name: 'Journey pollen' });
      await expect(allergy.getByText(name)).toBeVisible();
      await page.goto('/hospital-connect-status');
      await card.getByRole('button', { name: new RegExp(status.end) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: ending.act }).click();
      await expect(card.getByText(states.Disconnected)).toBeVisible();
      await page.goto('/patient-summary-detail/AllergyIntolerance');
      await expect(allergy).toBeVisible();
    } finally {
      await hospital.stop();
    }
  },
);
