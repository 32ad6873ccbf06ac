import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import * as oauth from 'openid-client';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { asking, card, kinds } = connectedAppWords;
const redirect = 'http://localhost:8765/back';

journey(
  'a patient lets an app in, which is told who it is and reads the readings; stopped, it reads nothing (15.4, SMART App Launch)',
  async ({ page, baseURL }) => {
    const base = `${baseURL}/fhir`;
    const smart = await (await fetch(`${base}/.well-known/smart-configuration`)).json();
    const config = new oauth.Configuration({ issuer: base, ...smart }, 'heart-diary', {}, oauth.None());
    oauth.allowInsecureRequests(config);
    const verifier = oauth.randomPKCECodeVerifier();
    const [state, nonce] = [oauth.randomState(), oauth.randomNonce()];
    // The signature too, though the token comes from where it was asked for.
    oauth.enableNonRepudiationChecks(config);
    const address = oauth.buildAuthorizationUrl(config, {
      ...{ redirect_uri: redirect, state, nonce, aud: base, code_challenge_method: 'S256' },
      scope:
        'launch/patient openid fhirUser patient/Patient.rs patient/Observation.rs patient/Consent.rs offline_access',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    });
    const came = new Promise<string>((resolve) => {
      void page.route(`${redirect}**`, (route) => {
        resolve(route.request().url());
        return route.fulfill({ body: 'back', contentType: 'text/plain' });
      });
    });
    await page.goto(address.href);
    await logIn(page, 'patient@northside.example');
    await expect(page.getByText(asking.lead({ name: 'Heart Diary' }))).toBeVisible();
    await expect(page.getByText(asking.toldWho)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: kinds.consent }).uncheck();
    await page.getByRole('button', { name: asking.allow, exact: true }).click();
    const tokens = await oauth.authorizationCodeGrant(config, new URL(await came), {
      ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    });
    expect(tokens.claims()).toMatchObject({
      ...{ aud: 'heart-diary', fhirUser: `${base}/Patient/${String(tokens['patient'])}` },
    });
    expect(tokens.scope).not.toContain('Consent');
    const read = (token: string) =>
      fetch(`${base}/Observation?patient=${String(tokens['patient'])}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const found = (await (await read(tokens.access_token)).json()) as { entry: unknown[] };
    expect(found.entry.length).toBeGreaterThan(0);
    const renewed = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect((await read(renewed.access_token)).status).toBe(200);

    await page.goto('/profile');
    const apps = page.getByRole('region', { name: card.title });
    await expect(apps.getByText('Heart Diary', { exact: true })).toBeVisible();
    await apps.getByRole('button', { name: new RegExp(card.stop) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: card.stop }).click();
    await expect(apps.getByText(card.empty)).toBeVisible();
    expect((await read(renewed.access_token)).status).toBe(401);
  },
);
