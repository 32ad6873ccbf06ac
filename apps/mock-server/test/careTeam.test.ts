import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { kindsSeenBy } from '../src/authorization/seen.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { provider, colleague, administrator, patient } = demoAccounts;

test('a patient reads the own care team, whose first member is responsible (API-19)', async () => {
  const api = testApi(await makeStore('memory', smallClinic()));
  const { json } = await api.ask(endpoints.getCareTeam, {
    token: await api.sessionOf(patient),
    params: { userId: patient.accountId },
  });
  const [first, ...others] = endpoints.getCareTeam.answer.parse(json);
  expect(first).toMatchObject({ userId: provider.accountId, isResponsible: true });
  expect(others.length).toBeGreaterThan(0);
});

test('a patient reads in which roles others work at the clinic, and what each may see (RTE-04)', async () => {
  const api = testApi(await makeStore('memory', smallClinic()));
  const ask = async () => {
    const { json } = await api.ask(endpoints.getOtherCarers, {
      token: await api.sessionOf(patient),
      params: { userId: patient.accountId },
    });
    return endpoints.getOtherCarers.answer.parse(json);
  };
  const before = await ask();
  expect(before.map(({ role }) => role)).toEqual(['provider', 'administrator']);
  for (const { role, sees } of before) expect(sees).toEqual(kindsSeenBy(access, role, 'clinic'));
  // The one member of staff is of the care team. Whoever has lost access works there no more.
  await api.ask(endpoints.endAccess, {
    token: await api.sessionOf(administrator),
    body: { accountId: colleague.accountId },
  });
  expect((await ask()).map(({ role }) => role)).toEqual(['administrator']);
});
