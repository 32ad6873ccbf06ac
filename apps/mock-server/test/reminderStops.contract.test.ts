import { endpoints } from '@rpm/api-client/calls';
import { judge, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { at, clinicId, nine, patientId, remind, tokenIn } from './reminderWorld.ts';
import { storeKinds } from './stores.ts';

const { patient } = demoAccounts;

describe.each(storeKinds)('reminders over the store in %s (SCR-07)', (kind) => {
  const start = () => remind(kind);

  test('the link of any mail stops them, logged in or not, as often as it is pressed; only the press does', async () => {
    const { api, run, choose, shown, store } = await start();
    await choose({ isOn: true, hour: 9 });
    const [first] = await run(nine);
    const [second] = await run('2026-11-21T14:00:00Z');
    const stop = (token: string) => api.ask(endpoints.stopReminders, { body: { token } });
    const unknown = await stop('x'.repeat(43));
    expect(unknown.status).toBe(400);
    expect(await shown()).toMatchObject({ isOn: true });
    expect((await api.request(endpoints.stopReminders.path)).status).toBe(405);
    const answers = [
      await stop(tokenIn(first as Mail)),
      await stop(tokenIn(first as Mail)),
      await stop(tokenIn(second as Mail)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await shown()).toMatchObject({ isOn: false, hour: 9 });
    expect(await run('2026-11-22T14:00:00Z')).toEqual([]);
    const lines = (await store.audit.list(clinicId)).filter(({ action }) => action === 'reminder.stopped');
    expect(lines).toMatchObject([{ accountId: patientId, subject: patientId }]);
    await choose({ isOn: true, hour: 9 });
    expect(await run('2026-11-23T14:00:00Z')).toHaveLength(1);
    expect(JSON.stringify(api.log)).not.toContain(tokenIn(first as Mail));
  });

  test('a link stops them for as long as the law asks, and then no more', async () => {
    const { api, run, choose } = await start();
    await choose({ isOn: true, hour: 9 });
    const [mail] = await run(nine);
    const stop = () => api.ask(endpoints.stopReminders, { body: { token: tokenIn(mail as Mail) } });
    api.wait((limits.reminderLinkDays - 1) * 86_400);
    expect((await stop()).status).toBe(200);
    api.wait(86_400);
    expect((await stop()).status).toBe(400);
  });

  test('a mail that the mail server refused goes at the next run, once; after the hour it does not', async () => {
    const { run, choose, refuse } = await start();
    await choose({ isOn: true, hour: 9 });
    refuse('refused');
    expect(await run(nine)).toHaveLength(1);
    refuse(undefined);
    expect(await run('2026-11-20T14:15:00Z', 3)).toHaveLength(1);
    expect(await run('2026-11-20T14:30:00Z')).toEqual([]);
    refuse('refused');
    expect(await run('2026-11-21T14:45:00Z')).toHaveLength(1);
    refuse(undefined);
    expect(await run('2026-11-21T15:00:00Z')).toEqual([]);
  });

  test('a stop or a reading between looking and sending is heard, and an hour that is over', async () => {
    const { store, choose } = await start();
    await choose({ isOn: true, hour: 9 });
    const [due] = await store.reminders.due(at(nine));
    expect(due).toMatchObject({ patientId, day: '2026-11-20', username: patient.username });
    const mail = { patientId, day: '2026-11-20', tokenHash: 'a', at: at(nine) };
    expect(await store.reminders.take({ ...mail, at: at('2026-11-20T15:00:00Z') })).toBe(false);
    await choose({ isOn: false, hour: 9 });
    expect(await store.reminders.take(mail)).toBe(false);
    expect(await store.reminders.due(at(nine))).toEqual([]);
    await choose({ isOn: true, hour: 9 });
    const values = { systolic: 120, diastolic: 70 };
    const own = { patientId, vital: 'BloodPressure', at: at('2026-11-20T13:59:00Z') } as const;
    await store.readings.add([
      { ...own, receivedAt: own.at, values, serial: 'SN-1', ...judge('BloodPressure', values) },
    ]);
    expect(await store.reminders.take(mail)).toBe(false);
    const next = { ...mail, day: '2026-11-21', at: at('2026-11-21T14:00:00Z') };
    expect(await store.reminders.take(next)).toBe(true);
    expect(await store.reminders.take({ ...next, tokenHash: 'b' })).toBe(false);
  });
});
