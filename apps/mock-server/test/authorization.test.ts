import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { createApi } from '../src/app.ts';
import { checkAccess } from '../src/authorization/table.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { about, askers, fresh, names, subjectValue } from './authorizationAskers.ts';
import { keepEmailCode, keepSecurity } from './begunBefore.ts';
import type { Answer, TestApi } from './harness.ts';
import { columns, matrix } from './matrix.ts';
import { people } from './requestPeople.ts';
import { rightRequests } from './rightRequests.ts';

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
