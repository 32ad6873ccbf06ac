import { endpoints } from '@rpm/api-client/calls';
import { Events } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { readClientSecrets } from '../src/server/clientSecrets.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { isFault } from '../src/subjects/hospitals/gate.ts';
import { testApi } from './harness.ts';
import { hospital, json, kinds, redirect } from './hospitalServer.ts';
import { makeStore, storeKinds } from './stores.ts';

/*
 * Hospitals that know us by a secret that they have given, against an OAuth server that we did not write.
 */

const secret = 'a+Secret/of%theirs:1';

/** A hospital that refuses whoever does not show its secret in the header. */
async function guarded() {
  const there = await hospital();
  const shown: (string | undefined)[] = [];
  const isShown = (authorization: string | undefined) => {
    shown.push(authorization);
    const [, written = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const parts = Buffer.from(written, 'base64').toString().split(':').map(decodeURIComponent);
    return parts[0] === 'us' && parts[1] === secret;
  };
  there.oauth.service.on(Events.BeforeResponse, (response, { headers, body }) => {
    const isIn = isShown(headers.authorization) && body.client_secret === undefined;
    if (!isIn) Object.assign(response, { statusCode: 401, body: { error: 'invalid_client' } });
  });
  there.oauth.service.on(Events.BeforeRevoke, (response, { headers }) => {
    if (!isShown(headers.authorization)) response.statusCode = 401;
  });
  return { ...there, shown, at: { ...there.at, clientAuth: 'client_secret_basic' as const } };
}

type Guarded = Awaited<ReturnType<typeof guarded>>;

/** Sends a patient to a hospital and back. */
async function letIn(
  { at, logIn }: Guarded,
  known: string | null,
  clientAuth: 'none' | 'client_secret_basic' = at.clientAuth,
) {
  const secrets = known === null ? undefined : readClientSecrets(`${at.endpoint} ${known}`);
  const gate = hospitalGate(undefined, undefined, secrets ? { secrets } : {});
  const place = { ...at, clientAuth };
  const begun = await gate.begin(place, { kinds, state: 'a-state', redirect });
  if (isFault(begun)) return { gate, finished: begun };
  const brought = await logIn(begun.address);
  return { gate, finished: await gate.finish(place, { ...brought, verifier: begun.verifier, redirect }) };
}

describe('a hospital that wants a secret of its clients (15.5)', () => {
  test('is shown it in the header, each time: for the code, for the next tokens, and to give them up', async () => {
    const there = await guarded();
    const { gate, finished } = await letIn(there, secret);
    if (isFault(finished)) throw new Error(finished.fault);
    expect(finished).toMatchObject({ patient: 'p-1' });
    expect(await gate.renew(there.at, finished)).toMatchObject({ patient: 'p-1' });
    await gate.forget(there.at, finished);
    expect(there.shown).toHaveLength(3);
    expect(new Set(there.shown).size).toBe(1);
    expect(there.posted.every((each) => !('client_secret' in each))).toBe(true);
    expect(there.revoked).toHaveLength(1);
    // The secret goes to nobody but who gives tokens.
    expect(there.seen.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test.each([
    ['a wrong one', `${secret}2`, 'client_secret_basic'],
    ['none, as a public client', null, 'none'],
  ] as const)('lets nobody in by %s', async (_, known, clientAuth) => {
    const { finished } = await letIn(await guarded(), known, clientAuth);
    expect(finished).toEqual({ fault: 'broken', status: 401 });
  });

  test.each([
    ['as OAuth says it', {}],
    ['by a challenge', { 'www-authenticate': 'Basic realm="tokens"' }],
  ])(
    'has another one since: what opens the records there is kept until the operator has mended it, %s',
    async (_, headers) => {
      const there = await guarded();
      const { gate, finished } = await letIn(there, secret);
      if (isFault(finished)) throw new Error(finished.fault);
      there.paths['/moved/token'] = (_, response) =>
        void response
          .writeHead(401, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify({ error: 'invalid_client' }));
      const token_endpoint = new URL('/moved/token', there.at.endpoint).href;
      there.paths[there.configuration] = json({ ...there.smart, token_endpoint });
      // 'refused' would have the patient log in there again.
      expect(await gate.renew(there.at, finished)).toEqual({ fault: 'broken', status: 401 });
    },
  );

  test('is asked for nothing where its secret is not known; that of another one is not shown', async () => {
    const there = await guarded();
    const broken = { fault: 'broken', status: null };
    expect((await letIn(there, null)).finished).toEqual(broken);
    const secrets = readClientSecrets(`https://other.example/r4 ${secret}`) ?? new Map();
    const gate = hospitalGate(undefined, undefined, { secrets });
    expect(await gate.begin(there.at, { kinds, state: 's', redirect })).toEqual(broken);
    expect(there.shown).toEqual([]);
  });

  test.each(storeKinds)('cannot be connected without its line, and can with it, at %s', async (kind) => {
    const { at } = await guarded();
    const place = { line: '1 Way', city: 'Mockville', state: 'Ohio', zip: '43999' };
    const hospitals = [{ hospitalId: 'h-1', name: 'A Real Hospital', ...place, ...at }];
    const store = await makeStore(kind, { ...clinicWith([]), hospitals });
    const { patient } = demoAccounts;
    const token = await testApi(store).sessionOf(patient);
    const connect = (given: string) => {
      const secrets = readClientSecrets(given) ?? new Map();
      const gate = hospitalGate(undefined, undefined, { secrets });
      const api = testApi(store, { hospitals: gate, clientSecretsOf: [...secrets.keys()] });
      const body = { userId: patient.accountId, hospitalId: 'h-1', kinds: ['Condition'] };
      return api.ask(endpoints.connectHospital, { token, body });
    };
    expect(await connect('https://other.example/r4 x')).toMatchObject({
      ...{ status: 409, json: { code: 'hospitalCannot' } },
    });
    expect((await connect(`${at.endpoint} ${secret}`)).status).toBe(200);
  });
});

describe('the file of secrets', () => {
  test('has a line for each hospital, whose address may end in a slash', () => {
    const text = `https://a.example/r4/ one\r\n\n  https://b.example/r4   two=:%\n`;
    expect([...(readClientSecrets(text) ?? [])]).toEqual([
      ['https://a.example/r4', 'one'],
      ['https://b.example/r4', 'two=:%'],
    ]);
    expect(readEnvironment({ CLIENT_SECRETS: text }).clientSecrets.get('https://b.example/r4')).toBe(
      'two=:%',
    );
  });

  test.each([
    ['no secret', 'https://a.example/r4'],
    ['two secrets', 'https://a.example/r4 one two'],
    ['no address', 'one two'],
    ['one hospital twice', 'https://a.example/r4 one\nhttps://a.example/r4/ two'],
  ])('is refused with %s, and the refusal repeats nothing', (_, text) => {
    expect(readClientSecrets(text)).toBeNull();
    expect(() => readEnvironment({ CLIENT_SECRETS: text })).toThrow(
      'CLIENT_SECRETS must be a line for each hospital: its endpoint, a space and the secret.',
    );
  });
});
