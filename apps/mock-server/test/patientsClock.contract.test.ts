import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { clinicId, later, patientId, pressure, world } from './alertWorld.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider } = demoAccounts;
const question: StoredNote = {
  ...{ noteId: 'question', patientId, clinicId, authorId: patientId, kind: 'conversation' },
  ...{ topic: 'Other', text: 'Can somebody call me?', toPatient: true, minutes: 0, isInteractive: false },
  at: later(-60),
};

test.each(storeKinds)('lists of many patients say in which zone each lives, in %s (DSP-03)', async (kind) => {
  const { patients, ...others } = world();
  const store = await makeStore(kind, {
    ...{ ...others, notes: [question] },
    patients: patients.map((each) =>
      each.patientId === patientId ? { ...each, timeZone: 'America/Chicago' } : each,
    ),
  });
  await store.readings.add([pressure(190, later(-50))]);
  const api = testApi(store);
  const token = await api.sessionOf(provider);
  const page = { page: '0', noOfRows: '5' };
  const answers = await Promise.all([
    api.ask(endpoints.getAlerts, { token, query: { tab: 'medical', ...page } }),
    api.ask(endpoints.exportAlerts, { token, body: { tab: 'medical' } }),
    api.ask(endpoints.getPatientList, { token, params: { userId: provider.accountId }, query: page }),
    api.ask(endpoints.exportPatients, { token, body: { userId: provider.accountId } }),
  ]);
  for (const { json } of answers) {
    expect((json as { result: object[] }).result).toContainEqual(
      expect.objectContaining({ userId: patientId, timeZone: 'America/Chicago' }),
    );
  }
  const waiting = await api.ask(endpoints.getWaitingConversations, { token });
  expect(waiting.json).toMatchObject([{ patient: { userId: patientId }, timeZone: 'America/Chicago' }]);
  const [alert] = (await store.alerts.ofPatient(patientId, later(-90))) as { alertId: string }[];
  const params = { alertId: alert?.alertId ?? '' };
  expect((await api.ask(endpoints.getAlert, { token, params })).json).toMatchObject({
    timeZone: 'America/Chicago',
  });
});
