import { endpoints } from '@rpm/api-client/calls';
import type { HospitalConnection } from '@rpm/domain';
import { limits } from '@rpm/domain';
import { Events } from 'oauth2-mock-server';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { isFault } from '../src/subjects/hospitals/gate.ts';
import { atTheEnd } from './atTheEnd.ts';
import { testApi } from './harness.ts';
import { hospital, json, kinds, redirect } from './hospitalServer.ts';
import { makeStore } from './stores.ts';

/*
 * The gate against an OAuth server that we did not write, over real sockets; the FHIR side beside it answers as a test
 * wants it to.
 */

/** Somebody who is let in. */
async function letIn() {
  const there = await hospital();
  const gate = hospitalGate();
  const begun = await gate.begin(there.at, { kinds, state: 'a-state', redirect });
  if (isFault(begun)) throw new Error(begun.fault);
  const brought = await there.logIn(begun.address);
  const tokens = await gate.finish(there.at, { ...brought, verifier: begun.verifier, redirect });
  if (isFault(tokens)) throw new Error(tokens.fault);
  return { ...there, gate, begun, brought, tokens };
}

describe('a hospital over SMART App Launch (SCR-09)', () => {
  test('the browser is sent with PKCE, our state, the scopes that are wanted and the API that is meant', async () => {
    const { at, begun, brought, smart } = await letIn();
    const address = new URL(begun.address);
    expect(`${address.origin}${address.pathname}`).toBe(smart.authorization_endpoint);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{
        client_id: 'us',
        redirect_uri: redirect,
        response_type: 'code',
        state: 'a-state',
        aud: at.endpoint,
      },
      ...{ scope: 'launch/patient offline_access patient/Patient.rs patient/Condition.rs' },
      code_challenge_method: 'S256',
    });
    expect(begun.address).not.toContain(begun.verifier);
    expect(brought.state).toBe('a-state');
  });

  test('a hospital of SMART 1 is asked in its words; lab results bring their observations', async () => {
    const { at, paths, configuration, smart } = await hospital();
    paths[configuration] = json({ ...smart, capabilities: undefined });
    const begun = await hospitalGate().begin(at, { kinds: ['DiagnosticReport'], state: 's', redirect });
    expect(isFault(begun) ? begun : new URL(begun.address).searchParams.get('scope')).toBe(
      'launch/patient offline_access patient/Patient.read patient/DiagnosticReport.read patient/Observation.read',
    );
  });

  test('a code is exchanged with what proves who began; another proof is not let in', async () => {
    const { at, gate, logIn, tokens } = await letIn();
    expect(tokens).toMatchObject({ patient: 'p-1', refresh: expect.any(String), until: expect.any(Number) });
    const begun = await gate.begin(at, { kinds, state: 'a-state', redirect });
    if (isFault(begun)) throw new Error(begun.fault);
    const brought = await logIn(begun.address);
    const wrong = { ...brought, verifier: 'w'.repeat(43), redirect };
    expect(await gate.finish(at, wrong)).toEqual({ fault: 'refused', status: 400 });
  });

  test('tokens are renewed and given back', async () => {
    const { at, gate, tokens, revoked } = await letIn();
    const next = await gate.renew(at, tokens);
    expect(next).toMatchObject({ patient: 'p-1', refresh: expect.any(String) });
    await gate.forget(at, tokens);
    expect(revoked).toEqual(['revoked']);
  });

  test('a hospital that renews nothing any more refuses', async () => {
    const { at, gate, tokens, oauth } = await letIn();
    oauth.service.once(Events.BeforeResponse, (answer) => {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_grant' };
    });
    expect(await gate.renew(at, tokens)).toEqual({ fault: 'refused', status: 400 });
  });

  test('a token without a person opens nothing', async () => {
    const { at, gate, oauth, logIn } = await letIn();
    const begun = await gate.begin(at, { kinds, state: 'a-state', redirect });
    if (isFault(begun)) throw new Error(begun.fault);
    const brought = await logIn(begun.address);
    oauth.service.on(Events.BeforeResponse, ({ body }) => {
      if (body !== '') delete body.patient;
    });
    const found = await gate.finish(at, { ...brought, verifier: begun.verifier, redirect });
    expect(found).toEqual({ fault: 'notFhir', status: null });
  });

  test('reads with the token, only of this API, and follows no redirect', async () => {
    const { at, gate, tokens, paths, seen } = await letIn();
    paths['/r4/Patient/p-1'] = json({ resourceType: 'Patient' });
    paths['/r4/Moved'] = (_, response) => void response.writeHead(302, { location: '/r4/Patient/p-1' }).end();
    const found = { found: { resourceType: 'Patient' } };
    expect(await gate.read(at, tokens, 'Patient/p-1')).toEqual(found);
    expect(await gate.read(at, tokens, `${at.endpoint}/Patient/p-1?page=2`)).toEqual(found);
    expect(seen.at(-1)).toEqual({
      ...{ url: '/r4/Patient/p-1?page=2', authorization: `Bearer ${tokens.access}` },
    });
    const before = seen.length;
    const elsewhere = { fault: 'notFhir', status: null };
    for (const address of [
      'https://elsewhere.example/r4/Patient/p-1',
      `${at.endpoint}evil/x`,
      '/other',
      '../x',
    ])
      expect(await gate.read(at, tokens, address)).toEqual(elsewhere);
    expect(seen).toHaveLength(before);
    expect(await gate.read(at, tokens, 'Moved')).toEqual({ fault: 'notFhir', status: 302 });
    expect(seen).toHaveLength(before + 1);
  });

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'notFhir'],
    [429, 'broken'],
    [500, 'broken'],
  ] as const)('an answer of %i is %s', async (status, fault) => {
    const { at, gate, tokens, paths } = await letIn();
    paths['/r4/Condition'] = json({}, status);
    expect(await gate.read(at, tokens, 'Condition')).toEqual({ fault, status });
  });

  test('no JSON, too much of it, a broken line and nobody at all are told apart', async () => {
    const { at, gate, tokens, paths } = await letIn();
    paths['/r4/Text'] = (_, response) => void response.end('<html>');
    paths['/r4/Much'] = (_, response) => void response.end('x'.repeat(limits.hospitalAnswerMaxBytes + 1));
    paths['/r4/Cut'] = (_, response) => void response.destroy();
    expect(await gate.read(at, tokens, 'Text')).toEqual({ fault: 'notFhir', status: 200 });
    expect(await gate.read(at, tokens, 'Much')).toEqual({ fault: 'tooMuch', status: 200 });
    expect(await gate.read(at, tokens, 'Cut')).toMatchObject({ fault: 'unreachable' });
    const nobody = { endpoint: 'http://127.0.0.1:1/r4', clientId: 'us', clientAuth: 'none' as const };
    expect(await gate.begin(nobody, { kinds, state: 's', redirect })).toMatchObject({ fault: 'unreachable' });
  });

  test('one that does not answer in time is slow', async () => {
    const { at, gate, tokens, paths } = await letIn();
    paths['/r4/Slow'] = () => {};
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(limits.hospitalAnswerMs);
      return timeout(50);
    });
    atTheEnd(async () => void spy.mockRestore());
    expect(await gate.read(at, tokens, 'Slow')).toEqual({ fault: 'slow', status: null });
  });

  test('a hospital cannot send us to where nothing is encrypted', async () => {
    const { at, paths, configuration, smart } = await hospital();
    for (const bad of ['http://elsewhere.example/token', 'ftp://a.example', 'nothing']) {
      paths[configuration] = json({ ...smart, token_endpoint: bad });
      expect(await hospitalGate().begin(at, { kinds, state: 's', redirect })).toMatchObject({
        fault: 'notFhir',
      });
    }
  });
});

test('a patient connects a hospital, and its allergy is in the record (SCR-09)', async () => {
  const { patient } = demoAccounts;
  const userId = patient.accountId;
  const { at, paths, logIn } = await hospital();
  paths['/r4/Patient/p-1'] = json({ resourceType: 'Patient', id: 'p-1' });
  const allergy = { resourceType: 'AllergyIntolerance', recordedDate: '2019-04-02' };
  const page = (id: string, text: string, next?: string) => ({
    ...{ resourceType: 'Bundle', entry: [{ resource: { ...allergy, id, code: { text } } }] },
    ...(next && { link: [{ relation: 'next', url: next }] }),
  });
  paths['/r4/AllergyIntolerance'] = json(page('a-1', 'Penicillin', `${at.endpoint}/page2`));
  paths['/r4/page2'] = json(page('a-2', 'Latex'));
  const place = { line: '1 Way', city: 'Mockville', state: 'Ohio', zip: '43999' };
  const hospitals = [{ hospitalId: 'h-1', name: 'A Real Hospital', ...place, ...at }];
  const store = await makeStore('memory', { ...clinicWith([]), hospitals });
  const api = testApi(store, { hospitals: hospitalGate() });
  const token = await api.sessionOf(patient);
  const body = { userId, hospitalId: 'h-1', kinds: ['AllergyIntolerance'] };
  const sent = await api.ask(endpoints.connectHospital, { token, body });
  const brought = await logIn((sent.json as { address: string }).address);
  const finished = await api.ask(endpoints.finishHospital, { token, body: { userId, ...brought } });
  expect(finished.status).toBe(200);
  await api.settle();
  const list = await api.ask(endpoints.getHospitalConnections, { token, params: { userId } });
  expect(list.json as HospitalConnection[]).toMatchObject([{ state: 'Connected', records: 2 }]);
  const allergies = await api.ask(endpoints.getAllergies, { token, params: { userId } });
  expect(allergies.json).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ display: 'Penicillin', source: 'A Real Hospital' }),
      expect.objectContaining({ display: 'Latex', source: 'A Real Hospital' }),
    ]),
  );
});
