import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { allow, redirectUri, request, start, userId } from './connectedAppWorld.ts';
import { askFhir } from './fhirWorld.ts';

const { patient } = demoAccounts;

describe('an app that asks in a wrong way (15.4)', () => {
  test.each([
    ['no app', { clientId: 'nobody' }],
    ['an address that is not its own', { redirectUri: 'https://evil.example/back' }],
    ['more of its address', { redirectUri: `${redirectUri}/more` }],
  ])('%s: nobody is sent anywhere', async (_, special) => {
    const { api, session } = await start('memory');
    const query = { ...request, ...special };
    expect(
      await api.ask(endpoints.getAskingApp, { token: session, params: { userId }, query }),
    ).toMatchObject({
      status: 404,
    });
    const body = { userId, request: query };
    for (const allows of [undefined, { kinds: ['details'], days: 0 }])
      expect((await api.ask(endpoints.answerApp, { token: session, body: { ...body, allows } })).status).toBe(
        404,
      );
  });

  test.each([
    ['no proof', { challenge: '' }],
    ['a plain proof', { method: 'plain' }],
    ['a proof of no kind', { method: '' }],
    ['another API', { audience: 'https://other.example/fhir' }],
    ['no state', { state: '' }],
    ['a token at once', { responseType: 'token' }],
    ['the rights of a system', { scope: 'system/*.rs user/*.rs openid' }],
  ])('%s: it can be answered with no alone', async (_, special) => {
    const { api, session } = await start('memory');
    const query = { ...request, ...special };
    const asked = await api.ask(endpoints.getAskingApp, { token: session, params: { userId }, query });
    expect(asked.json).toMatchObject({ isFaulty: true, kinds: [] });
    expect((await allow(api, session, { special })).status).toBe(409);
    const no = await api.ask(endpoints.answerApp, { token: session, body: { userId, request: query } });
    const { address } = no.json as { address: string };
    expect(address.startsWith(`${redirectUri}?error=`)).toBe(true);
    expect(await api.services.store.audit.list(patient.clinicId)).toEqual([]);
  });

  test('where all is said: the configuration names what there is', async () => {
    const { api } = await start('memory');
    expect((await askFhir(api, null, '.well-known/smart-configuration')).json).toMatchObject({
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'private_key_jwt'],
      revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
      authorization_endpoint: 'https://portal.example/connect-app',
      revocation_endpoint: 'https://portal.example/fhir/auth/revoke',
      code_challenge_methods_supported: ['S256'],
      capabilities: expect.arrayContaining([
        ...['launch-standalone', 'client-public', 'client-confidential-symmetric', 'permission-offline'],
      ]),
    });
  });
});
