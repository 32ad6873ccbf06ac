import { excessesOf, judge, limits } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import * as esMails from '@rpm/domain/words/es/mails';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { escalateAlerts } from '../src/subjects/alerts/escalate.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const { provider, administrator, staff } = demoAccounts;
const patientId = people.own.userId;
/** Friday, ten in the morning at the clinic, which is open from nine to five. */
const later = (minutes: number) => new Date(startOfTest.getTime() + minutes * 60_000);
const world = () => ({ ...clinicWith([]), readings: () => [], ranges: [], reviews: [] });
const portalOrigin = 'https://portal.example.test';

let made = 0;
function pressure(systolic: number, at: Date): IncomingReading {
  const values = { systolic, diastolic: 70 };
  const excesses = excessesOf('BloodPressure', values).map((excess) => {
    made += 1;
    return { ...excess, newAlertId: `escalation-${made}` };
  });
  const own = { patientId, vital: 'BloodPressure', at, receivedAt: at, values, serial: 'SN-1' } as const;
  return { ...own, ...judge('BloodPressure', values), excesses };
}

describe.each(storeKinds)('escalation over the store in %s (SCR-02)', (kind) => {
  async function start(given = world()) {
    const store = await makeStore(kind, given);
    const mails: Mail[] = [];
    const run = async (minutes: number) => {
      mails.length = 0;
      const mail = async (one: Mail) => void mails.push(one);
      await escalateAlerts({ store, mail, clock: () => later(minutes), portalOrigin });
      return mails.map(({ to }) => to).sort();
    };
    const alert = async () => {
      const { rows } = await store.alerts.page({
        clinicId,
        tab: 'medical',
        page: 0,
        noOfRows: 5,
        now: later(0),
      });
      const [first] = rows;
      if (!first) throw new Error('There is an alert.');
      return first;
    };
    const told = async () =>
      ((await store.alerts.find((await alert()).alertId))?.history ?? [])
        .filter((line) => line.kind === 'escalated')
        .map(({ step, at, to }) => [step, at, to?.userId]);
    return { store, run, alert, told, mails };
  }

  test('of a patient who was discharged nobody is told; the alert stays in the inbox until somebody closes it (F5)', async () => {
    const { store, run, alert } = await start();
    await store.readings.add([pressure(190, later(0))]);
    const actor = { accountId: staff.accountId, clinicId, at: later(1) };
    await store.lives.discharge(actor, patientId, { day: '2026-11-20', reason: 'Moved away.' });
    expect(await run(600)).toEqual([]);
    expect((await alert()).state).toBe('Open');
    await store.lives.readmit({ ...actor, at: later(601) }, patientId);
    expect(await run(602)).toEqual([provider.username]);
  });

  test('the provider is told after 30 minutes, the administrators 30 minutes later, each once; the alert says who and when', async () => {
    const { store, run, alert, told } = await start();
    await store.readings.add([pressure(190, later(0))]);
    expect(await run(29)).toEqual([]);
    expect(await run(30)).toEqual([provider.username]);
    expect(await alert()).toMatchObject({
      state: 'Open',
      version: 1,
      escalated: 'provider',
      escalatedAt: later(30),
    });
    expect(await run(59)).toEqual([]);
    expect(await run(60)).toEqual([administrator.username]);
    expect(await run(61)).toEqual([]);
    expect(await run(9999)).toEqual([]);
    expect(await told()).toEqual([
      ['administrators', later(60), administrator.accountId],
      ['provider', later(30), provider.accountId],
    ]);
  });

  test('what is acknowledged, snoozed, resolved or Cautious is told to nobody; a rise to Critical begins anew', async () => {
    const { store, run, alert } = await start();
    await store.readings.add([pressure(150, later(0))]);
    expect(await run(300)).toEqual([]);
    const nurse = { accountId: staff.accountId, clinicId, at: later(300) };
    await store.alerts.move({ move: 'acknowledge', alertId: (await alert()).alertId, version: 1 }, nurse);
    await store.readings.add([pressure(190, later(310))]);
    expect(await run(339)).toEqual([]);
    expect(await run(340)).toEqual([provider.username]);
    const { alertId, version } = await alert();
    const acknowledged = { move: 'acknowledge', alertId, version } as const;
    await store.alerts.move(acknowledged, { ...nurse, at: later(345) });
    await store.readings.add([pressure(230, later(350))]);
    expect(await run(400), 'a higher value of the same class wakes nobody').toEqual([]);
  });

  test('hours and minutes are the clinic’s', async () => {
    const given = world();
    const clinics = given.clinics.map((each) => ({ ...each, escalationMinutes: 45 }));
    const { store, run } = await start({ ...given, clinics });
    await store.readings.add([pressure(190, later(6 * 60 + 30))]);
    const monday = 3 * 24 * 60 - 60;
    expect(await run(monday + 14)).toEqual([]);
    expect(await run(monday + 15)).toEqual([provider.username]);
  });

  test('without a provider who can log in the administrators are told at once', async () => {
    const given = world();
    const accounts = given.accounts.map((each) =>
      each.accountId === provider.accountId ? { ...each, accessEndedAt: later(-1) } : each,
    );
    const { store, run } = await start({ ...given, accounts });
    await store.readings.add([pressure(190, later(0))]);
    expect(await run(30)).toEqual([administrator.username]);
    expect(await run(999)).toEqual([]);
  });

  test('one mail tells of many alerts, in its reader’s language, and nothing of a patient', async () => {
    const given = world();
    const accounts = given.accounts.map((each) =>
      each.accountId === administrator.accountId ? { ...each, language: 'es' as const } : each,
    );
    const { store, run, mails } = await start({ ...given, accounts });
    const { values: _, ...low } = pressure(190, later(0));
    const values = { systolic: 190, diastolic: 130 };
    const excesses = excessesOf('BloodPressure', values).map((excess, at) => ({
      ...excess,
      newAlertId: `both-${kind}-${at}`,
    }));
    await store.readings.add([{ ...low, ...judge('BloodPressure', values), values, excesses }]);
    await run(30);
    const link = `${portalOrigin}/alerts`;
    const { escalation } = enMails.mailWords;
    expect(mails).toEqual([
      { to: provider.username, subject: escalation.subject, text: escalation.provider({ count: 2, link }) },
    ]);
    await run(60);
    const spanish = esMails.mailWords.escalation;
    expect(mails).toEqual([
      {
        to: administrator.username,
        subject: spanish.subject,
        text: spanish.administrators({ count: 2, link }),
      },
    ]);
  });

  test('processes that do it at once tell nobody twice, and nobody of another clinic', async () => {
    const { store, told } = await start();
    await store.readings.add([pressure(190, later(0))]);
    for (const [minutes, step] of [
      [limits.escalationMinutes, 'provider'],
      [limits.escalationMinutes + limits.escalationNextMinutes, 'administrators'],
    ] as const) {
      const mails: Mail[] = [];
      const mail = async (one: Mail) => void mails.push(one);
      const services = { store, mail, clock: () => later(minutes), portalOrigin };
      await Promise.all(Array.from({ length: 8 }, () => escalateAlerts(services)));
      expect(mails).toHaveLength(1);
      expect((await told())[0]?.[0]).toBe(step);
    }
    expect(await told()).toHaveLength(2);
    expect(await store.alerts.counts(southside.clinicId, later(0))).toEqual({ critical: 0, cautious: 0 });
  });
});
