import { endpoints } from '@rpm/api-client/calls';
import { judge } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import * as esMails from '@rpm/domain/words/es/mails';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, demoAccounts, demoActivationCode, southside } from '../src/seed/index.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { startOfTest } from './harness.ts';
import { at, clinicId, nine, patientId, portalOrigin, remind, tokenIn, world } from './reminderWorld.ts';
import { storeKinds } from './stores.ts';

const { patient, staff, administrator, otherProvider } = demoAccounts;

describe.each(storeKinds)('reminders over the store in %s (SCR-07)', (kind) => {
  const start = (given = world()) => remind(kind, given);

  test('off until it is chosen; then one mail a day at the hour, by the patient’s clock', async () => {
    const { api, run, choose, shown, store } = await start();
    expect(await shown()).toEqual({
      ...{ isOn: false, hour: 9, timeZone: 'America/New_York', pause: null, awayUntil: null },
    });
    expect(await run(nine)).toEqual([]);
    expect((await choose({ isOn: true, hour: 9 })).status).toBe(200);
    expect(await shown()).toMatchObject({ isOn: true, hour: 9 });
    expect(await run('2026-11-20T13:59:59Z')).toEqual([]);
    const [mail, ...more] = await run(nine, 5);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(patient.username);
    expect(mail?.subject).toBe(enMails.mailWords.reminder.subject);
    expect(mail?.text).toContain(`${portalOrigin}/patient-dashboard`);
    expect(mail?.stopBy).toMatch(/^https:\/\/portal\.example\.test\/stop-reminders\/[\w-]{43}$/);
    expect(mail?.text).toContain(`\n${mail?.stopBy}`);
    expect(JSON.stringify(mail)).not.toContain('Marigold Testpatient');
    expect(await run('2026-11-20T14:15:00Z')).toEqual([]);
    expect(await run('2026-11-21T03:00:00Z')).toEqual([]);
    expect(await run('2026-11-21T14:00:00Z')).toHaveLength(1);
    const lines = await store.audit.list(clinicId);
    expect(lines.filter(({ action }) => action.startsWith('reminder.'))).toMatchObject([
      {
        action: 'reminder.saved',
        accountId: patientId,
        subject: patientId,
        details: { isOn: true, hour: 9 },
      },
    ]);
    expect(JSON.stringify(await store.wholeRecords.of(patientId))).not.toContain(
      hashToken(tokenIn(mail as Mail)),
    );
    expect((await store.wholeRecords.of(patientId)).reminders).toEqual([
      { isOn: true, hour: 9, days: ['2026-11-20', '2026-11-21'] },
    ]);
    expect(api.log.map(({ status }) => status)).not.toContain(500);
  });

  test('nothing is sent late: a server that was down at the hour lets the day go', async () => {
    const { run, choose } = await start();
    await choose({ isOn: true, hour: 9 });
    expect(await run('2026-11-20T15:00:00Z')).toEqual([]);
    expect(await run('2026-11-21T07:00:00Z')).toEqual([]);
    expect(await run('2026-11-21T14:45:00Z')).toHaveLength(1);
  });

  test('through the change of the clocks: the hour that is skipped, and the one that comes twice', async () => {
    const { run, choose } = await start();
    await choose({ isOn: true, hour: 2 });
    expect(await run('2027-03-14T06:45:00Z')).toEqual([]);
    expect(await run('2027-03-14T07:00:00Z')).toHaveLength(1);
    expect(await run('2027-03-14T07:15:00Z')).toEqual([]);
    await choose({ isOn: true, hour: 1 });
    expect(await run('2027-11-07T05:00:00Z')).toHaveLength(1);
    expect(await run('2027-11-07T06:00:00Z')).toEqual([]);
  });

  test('in the language of the account', async () => {
    const given = world();
    const accounts = given.accounts.map((each) =>
      each.accountId === patientId ? { ...each, language: 'es' as const } : each,
    );
    const { run, choose } = await start({ ...given, accounts });
    await choose({ isOn: true, hour: 9 });
    const [mail] = await run(nine);
    expect(mail?.subject).toBe(esMails.mailWords.reminder.subject);
    expect(mail?.text).toContain('Es hora de medirse.');
  });

  test('who has measured today gets none, and tomorrow one again', async () => {
    const { run, choose, store } = await start();
    await choose({ isOn: true, hour: 9 });
    const values = { systolic: 120, diastolic: 70 };
    const own = { patientId, vital: 'BloodPressure', at: at('2026-11-20T12:00:00Z') } as const;
    await store.readings.add([
      { ...own, receivedAt: own.at, values, serial: 'SN-1', ...judge('BloodPressure', values) },
    ]);
    expect(await run(nine)).toEqual([]);
    expect(await run('2026-11-21T14:00:00Z')).toHaveLength(1);
  });

  test('who is away gets none until that day is over, and the page says so', async () => {
    const { run, choose, shown, store, actor } = await start();
    await choose({ isOn: true, hour: 9 });
    await store.compliance.sayAway(actor(), '2026-11-21');
    expect(await run(nine)).toEqual([]);
    expect(await shown()).toMatchObject({ isOn: true, pause: 'away', awayUntil: '2026-11-21' });
    expect(await run('2026-11-21T14:00:00Z')).toEqual([]);
    expect(await run('2026-11-22T14:00:00Z')).toHaveLength(1);
  });

  test('who has no active device, is discharged, on hold, without access, or erased gets none', async () => {
    const { run, choose, store, actor, shown } = await start();
    await choose({ isOn: true, hour: 9 });
    const discharge = { day: '2026-11-19', reason: 'Moved away' };
    const steps: [next: () => Promise<unknown>, mails: number][] = [
      [() => store.lives.discharge(actor(staff), patientId, discharge), 0],
      [() => store.lives.readmit(actor(staff), patientId), 1],
      [() => store.erasures.hold(actor(administrator), patientId, 'A court asked for it'), 0],
      [() => store.erasures.lift(actor(administrator), patientId), 1],
      [() => store.lives.endAccess(actor(staff), patientId), 0],
      [() => store.lives.restoreAccess(actor(staff), patientId), 1],
    ];
    for (const [day, [next, mails]] of steps.entries()) {
      await next();
      expect(await run(`2026-11-${20 + day}T14:00:00Z`), `step ${day}`).toHaveLength(mails);
    }
    await store.erasures.ask(actor(administrator), patientId, 'Asked by letter');
    await store.erasures.confirm(actor(demoAccounts.provider), patientId);
    expect(await run('2026-11-30T14:00:00Z')).toEqual([]);
    const none = await start(world({ orders: [] }));
    await none.choose({ isOn: true, hour: 9 });
    expect(await none.shown()).toMatchObject({ isOn: true, pause: 'noDevice' });
    expect(await none.run(nine)).toEqual([]);
    expect(await shown()).not.toMatchObject({ isOn: true });
  });

  test('whoever is a patient of two clinics gets one mail a day', async () => {
    const given = world();
    const elsewhere = { patientId: 'patient-elsewhere', clinicId: southside.clinicId };
    const { store, api, token, run, choose } = await start({
      ...given,
      patients: [
        ...given.patients,
        aPatient({ ...elsewhere, providerId: otherProvider.accountId, username: patient.username }),
      ],
      orders: [
        ...given.orders,
        {
          ...anOrder(),
          ...elsewhere,
          ...{
            orderId: 'RPM-9001',
            status: 'Activated',
            serial: 'SN-2',
            activatedAt: at('2026-10-01T15:00:00Z'),
          },
        },
      ],
    });
    const body = { activationCode: demoActivationCode };
    expect((await api.ask(endpoints.addOwnClinic, { token, body })).status).toBe(200);
    await choose({ isOn: true, hour: 9 });
    const there = { accountId: elsewhere.patientId, clinicId: elsewhere.clinicId, at: startOfTest };
    await store.reminders.save(there, { isOn: true, hour: 9 });
    expect(await store.reminders.due(at(nine))).toHaveLength(2);
    expect(await run(nine, 4)).toHaveLength(1);
    expect(await run('2026-11-20T14:15:00Z')).toEqual([]);
    expect(await run('2026-11-21T14:00:00Z', 4)).toHaveLength(1);
  });

  test('hours that are none are refused, and nothing is written', async () => {
    const { choose, shown } = await start();
    for (const body of [
      {},
      { isOn: true },
      { isOn: 'yes', hour: 9 },
      { isOn: true, hour: 24 },
      { isOn: true, hour: -1 },
    ])
      expect((await choose(body)).status).toBe(400);
    expect(await shown()).toMatchObject({ isOn: false, hour: 9 });
  });
});
