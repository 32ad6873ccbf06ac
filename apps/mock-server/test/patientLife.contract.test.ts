import { patientPresets } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, monitoredClinic, northside, southside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, staff, provider } = demoAccounts;
const { clinicId } = northside;
const { accountId } = patient;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const actor = { accountId: staff.accountId, clinicId, at: later(60) };
const stranger = { ...actor, clinicId: southside.clinicId };
const month = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };
const why = { day: '2026-11-20', reason: 'Moved away.' };

describe.each(storeKinds)('the life of a patient with the clinic in the store in %s (F5)', (kind) => {
  const fresh = () => makeStore(kind, monitoredClinic());
  type Store = Awaited<ReturnType<typeof fresh>>;
  const actions = async (store: Store) =>
    (await store.audit.list(clinicId)).map(({ action, subject }) => [action, subject]);

  test('the end of the access ends sessions and links, once, and it is given back once', async () => {
    const store = await fresh();
    const begin = (tokenHash: string) =>
      store.sessions.add({ tokenHash, accountId, startedAt: startOfTest, lastSeenAt: startOfTest });
    await begin('one');
    const link = { usernameKey: patient.username, tokenHash: 'link', expiresAt: later(600) };
    await store.passwords.keep(link, startOfTest);
    await store.lives.endAccess(stranger, accountId);
    expect(await store.sessions.find('one'), 'not by another clinic').not.toBeNull();
    await store.lives.restoreAccess(actor, accountId);
    for (const at of [60, 90]) {
      expect(await store.lives.endAccess({ ...actor, at: later(at) }, accountId)).toBe('ended');
    }
    expect(await store.sessions.find('one')).toBeNull();
    expect(await store.passwords.check({ accountId, tokenHash: 'link', at: later(61) })).toBe(false);
    expect(await store.passwords.keep(link, later(61))).toBeNull();
    await begin('late');
    expect(await store.sessions.find('late')).toBeNull();
    expect(await store.accounts.find(accountId)).toMatchObject({ accessEndedAt: later(60) });
    await store.lives.restoreAccess(stranger, accountId);
    expect(await store.sessions.find('late')).toBeNull();
    await store.lives.restoreAccess(actor, accountId);
    await store.lives.restoreAccess(actor, accountId);
    expect(await store.sessions.find('late')).not.toBeNull();
    expect(await actions(store)).toEqual([
      ['patient.access-ended', accountId],
      ['patient.access-restored', accountId],
    ]);
  });

  test('who has no account has no access to end', async () => {
    const store = await fresh();
    expect(await store.lives.endAccess(actor, 'patient-002')).toBe('noAccount');
    expect(await actions(store)).toEqual([]);
  });

  test('who is discharged is in no list and no total but that of the discharged; readmitted, all is as before', async () => {
    const store = await fresh();
    const seen = async () => {
      const listed = async (preset: (typeof patientPresets)[number], providerId: string | null) => {
        const search = { clinicId, providerId, month, now: startOfTest, page: 0, noOfRows: 50, preset };
        const { rows, total } = await store.patientLists.page(search);
        expect(rows).toHaveLength(total);
        return rows.map(({ patientId }) => patientId);
      };
      const lists = await Promise.all(
        patientPresets.flatMap((preset) => [listed(preset, null), listed(preset, provider.accountId)]),
      );
      const scopes = [{ clinicId }, { clinicId, providerId: provider.accountId }];
      const totals = await Promise.all(scopes.map((scope) => store.monitoring.patients(scope, month)));
      const tables = await Promise.all(
        scopes.map(async (scope) =>
          (await store.readings.countsByPatient(scope, null)).map(({ patientId }) => patientId),
        ),
      );
      const devices = await Promise.all(scopes.map((scope) => store.monitoring.activatedDevices(scope)));
      return { lists, totals, tables, devices };
    };
    const before = await seen();
    expect(before.lists[0]).toContain(accountId);
    expect(before.lists.at(-1)).toEqual([]);
    await store.lives.discharge(stranger, accountId, why);
    expect(await seen()).toEqual(before);
    await store.lives.discharge(actor, accountId, why);
    await store.lives.discharge({ ...actor, at: later(99) }, accountId, { ...why, reason: 'Again.' });
    const after = await seen();
    const without = (ids: readonly string[]) => ids.filter((id) => id !== accountId);
    expect(after.lists.slice(0, -2)).toEqual(before.lists.slice(0, -2).map(without));
    expect(after.lists.slice(-2)).toEqual([[accountId], [accountId]]);
    expect(after.tables).toEqual(before.tables.map(without));
    expect(after.totals.map(({ total }) => total)).toEqual(before.totals.map(({ total }) => total - 1));
    expect(after.devices, 'devices count until they are deactivated').toEqual(before.devices);
    expect((await store.patients.find(accountId))?.life.discharge).toEqual({
      ...why,
      at: later(60),
      byId: staff.accountId,
    });
    await store.lives.readmit(stranger, accountId);
    await store.lives.readmit(actor, accountId);
    await store.lives.readmit(actor, accountId);
    expect(await seen()).toEqual(before);
    expect(await actions(store)).toEqual([
      ['patient.discharged', accountId],
      ['patient.readmitted', accountId],
    ]);
    expect(JSON.stringify(await store.audit.list(clinicId))).not.toContain('Moved');
  });

  test('what a device still sends is kept', async () => {
    const store = await fresh();
    await store.lives.discharge(actor, accountId, why);
    const sent = {
      ...{
        patientId: accountId,
        vital: 'HeartRate' as const,
        at: later(5),
        receivedAt: later(6),
        serial: 'SN-1',
      },
      ...{ values: { heartRate: 71 }, classes: { heartRate: 'Normal' as const }, class: 'Normal' as const },
    };
    expect(await store.readings.add([sent])).toBe(1);
    const { rows } = await store.readings.page({
      ...{ patientId: accountId, vital: 'HeartRate', bounds: {}, page: 0, noOfRows: 5 },
    });
    expect(rows[0]).toMatchObject(sent);
  });
});
