import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import type { NewPatient } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { createApi } from '../src/app.ts';
import { checkAccess, type Open } from '../src/authorization/table.ts';
import type { Row } from '../src/authorization/verdicts.ts';
import { access } from '../src/rooms/access.ts';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { type Answer, type TestApi, testApi } from './harness.ts';
import { type Column, columns, matrix } from './matrix.ts';
import { begunChallenge, begunSecret, emailTicket, otherSession } from './requestParts.ts';
import {
  acknowledgedBy,
  alertOf,
  complianceBy,
  connectionOf,
  credentialOf,
  ehrOf,
  hospitalStateOf,
  inquiryOf,
  messageOf,
  people,
  recordRequestOf,
  requestWorld,
  reviewOf,
  shareToken,
  systemOf,
  templateOf,
  timeEntryOf,
  vendorOf,
  type Whose,
} from './requestWorld.ts';
import { type RightRequest, rightRequests } from './rightRequests.ts';
import { makeStore } from './stores.ts';

const names = Object.keys(endpoints) as EndpointName[];
const { dUserId: _, ...enrolled } = rightRequests.createPatientInfo.body as NewPatient;
const rowOf = (name: EndpointName): Row | Open => access[name];

const fresh = async () => testApi(await makeStore('memory', requestWorld()));

/** The calls that name a system of the clinic. */
const systemCalls = new Set<EndpointName>(['endSystem']);

/** The calls that name a vendor of the clinic. */
const vendorCalls = new Set<EndpointName>([
  ...(['renewVendorSecret', 'endVendorConnection', 'bindWaitingDevice', 'dismissWaitingDevice'] as const),
]);

/** Who asks in each column, and whose things they ask for. */
const askers: Record<Exclude<Column, 'none'>, { account: keyof typeof demoAccounts; whose: Whose }> = {
  'P self': { account: 'patient', whose: 'own' },
  'P other': { account: 'patient', whose: 'colleagues' },
  'D own': { account: 'provider', whose: 'own' },
  'D clinic': { account: 'provider', whose: 'colleagues' },
  'D other': { account: 'provider', whose: 'foreign' },
  'S own': { account: 'staff', whose: 'own' },
  'S other': { account: 'staff', whose: 'foreign' },
  'A own': { account: 'administrator', whose: 'own' },
  'A other': { account: 'administrator', whose: 'foreign' },
};

/** What names the subject of a call in a column. */
function subjectValue(name: EndpointName, column: Exclude<Column, 'none'>, whose: Whose): string | null {
  const row = rowOf(name);
  if (typeof row === 'string' || !row.about) return null;
  const { what, field } = row.about;
  const self = demoAccounts[askers[column].account];
  switch (what) {
    case 'patient':
      // Who has an account needs no code: it is another patient of the provider.
      if (name === 'newActivationCode' && whose === 'own') return 'patient-003';
      if (name === 'newActivationCode' && whose === 'colleagues') return 'patient-004';
      // By the name of the parameter, not by what the row says of it: that is what is tried.
      return field === 'username' ? people[whose].username : people[whose].userId;
    case 'order':
      return String((rightRequests[name].body as { orderId: string }).orderId).replace(/-own$/, `-${whose}`);
    case 'alert':
      return alertOf(whose);
    case 'inquiry':
      return inquiryOf(whose);
    case 'clinic':
      return whose === 'foreign' || column === 'P other' ? southside.name : northside.name;
    case 'identity': {
      const who = whose === 'own' ? self : demoAccounts.colleague;
      return field === 'email' ? who.username : who.accountId;
    }
    case 'share':
      // The colleague's patient shares with the patient and with the provider; nobody else shares with anybody.
      return (
        { own: people.colleagues, colleagues: { userId: 'patient-003' } }[String(whose)]?.userId ??
        people[whose].userId
      );
    case 'account':
      if (name === 'createPatientInfo' && whose === 'own') return demoAccounts.provider.accountId;
      // Nobody ends the own access or takes the own second factors: those are of somebody else of the clinic.
      if ((name.endsWith('Access') || name === 'resetSecondFactor') && whose === 'own')
        return demoAccounts.staff.accountId;
      if (whose === 'own') return self.accountId;
      return (whose === 'colleagues' ? demoAccounts.colleague : demoAccounts.otherProvider).accountId;
  }
}

/** The right request with another subject. */
function about(
  name: EndpointName,
  value: string | null,
  account: (typeof demoAccounts)[keyof typeof demoAccounts],
): RightRequest {
  const row = rowOf(name);
  const request = rightRequests[name];
  // Whoever takes back what was done with an alert takes back the own.
  // Whoever ends a template ends one of the own clinic.
  if (name === 'endNoteTemplate') return { body: { templateId: templateOf(account.clinicId) } };
  // Everybody asks for the own credential.
  if (name === 'getCredentialDocument') return { params: { credentialId: credentialOf(account.accountId) } };
  if (name === 'removeCredential') return { body: { credentialId: credentialOf(account.accountId) } };
  if (name === 'endEhr') return { body: { ehrId: ehrOf(account.clinicId) } };
  if (systemCalls.has(name)) return { body: { systemId: systemOf(account.clinicId) } };
  // Whoever looks after a vendor does so for the own clinic.
  if (vendorCalls.has(name)) {
    const body = { ...(request.body as object), connectionId: vendorOf(account.clinicId) };
    return name === 'bindWaitingDevice' ? { body: { ...body, orderId: value } } : { body };
  }
  if (name === 'undoCompliance')
    return { body: { list: [{ alertId: complianceBy(account.accountId), version: 1 }] } };
  if (typeof row === 'string' || !row.about || value === null) return request;
  const { in: part, field } = row.about;
  const right = { ...request, [part]: { ...(request[part] as object), [field]: value } };
  // Whoever names a patient names a request of that patient.
  if (name === 'moveRecordRequest' || name === 'changeOwnRecordRequest')
    right.body = { ...(right.body as object), requestId: recordRequestOf(value) };
  // Whoever names a patient names what is that patient's.
  if (name === 'syncHospital' || name === 'endHospital')
    right.body = { ...(right.body as object), connectionId: connectionOf(value) };
  if (name === 'finishHospital') right.body = { ...(right.body as object), state: hospitalStateOf(value) };
  // Whoever names a patient names the patient's address too.
  if (name === 'placeDeviceOrder') {
    const named = Object.values(people).find(({ userId }) => userId === value);
    right.body = { ...(right.body as object), pUsername: named?.username };
  }
  // Whoever says who they are says both of their names.
  if (name === 'addInquiry') right.body = { ...(right.body as object), username: account.username };
  // The link of a share is good for the one to whom it was sent.
  if (name === 'verifyTempAcess')
    right.body = { ...(right.body as object), token: shareToken(account.username) };
  // Everybody changes their own time, at whichever time of the day it is.
  if (name === 'editTimeEntry')
    right.body = {
      ...(right.body as object),
      ...{
        entryId: timeEntryOf(account.accountId, value),
        start: '20261118-15:00:00',
        end: '20261118-15:05:00',
      },
    };
  // A message is of the conversation with its patient.
  if (name === 'markConversationSeen') {
    right.body = { ...(right.body as object), noteId: messageOf(value) };
  }
  // Whoever takes a review back takes the own one.
  if (name === 'undoAlert') {
    right.body = { ...(right.body as object), alertId: acknowledgedBy(value, account.accountId) };
  }
  if (name === 'undoReview') {
    right.body = { ...(right.body as object), reviewId: reviewOf(account.accountId, value) };
  }
  return right;
}

const ask = async (
  api: TestApi,
  name: EndpointName,
  account: keyof typeof demoAccounts,
  value: string | null,
) => {
  // Whoever shows a code has asked for one.
  if (name === 'verifyEmail') await keepEmailCode(api, demoAccounts[account].accountId);
  await keepSecurity(api, demoAccounts[account], name);
  return api.ask(endpoints[name], {
    ...about(name, value, demoAccounts[account]),
    token: await api.sessionOf(demoAccounts[account]),
  });
};

/** What was begun before a second factor is added or removed, or a session ended. */
async function keepSecurity(
  { services: { store, passwords, clock } }: TestApi,
  { accountId, clinicId }: (typeof demoAccounts)[keyof typeof demoAccounts],
  name: EndpointName,
) {
  const at = clock();
  const { secondFactors, sessions } = store;
  // Whoever confirms an erasure is the second person.
  if (name === 'confirmErasure') {
    for (const { userId } of [people.own, people.colleagues])
      await store.erasures.ask(
        { accountId: 'the-first', clinicId: northside.clinicId, at },
        userId,
        'Asked.',
      );
  }
  if (name === 'addTotp') await secondFactors.beginTotp(accountId, begunSecret);
  if (name === 'addPasskey') {
    await secondFactors.keepChallenge(accountId, begunChallenge, new Date(at.getTime() + 600_000));
  }
  if (name === 'removeFactor') {
    const passkey = { passkeyId: 'a passkey', name: 'A key', publicKey: '', counter: 0, transports: [] };
    await secondFactors.addPasskey({ accountId, clinicId, at }, passkey);
  }
  if (name === 'addOwnClinic') {
    const by = { accountId: demoAccounts.otherStaff.accountId, clinicId: southside.clinicId, at };
    const providerId = demoAccounts.otherProvider.accountId;
    const patient = { ...enrolled, username: people.own.username };
    await store.patients.enrol({ patientId: 'elsewhere', patient, providerId }, by);
    const expiresAt = new Date(at.getTime() + 1000);
    const codeHash = await passwords.hash('AAAAAAAA');
    await store.activations.renew(by, { patientId: 'elsewhere', codeHash, expiresAt });
  }
  // Whoever sends or takes away a file has begun or added it.
  for (const { userId } of Object.values(people)) {
    const file = {
      ...{
        patientId: userId,
        fileName: 'report.txt',
        contentType: 'text/plain' as const,
        reportType: 'LabReport' as const,
      },
      ...{ reportSubType: 'Blood', bytes: 8, at },
    };
    const upload = { ...file, uploadId: 'u'.repeat(43), accountId, clinicId };
    if (name === 'addFilePart' || name === 'finishFile') await store.fileUploads.begin(upload);
    if (name === 'finishFile') {
      await store.fileUploads.add(upload, 0, new TextEncoder().encode('all good'));
    }
    if (name === 'removeFile') {
      const kept = { txnName: 'file-own', uploadedBy: 'Somebody', content: btoa('all good') };
      await store.files.add({ accountId, clinicId, at }, { ...file, ...kept, uploadedById: accountId }, 1000);
    }
  }
  if (name === 'endSession') {
    const tokenHash = hashToken(otherSession);
    await sessions.add({ tokenHash, accountId, startedAt: at, lastSeenAt: at });
  }
}

const keepEmailCode = async ({ services: { store, passwords, clock } }: TestApi, accountId: string) =>
  store.emailCodes.keep(
    {
      accountId,
      ticketHash: hashToken(emailTicket),
      codeHash: await passwords.hash('123456'),
      expiresAt: new Date(clock().getTime() + 600_000),
    },
    clock(),
  );

describe('the authorization table (behaviour section 3)', () => {
  test('has a row for each call, and each call is served', async () => {
    const { services } = await fresh();
    expect(Object.keys(access).sort()).toEqual([...names].sort());
    const served = createApi(services).routes.filter((path) => !path.startsWith('/fhir/'));
    expect(served.sort()).toEqual(names.map((name) => endpoints[name].path).sort());
  });

  test('a call without a row cannot even be registered', () => {
    expect(() => checkAccess('keepAlive', {})).toThrow('keepAlive is not in the authorization table');
  });

  test('a row that contradicts the table of calls on the token cannot be registered', () => {
    expect(() => checkAccess('keepAlive', { keepAlive: 'public' })).toThrow('disagree on the token');
    for (const name of names) expect(() => checkAccess(name, access)).not.toThrow();
  });

  const users = names.filter((name) => endpoints[name].token === 'session');
  test('the matrix has a row for each call with a session, and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual([...users].sort());
  });

  const cases = users.flatMap((name) => columns.map((column) => ({ name, column })));
  test.each(cases)('$name by $column', async ({ name, column }) => {
    const api = await fresh();
    const expected = matrix[name]?.[column];
    if (column === 'none') {
      const answer = await api.ask(endpoints[name], rightRequests[name]);
      expect(answer).toMatchObject({ status: 401, json: { message: refusalWords.unauthorized } });
      return;
    }
    const { account, whose } = askers[column];
    const answer = await ask(api, name, account, subjectValue(name, column, whose));
    expect(answer.status, answer.text).toBe(expected);
    if (expected === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
    else
      expect(answer.json).toEqual(
        expected === 403
          ? { code: 'forbidden', message: refusalWords.forbidden }
          : { code: 'notFound', message: refusalWords.notFound },
      );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const hidden = cases.filter(({ name, column }) => matrix[name]?.[column] === 404);
  const unknownValue = (value: string) =>
    value.includes('@') ? people.unknown.username : people.unknown.userId;
  test.each(hidden)(
    '$name by $column is answered to the letter as what does not exist',
    async ({ name, column }) => {
      if (column === 'none') throw new Error('Nobody is never told 404.');
      const { account, whose } = askers[column];
      const foreign = subjectValue(name, column, whose) ?? '';
      const answers: Answer[] = [];
      for (const value of [foreign, unknownValue(foreign)])
        answers.push(await ask(await fresh(), name, account, value));
      const [notMine, notThere] = answers.map(({ status, text, headers }) => ({
        status,
        text,
        headers: [...headers],
      }));
      expect(notMine).toEqual(notThere);
    },
  );
});

describe('tokens that are none', () => {
  const bad: { what: string; token: (api: TestApi) => Promise<string> }[] = [
    { what: 'made up', token: async () => 'A'.repeat(43) },
    { what: 'of another form', token: async () => 'Bearer of bad news' },
    { what: 'empty', token: async () => '' },
    {
      what: 'revoked',
      async token(api) {
        const token = await api.sessionOf(demoAccounts.staff);
        await api.ask(endpoints.logout, { token });
        return token;
      },
    },
    {
      what: 'expired',
      async token(api) {
        const token = await api.sessionOf(demoAccounts.staff);
        api.wait(310);
        return token;
      },
    },
    { what: 'tampered', token: async (api) => `${(await api.sessionOf(demoAccounts.staff)).slice(0, -1)}y` },
  ];
  const closed = names.filter((name) => endpoints[name].token !== 'none');
  test.each(bad)('a token that is $what opens no call', async ({ token }) => {
    const api = await fresh();
    const given = await token(api);
    for (const name of closed) {
      const answer = await api.ask(endpoints[name], { ...rightRequests[name], token: given });
      expect(answer, name).toMatchObject({ status: 401, json: { message: refusalWords.unauthorized } });
    }
  });
});

describe('one clinic and another', () => {
  test.each([
    southside.name,
    'No Such Clinic',
    northside.name.toLowerCase(),
    `${northside.name} `,
    'constructor',
  ])('the orders of "%s" are refused to staff of another clinic', async (clinic) => {
    const api = await fresh();
    const query = { page: '0', noOfRows: '5', clinic };
    const token = await api.sessionOf(demoAccounts.staff);
    const answer = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    expect(answer).toMatchObject({ status: 403, json: { message: refusalWords.forbidden } });
  });

  test('staff see the orders of their own clinic only', async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.otherStaff);
    const query = { page: '0', noOfRows: '5', clinic: southside.name };
    const { json } = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    const orderIds = (json as [{ result: { orderId: string }[] }])[0].result.map(({ orderId }) => orderId);
    expect(orderIds.sort()).toEqual([
      'ORD-Activated-foreign',
      'ORD-Shipped-foreign',
      'ORD-Submitted-foreign',
    ]);
  });
});

describe('the order of the checks', () => {
  const path = endpoints.updateDeviceOrderStatus.path;
  const big = JSON.stringify({ orderId: 'x'.repeat(70_000) });

  test('405 before 401 before 415 before 413 before 400 before 403', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const patient = await api.sessionOf(demoAccounts.patient);
    const status = async (init: RequestInit) => (await api.request(path, init)).status;
    const authorization = `Bearer ${patient}`;
    const json = { authorization, 'content-type': 'application/json' };
    expect(await status({ method: 'PUT', body: big })).toBe(405);
    expect(await status({ method: 'POST', body: big })).toBe(401);
    expect(await status({ method: 'POST', body: big, headers: { authorization } })).toBe(415);
    expect(await status({ method: 'POST', body: big, headers: json })).toBe(413);
    expect(await status({ method: 'POST', body: '{', headers: json })).toBe(400);
    const right = JSON.stringify(rightRequests.updateDeviceOrderStatus.body);
    expect(await status({ method: 'POST', body: right, headers: json })).toBe(403);
  });

  test('a wrong method is told the right one', async () => {
    const api = await fresh();
    const answer = await api.request(endpoints.getAllottedDevicesByClinic.path, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('an unknown address is a 404 in JSON, whoever asks', async () => {
    const api = await fresh();
    for (const unknown of ['/api/nothing', '/api/', '/api/login/', '/api/login/x', '/api/%00']) {
      const answer = await api.request(unknown);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: 'notFound', message: refusalWords.notFound },
      ]);
    }
  });
});
