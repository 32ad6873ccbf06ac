import { endpoints } from '@rpm/api-client/calls';
import { usualBilling } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { billingCalls, userId, worldOfCare } from './billingWorld.ts';
import type { TestApi } from './harness.ts';
import { storeKinds } from './stores.ts';

const { provider, staff, otherPatient } = demoAccounts;

let api: TestApi;
const { ask, bill, addCode } = billingCalls(() => api);
const bills = (special: object = {}) =>
  ask(provider, 'generateBills', { body: { month: '2026-10', userIds: [userId], ...special } });
const boardRows = async (column: 'billable' | 'billed') => {
  const { json } = await ask(provider, 'getBillBoard', { query: { month: '2026-10', column } });
  return endpoints.getBillBoard.answer.parse(json).columns[column].rows;
};
const billOf = async (...wish: Parameters<typeof bill>) =>
  endpoints.generateBill.answer.parse((await bill(...wish)).json).data;

describe.each(storeKinds)('the bill of a month, with the store in %s (API-25)', (kind) => {
  beforeEach(async () => {
    api = await worldOfCare(kind);
  });

  test('rests on what is recorded', async () => {
    const evidence = { days: 17, minutes: 45, contacts: 1 };
    const made = await billOf();
    expect(made).toMatchObject({ userId, year: 2026, month: 10, made: '20261120-15:00:00' });
    expect(made.lines.map(({ code: each, units, cents }) => [each, units, cents])).toEqual([
      ['99453', 1, 2171],
      ['99454', 1, 5211],
      ['99457', 1, 5177],
      ['99458', 1, 4100],
    ]);
    for (const line of made.lines) expect(line.evidence).toEqual(evidence);
    expect(made.totalCents).toBe(2171 + 5211 + 5177 + 4100);
  });

  test('is made once; made again it needs a reason, and with a key it is the same one (F17)', async () => {
    const first = await billOf();
    expect(first).toMatchObject({ version: 1, reason: null });
    expect(await bill()).toMatchObject({
      status: 409,
      json: { code: 'monthBilled', message: refusalWords.monthBilled, current: 1 },
    });
    expect(await bill({ reason: ' ' })).toMatchObject({ status: 400, json: { field: 'reason' } });
    const second = await billOf({ reason: 'A note was missing.' });
    expect(second).toEqual({ ...first, billId: second.billId, version: 2, reason: 'A note was missing.' });
    expect(second.billId).not.toBe(first.billId);
    const keyed = await bill({ reason: 'Once more.' }, 'key-1');
    expect(keyed.json).toMatchObject({ data: { version: 3 } });
    expect((await bill({ reason: 'Once more.' }, 'key-1')).json).toEqual(keyed.json);
    expect(await bill({ month: 9 }, 'key-1')).toMatchObject({ status: 422 });
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'bill.made')).toHaveLength(3);
  });

  test('asked for many times at once it is made once (F17)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => bill()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a month without care has no lines; one that has not begun has no bill', async () => {
    expect(await billOf({ month: 9 })).toMatchObject({ lines: [], totalCents: 0 });
    for (const later of [{ month: 12 }, { year: 2027, month: 1 }]) {
      expect(await bill(later)).toMatchObject({
        status: 400,
        json: { message: refusalWords.monthNotBegun, field: 'month' },
      });
    }
  });

  test('a month can be billed when it is over by the clinic’s clock (SCR-04)', async () => {
    const november = { month: 11 };
    expect(await bill(november)).toMatchObject({
      status: 400,
      json: { code: 'monthNotOver', message: 'Bills can be generated from December 01.', field: 'month' },
    });
    expect(await bills({ month: '2026-11' })).toMatchObject({ status: 400, json: { code: 'monthNotOver' } });
    expect(await bills({ month: '2026-12' })).toMatchObject({ status: 400, json: { code: 'monthNotBegun' } });
    // 1 December in UTC, 30 November in New York.
    api.wait((Date.UTC(2026, 11, 1, 4, 59, 59) - api.services.clock().getTime()) / 1000);
    expect((await bill(november)).status).toBe(400);
    api.wait(1);
    expect((await bill(november)).status).toBe(200);
  });

  test('bills of chosen patients are made once, of what is reached alone (SCR-04, F17)', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => bills()));
    const told = answers.map(({ json }) => endpoints.generateBills.answer.parse(json));
    expect(told.map(({ made }) => made.length).sort()).toEqual([0, 0, 0, 1]);
    for (const { made, already, none } of told) expect([...made, ...already, ...none]).toEqual([userId]);
    const [first] = await boardRows('billed');
    expect(first).toMatchObject({ userId, billed: { version: 1, isChanged: false, differenceCents: 0 } });
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'bill.made')).toHaveLength(1);
    const september = await bills({ month: '2026-09' });
    expect(september.json).toMatchObject({ made: [], already: [], none: [userId] });
    for (const userIds of [[userId, 'patient-none'], [otherPatient.accountId], []]) {
      expect((await bills({ month: '2026-09', userIds })).status).toBe(userIds.length > 0 ? 404 : 400);
    }
  });

  test('without names, all of the clinic whose month is reached are billed, once (SCR-04)', async () => {
    const first = endpoints.generateBills.answer.parse((await bills({ userIds: undefined })).json);
    expect(first.made).toContain(userId);
    const again = endpoints.generateBills.answer.parse((await bills({ userIds: undefined })).json);
    expect(again).toMatchObject({ made: [], already: expect.arrayContaining(first.made) });
  });

  test('late data change no bill: the board tells the difference (SCR-04)', async () => {
    await bill();
    await addCode({ code: '99458', unit: 'minutes', threshold: 20, excludes: [], cents: 1 });
    expect((await boardRows('billed'))[0]?.billed).toMatchObject({ isChanged: false, differenceCents: 0 });
    const late = {
      ...{
        entryId: 'late-1',
        patientId: userId,
        activity: 'PhoneCall' as const,
        isInteractive: true,
        note: 'Late.',
      },
      ...{ start: new Date('2026-10-20T15:00:00Z'), end: new Date('2026-10-20T15:20:00Z') },
    } as const;
    const actor = { accountId: staff.accountId, clinicId: northside.clinicId, at: api.services.clock() };
    expect(await api.services.store.times.add(late, actor)).toEqual({ kind: 'saved' });
    expect((await boardRows('billed'))[0]?.billed).toMatchObject({
      ...{ version: 1, isChanged: true, totalCents: 2171 + 5211 + 5177 + 4100, differenceCents: 4100 },
    });
  });

  test('the line of the board and the evidence say the same as the bill (SCR-04)', async () => {
    const params = { userId, month: '2026-10' };
    const line = endpoints.getBillLine.answer.parse((await ask(provider, 'getBillLine', { params })).json);
    expect(line.row).toMatchObject({ column: 'billable', cents: 2171 + 5211 + 5177 + 4100, billed: null });
    expect(line.care).toMatchObject({ seconds: 45 * 60, contacts: 1 });
    expect(line.periods[0]).toMatchObject({ start: '2026-10-01', end: '2026-10-30' });
    await bill();
    const pack = endpoints.getEvidence.answer.parse((await ask(provider, 'getEvidence', { params })).json);
    expect(pack).toMatchObject({
      ...{ diagnosis: 'I10', training: '2026-09-30', consent: { from: '2026-09-30', to: null } },
      ...{ npi: null, billingProvider: null, bill: { version: 1 }, totalCents: line.row.cents },
    });
    expect(pack.devices).toMatchObject([{ serialNumber: 'SN-1', ended: null }]);
    expect(pack.time.entries.map(({ isInteractive }) => isInteractive)).toEqual([true, false]);
    const [days, care] = [
      { days: 17, minutes: 0, contacts: 0 },
      { days: 0, minutes: 45, contacts: 1 },
    ];
    expect(pack.lines.map(({ code, evidence }) => [code, evidence])).toEqual([
      ...[
        ['99453', days],
        ['99454', days],
      ],
      ...[
        ['99457', care],
        ['99458', care],
      ],
    ]);
    expect(pack.history.map(({ action }) => action)).toContain('bill.made');
    expect((await ask(provider, 'printEvidence', { body: params })).status).toBe(200);
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.at(-1)).toMatchObject({
      action: 'evidence.printed',
      subject: userId,
      details: { month: '2026-10' },
    });
  });

  test('the month leaves as a table and as claims, each with its audit entry (SCR-04)', async () => {
    const body = { month: '2026-10' };
    expect((await ask(provider, 'getClaims', { body })).json).toMatchObject({ total: 0 });
    await bill();
    const table = endpoints.exportBills.answer.parse((await ask(provider, 'exportBills', { body })).json);
    const rows = table.content.split('\r\n').filter((row) => row.includes(userId));
    expect(rows.map((row) => row.split(',').slice(7, 10).join(' '))).toEqual([
      '99453 1 2026-10-02',
      '99454 1 2026-10-17',
      '99457 1 2026-10-12',
      '99458 1 2026-10-12',
    ]);
    expect(await ask(provider, 'getClaims', { body })).toMatchObject({
      status: 409,
      json: { code: 'billingSetup', missing: ['practiceName', 'tin', 'npi', 'billingProvider'] },
    });
    const value = {
      ...usualBilling,
      ...{
        practiceName: 'Northside',
        tin: '12-3456789',
        npi: '1234567893',
        billingProvider: provider.accountId,
      },
    };
    const actor = { accountId: provider.accountId, clinicId: northside.clinicId, at: api.services.clock() };
    await api.services.store.billingSettings.save({ value, version: 0, changes: [] }, actor);
    const claims = endpoints.getClaims.answer.parse((await ask(provider, 'getClaims', { body })).json);
    expect(claims.total).toBe(1);
    expect(JSON.parse(claims.content)).toMatchObject({
      resourceType: 'Bundle',
      entry: [{ resource: { resourceType: 'Claim', patient: { reference: `Patient/${userId}` } } }],
    });
    const actions = (await api.services.store.audit.list(northside.clinicId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['bill.exported', 'bill.claimed']));
  });

  test('whom the clinic does not let bill sees nothing of it and bills nothing (SCR-04)', async () => {
    const actor = { accountId: provider.accountId, clinicId: northside.clinicId, at: api.services.clock() };
    const value = { ...usualBilling, billers: [] };
    await api.services.store.billingSettings.save({ value, version: 0, changes: [] }, actor);
    const params = { userId, month: '2026-10' };
    const { month } = params;
    expect((await bill()).status).toBe(403);
    expect((await bills()).status).toBe(403);
    expect((await addCode({}, provider)).status).toBe(403);
    for (const [name, options] of [
      ['getBillBoard', { query: { month } }],
      ['getBillLine', { params }],
      ['getEvidence', { params }],
      ['printEvidence', { body: params }],
      ['exportBills', { body: { month } }],
      ['getClaims', { body: { month } }],
    ] as const) {
      expect((await ask(provider, name, options)).status).toBe(403);
    }
  });

  test('follows the clinic’s own codes and rates', async () => {
    await addCode();
    await addCode({
      ...{ code: '99457', excludes: ['99470'], unit: 'minutes', threshold: 20 },
      effectiveTo: '2026-09-30',
    });
    const { lines } = await billOf();
    expect(lines.map(({ code: each, cents }) => [each, cents])).toEqual([
      ['99453', 2171],
      ['99454', 4700],
    ]);
  });

  test('a code that the patient’s payer does not cover is on no bill, and a bill that was made stays (SCR-04)', async () => {
    const { store } = api.services;
    const made = await billOf();
    const codesOf = ({ lines }: typeof made) => lines.map(({ code: each }) => each);
    expect(codesOf(made)).toContain('99454');
    const { clinicId } = northside;
    const known = (await store.billing.codes(clinicId)).find((each) => each.code === '99454');
    const rates = (await store.billing.rates({ clinicId, year: undefined }))
      .filter((each) => each.code === '99454')
      .map(({ code: _code, ...rate }) => ({ ...rate, cents: null }));
    const { version = 0, ...same } = known ?? {};
    const body = { code: same, rates, version };
    expect((await ask(staff, 'saveBillingCode', { body })).status).toBe(200);
    const [billed] = await boardRows('billed');
    expect(billed?.billed).toMatchObject({ isChanged: false, differenceCents: 0 });
    const next = await billOf({ reason: 'The payer sent it back.' });
    expect(codesOf(next)).not.toContain('99454');
  });

  test('set-up is billed for one month only', async () => {
    expect((await billOf()).lines[0]?.code).toBe('99453');
    expect((await billOf({ reason: 'The rate was wrong.' })).lines[0]?.code).toBe('99453');
    api.wait((Date.UTC(2026, 11, 1, 12) - api.services.clock().getTime()) / 1000);
    expect((await billOf({ month: 11 })).lines.map(({ code: each }) => each)).not.toContain('99453');
  });
});
