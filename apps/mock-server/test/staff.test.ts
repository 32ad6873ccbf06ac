import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { invitationIdOf } from '../src/seed/invitations.ts';
import type { TestApi } from './harness.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, otherAdministrator, staff, patient } = demoAccounts;
const invited = {
  firstName: ' Lovage ',
  lastName: 'Newhand',
  username: 'lovage.newhand@example.test',
  role: 'DOCTOR',
};
const password = 'three old paper boats';

interface Listed {
  result: { id: string; username: string; state: string; until: string | null; role: string }[];
  total: number;
}

const invite = async (api: TestApi, body: object = invited, key?: string, who = administrator) =>
  api.ask(endpoints.inviteStaff, { token: await api.sessionOf(who), body, key });
const list = async (api: TestApi, who = administrator) =>
  (await api.ask(endpoints.getStaff, { token: await api.sessionOf(who) })).json as Listed;
/** The ids of the link in a mail. */
const linkOf = (text = '') => {
  const [, user = '', token = ''] = /verify-pass-token\/([^/]+)\/(\S+)/.exec(text) ?? [];
  return { user, token };
};
const check = (api: TestApi, body: object) => api.ask(endpoints.checkPasswordToken, { body });
const accept = (api: TestApi, user: string, token: unknown, special: object = {}) =>
  api.ask(endpoints.acceptInvitation, {
    body: { user, token, firstName: 'Lovage', lastName: 'Newhand', password, ...special },
  });
const gone = { status: 400, json: { message: refusalWords.linkGone } };

describe.each(storeKinds)('staff over the store in %s', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, clinicWith([])));

  test('are invited by mail, set their password and log in, with the role and clinic of the invitation (ROL-01)', async () => {
    const api = await fresh();
    const sent = await invite(api, { ...invited, clinic: 'Southside Sample Clinic', clinicId: 'x' });
    expect([sent.status, sent.json]).toEqual([200, { message: serverWords.invited }]);
    const [mail] = api.mails;
    expect(mail?.to).toBe(invited.username);
    expect(mail?.text).toContain(`${northside.name} invited you`);
    const { user, token } = linkOf(mail?.text);
    const checked = await check(api, { user, token });
    expect(checked.json).toEqual({
      opens: 'account',
      invitation: {
        clinic: northside.name,
        role: 'DOCTOR',
        username: invited.username,
        firstName: 'Lovage',
        lastName: 'Newhand',
      },
    });
    expect(endpoints.checkPasswordToken.answer.parse(checked.json)).toEqual(checked.json);
    expect((await check(api, { user, token })).text, 'once more').toBe(checked.text);
    const opened = await accept(api, user, token, {
      role: 'ADMIN',
      clinicId: 'clinic-southside',
    });
    expect([opened.status, opened.json]).toEqual([200, { message: serverWords.accountOpened }]);
    const { json } = await api.ask(endpoints.login, { body: { username: invited.username, password } });
    expect(json).toMatchObject({ user: { role: 'DOCTOR', clinicName: northside.name, firstName: 'Lovage' } });
    const listed = (await list(api)).result.filter(({ username }) => username === invited.username);
    expect(listed).toEqual([expect.objectContaining({ state: 'active', until: null, role: 'DOCTOR' })]);
    expect(await accept(api, user, token), 'used').toMatchObject(gone);
    expect(await check(api, { user, token }), 'used').toMatchObject(gone);
  });

  test('are listed by name with their state, of the own clinic only', async () => {
    const api = await fresh();
    const listed = await list(api);
    expect(endpoints.getStaff.answer.parse(listed)).toEqual(listed);
    expect(listed.result.map(({ username, state }) => [username, state])).toEqual([
      ['staff@northside.example', 'active'],
      ['doctor@northside.example', 'active'],
      ['doctor2@northside.example', 'active'],
      ['chicory.latecomer@example.test', 'expired'],
      ['admin@northside.example', 'active'],
      ['bergamot.newstaff@example.test', 'invited'],
    ]);
    expect(listed.total).toBe(6);
    const others = await list(api, otherAdministrator);
    expect(others.result.map(({ username }) => username)).toContain('borage.soonhere@example.test');
    expect(others.result.map(({ username }) => username)).not.toContain('admin@northside.example');
  });

  test('a known address is answered and listed as any other; its owner alone is told (behaviour R33)', async () => {
    const api = await fresh();
    for (const username of [patient.username, otherAdministrator.username, 'sorrel.fixture@example.test']) {
      const { status, json } = await invite(api, { ...invited, username });
      expect([status, json]).toEqual([200, { message: serverWords.invited }]);
      const mail = api.mails.at(-1);
      expect(mail).toMatchObject({ to: username, subject: 'You were invited to Remote Patient Monitoring' });
      expect(linkOf(mail?.text).token).toBe('');
      const row = (await list(api)).result.find((each) => each.username === username);
      expect(row).toMatchObject({ state: 'invited', role: 'DOCTOR' });
    }
    const own = await invite(api, { ...invited, username: staff.username });
    expect(own.json).toEqual({ message: serverWords.invited });
    const rows = (await list(api)).result.filter(({ username }) => username === staff.username);
    expect(rows).toEqual([expect.objectContaining({ state: 'active', role: 'STAFF' })]);
  });

  test('an invitation once more takes the place of the one before, and is withdrawn', async () => {
    const api = await fresh();
    await invite(api);
    await invite(api);
    const [first, second] = api.mails.map(({ text }) => linkOf(text));
    expect(await check(api, first ?? {})).toMatchObject(gone);
    expect((await check(api, second ?? {})).status).toBe(200);
    const token = await api.sessionOf(administrator);
    const withdraw = (invitationId = '') =>
      api.ask(endpoints.withdrawInvitation, { token, body: { invitationId } });
    const foreign = await withdraw(invitationIdOf('Borage'));
    expect([foreign.status, foreign.json]).toEqual([
      404,
      { code: 'notFound', message: refusalWords.notFound },
    ]);
    expect(await withdraw('unknown')).toMatchObject({ status: 404, text: foreign.text });
    expect((await withdraw(second?.user)).json).toEqual({ message: serverWords.invitationWithdrawn });
    expect((await withdraw(second?.user)).status).toBe(404);
    expect(await accept(api, second?.user ?? '', second?.token), 'withdrawn').toMatchObject(gone);
  });

  test('one intent sends one mail, and what was not written sends none (behaviour section 4)', async () => {
    const api = await fresh();
    const answers = [await invite(api, invited, 'key-1'), await invite(api, invited, 'key-1')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(api.mails).toHaveLength(1);
    expect((await invite(api, { ...invited, role: 'STAFF' }, 'key-1')).status).toBe(422);
    expect(api.mails).toHaveLength(1);
  });

  test('an administrator says how long a session may be, and a shorter one counts at once (behaviour R5)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    await api.ask(endpoints.saveProfile, { token, body: { sessionSeconds: 1800 } });
    const saved = await api.ask(endpoints.saveClinic, {
      token: await api.sessionOf(administrator),
      body: { sessionMaxSeconds: 600 },
    });
    expect([saved.status, saved.json]).toEqual([200, { sessionMaxSeconds: 600 }]);
    const { json } = await api.ask(endpoints.getProfile, { token });
    expect(json).toMatchObject({ sessionSeconds: 600, sessionMaxSeconds: 600 });
    api.wait(600 + limits.idleGraceSeconds);
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(401);
  });
});

describe('what is refused', () => {
  const fresh = async () => testApi(await makeStore('memory', clinicWith([])));

  test.each([
    ['role', 'PATIENT'],
    ['role', 'admin'],
    ['role', undefined],
    ['username', 'nobody'],
    ['firstName', '  '],
    ['lastName', 'x'.repeat(201)],
  ])('an invitation with the %s %j', async (field, value) => {
    const api = await fresh();
    const { status, json } = await invite(api, { ...invited, [field]: value });
    expect([status, json]).toEqual([400, { code: 'badField', message: expect.any(String), field }]);
    expect(api.mails).toEqual([]);
  });

  test.each([299, 3001, 300.5, '300', null])('a longest session of %j seconds', async (sessionMaxSeconds) => {
    const api = await fresh();
    const token = await api.sessionOf(administrator);
    expect(await api.ask(endpoints.saveClinic, { token, body: { sessionMaxSeconds } })).toMatchObject({
      status: 400,
      json: { field: 'sessionMaxSeconds' },
    });
  });

  test('an invitation after its seven days, with one answer for all (behaviour R20)', async () => {
    const api = await fresh();
    await invite(api);
    const link = linkOf(api.mails[0]?.text);
    api.wait(limits.invitationDays * 86_400);
    expect(await check(api, link)).toMatchObject(gone);
    expect(await check(api, { user: 'nobody', token: link.token })).toMatchObject(gone);
    expect(await accept(api, link.user, link.token)).toMatchObject(gone);
    const row = (await list(api)).result.find(({ username }) => username === invited.username);
    expect(row?.state).toBe('expired');
  });

  test('a password that is too short; the link is good for another try', async () => {
    const api = await fresh();
    await invite(api);
    const { user, token } = linkOf(api.mails[0]?.text);
    expect(await accept(api, user, token, { password: 'short' })).toMatchObject({
      status: 400,
      json: { field: 'password' },
    });
    expect((await accept(api, user, token)).status).toBe(200);
  });

  test('more invitations of one address than log ins would be; log ins are not counted with them (behaviour R33)', async () => {
    const api = await fresh();
    for (let count = 0; count < limits.loginTries; count += 1) {
      expect((await invite(api)).status).toBe(200);
    }
    expect(await invite(api)).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect(api.mails).toHaveLength(limits.loginTries);
    expect((await invite(api, { ...invited, username: 'another@example.test' })).status).toBe(200);
  });
});
