import { type OrderStatus, severityOf } from '@rpm/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOrder, demoAccounts, monitoredClinic, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { patientLines } from '../src/subjects/patients/0188-patient-lines.ts';
import { startOfTest } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open, openAsApp } from './stores.ts';

const { clinicId } = northside;
const { administrator, provider, staff, patient } = demoAccounts;
const own: string = people.own.userId;
const other: string = people.colleagues.userId;
const minutes = (count: number) => new Date(startOfTest.getTime() + count * 60_000);
const by = ({ accountId }: { accountId: string }, minute: number) => ({
  ...{ accountId, clinicId, at: minutes(minute) },
});

/** What is in the lines, in a form that can be compared. */
const kept = sql`select * from patient_lines order by patient_id collate "C"`;

/** The same from what it is made of: patients, their readings, reviews and orders. */
const anew = sql`
  with newest as (select distinct on (patient_id, vital) * from readings
      order by patient_id, vital, at desc, severity desc, received_at desc, serial desc, values_key desc),
    unseen as (select patient_id, max(severity) as severity from readings r where severity > 0 group by patient_id, vital, at, serial
      having not exists (select from reviews v where v.patient_id = r.patient_id and undone_at is null
        and up_to >= r.at and v.at >= max(received_at)))
  select id as patient_id, clinic_id, provider_id,
    (case when merged_into is not null then 2 when discharged_at is not null then 1 else 0 end)::smallint as care,
    name_key,
    coalesce((select max(severity) from newest n where n.patient_id = p.id), -1)::smallint as severity,
    coalesce((select max(at) from newest n where n.patient_id = p.id
      and severity = (select max(severity) from newest m where m.patient_id = p.id)), '-infinity') as severe_at,
    coalesce((select max(at) from newest n where n.patient_id = p.id), '-infinity') as newest_at,
    (select count(*)::int from unseen u where u.patient_id = p.id and severity = ${severityOf('Critical')}) as unseen_2,
    (select count(*)::int from unseen u where u.patient_id = p.id and severity = ${severityOf('Cautious')}) as unseen_1,
    exists (select from unseen u where u.patient_id = p.id) or exists (select from newest n where n.patient_id = p.id
      and not exists (select from reviews v where v.patient_id = p.id and undone_at is null
        and up_to >= n.at and v.at >= n.received_at)) as is_unreviewed,
    (select max(at) from reviews v where v.patient_id = p.id and undone_at is null) as looked_at,
    coalesce(s.sends_from, 'infinity') as sends_from,
    greatest(coalesce(s.sends_from, 'infinity'), (select max(at) from newest n where n.patient_id = p.id)) as silent_from
  from patients p left join lateral (select min(coalesce(activated_at, '-infinity')) as sends_from from orders o
    where o.patient_id = p.id and status = 'Activated') s on true
  order by id collate "C"`;

async function compare(db: Database, after: string) {
  const { rows } = await kept.execute(db);
  expect(rows, after).toEqual((await anew.execute(db)).rows);
  return rows;
}

const orderOf = (orderId: string, patientId: string, status: OrderStatus) =>
  anOrder({ orderId, patientId, status, serial: null, activatedAt: null, clinicId, deliveryMode: 'Pickup' });

/** A clinic in which nothing was measured, with devices to hand out. */
const world = () => ({
  ...requestWorld(),
  ...{ readings: () => [], reviews: [], alerts: () => [], ranges: [] },
  orders: [
    orderOf('ORD-1', own, 'PickedUp'),
    orderOf('ORD-2', own, 'PickedUp'),
    orderOf('ORD-3', other, 'PickedUp'),
  ],
});

const pulse = (minute: number, heartRate: number, special: object = {}) =>
  aReading({ patientId: own, at: minutes(minute), values: { heartRate }, ...special });
const heavy = (minute: number, special: object = {}) =>
  aReading({ patientId: own, vital: 'Weight', at: minutes(minute), values: { weight: 80 }, ...special });
/** Critical, cautious and normal by the defaults. */
const [grave, odd, fine] = [200, 120, 72] as const;

const excess = {
  parameter: 'heartRate',
  side: 'high',
  class: 'Critical',
  limit: 150,
  rangeVersion: null,
} as const;
const details = {
  ...{
    firstName: 'Åsa',
    middleName: '',
    lastName: 'Newname',
    dob: '',
    gender: '',
    phone: '',
    consentDate: '2026-06-02',
  },
  ...{ username: patient.username, dUserId: provider.accountId, timeZone: northside.timeZone, movedOn: '' },
};
const correct = (store: Store, version: number, special: Partial<typeof details>, minute: number) =>
  store.corrections.correct(
    { patientId: own, version, details: { ...details, ...special }, changes: [], salt: `salt ${version}` },
    by(administrator, minute),
  );
const order = (orderId: string, minute: number) => ({ orderId, ...by(staff, minute) });

/** Writes of every kind that changes what a line says, one after the other. */
const writes: readonly (readonly [name: string, write: (store: Store) => Promise<unknown>])[] = [
  ['a first reading', (store) => store.readings.add([pulse(10, fine)])],
  ['a batch, in order', (store) => store.readings.add([pulse(11, odd), pulse(12, grave), heavy(12)])],
  ['the same again', (store) => store.readings.add([pulse(11, odd), pulse(12, grave)])],
  ['older ones', (store) => store.readings.add([pulse(5, grave), pulse(4, fine), heavy(3)])],
  [
    'of two patients at once',
    (store) => store.readings.add([pulse(20, fine), pulse(15, odd, { patientId: other })]),
  ],
  ['of the same second, worse', (store) => store.readings.add([pulse(20, grave, { serial: 'SN-2' })])],
  ['a device that contradicts itself', (store) => store.readings.add([pulse(20, odd), pulse(20, fine)])],
  [
    'a review of some',
    (store) => store.reviews.add({ reviewId: 'a', patientId: own, upTo: minutes(11) }, by(staff, 30)),
  ],
  [
    'a review of all',
    (store) => store.reviews.add({ reviewId: 'b', patientId: own, upTo: minutes(30) }, by(provider, 31)),
  ],
  [
    'one that is covered, sent late',
    (store) => store.readings.add([pulse(6, grave, { receivedAt: minutes(29) })]),
  ],
  ['one that came after', (store) => store.readings.add([pulse(7, odd, { receivedAt: minutes(40) })])],
  [
    'the review is taken back',
    (store) => store.reviews.undo({ reviewId: 'b', patientId: own }, by(provider, 41)),
  ],
  ['and the other', (store) => store.reviews.undo({ reviewId: 'a', patientId: own }, by(staff, 42))],
  [
    'an alert opens',
    (store) =>
      store.readings.add([{ ...pulse(50, grave), excesses: [{ ...excess, value: grave, newAlertId: 'x' }] }]),
  ],
  [
    'and is joined',
    (store) =>
      store.readings.add([{ ...pulse(51, 201), excesses: [{ ...excess, value: 201, newAlertId: 'y' }] }]),
  ],
  [
    'acknowledged',
    (store) => store.alerts.move({ move: 'acknowledge', alertId: 'x', version: 2 }, by(staff, 52)),
  ],
  [
    'put off',
    (store) =>
      store.alerts.move({ move: 'snooze', until: minutes(90), alertId: 'x', version: 3 }, by(staff, 53)),
  ],
  [
    'resolved',
    (store) =>
      store.alerts.move(
        { move: 'resolve', alertId: 'x', version: 4, outcome: 'advice', note: 'Rested.' },
        by(staff, 54),
      ),
  ],
  ['a device is activated', (store) => store.orders.activate({ ...order('ORD-1', 60), serial: 'SN-11' })],
  ['a second', (store) => store.orders.activate({ ...order('ORD-2', 61), serial: 'SN-12' })],
  ['that of another patient', (store) => store.orders.activate({ ...order('ORD-3', 59), serial: 'SN-13' })],
  [
    'the first is taken out of use',
    (store) => store.orders.deactivate({ ...order('ORD-1', 62), reason: 'Broken.' }),
  ],
  ['the second as well', (store) => store.orders.deactivate({ ...order('ORD-2', 63), reason: 'Broken.' })],
  ['another name', (store) => correct(store, 0, {}, 70)],
  ['another provider', (store) => correct(store, 1, { dUserId: demoAccounts.colleague.accountId }, 71)],
  ['no provider', (store) => correct(store, 2, { dUserId: '' }, 72)],
  [
    'another address and zone',
    (store) =>
      correct(
        store,
        3,
        { username: 'moved@example.test', timeZone: 'Asia/Kolkata', movedOn: '2026-11-20' },
        73,
      ),
  ],
  [
    'limits that judge what comes',
    (store) =>
      store.ranges.save(
        {
          ...{ patientId: own, vital: 'HeartRate', start: minutes(-9), end: minutes(9999) },
          limits: { heartRate: { min: { cautious: 30, critical: 20 }, max: { cautious: 60, critical: 71 } } },
        },
        by(provider, 74),
      ),
  ],
  [
    'discharged',
    (store) => store.lives.discharge(by(staff, 80), own, { day: '2026-11-20', reason: 'Moved.' }),
  ],
  ['which a device does not know', (store) => store.readings.add([pulse(81, odd)])],
  ['back again', (store) => store.lives.readmit(by(staff, 82), own)],
  [
    'reviewed before they are one',
    async (store) => {
      for (const patientId of [own, other])
        await store.reviews.add(
          { reviewId: `all-${patientId}`, patientId, upTo: minutes(90) },
          by(staff, 90),
        );
    },
  ],
  [
    'two records become one',
    (store) =>
      store.merges.merge(by(administrator, 91), {
        mergeId: 'm',
        keptId: own,
        goneId: other,
        details: 'other',
      }),
  ],
  ['the one is measured', (store) => store.readings.add([pulse(95, grave)])],
  ['two again', (store) => store.merges.undo(by(administrator, 96), other)],
  ['an erasure is asked for', (store) => store.erasures.ask(by(administrator, 97), own, 'Asked for.')],
  ['and confirmed', (store) => store.erasures.confirm(by(provider, 98), own)],
];

test('after every write the lines are what they are made of; what was written comes to something (17.6)', async () => {
  const url = await filledDatabase(world());
  const store = postgresStore(openAsApp(url));
  const db = open(url);
  let before = await compare(db, 'the beginning');
  const unchanged: string[] = [];
  for (const [name, write] of writes) {
    await write(store);
    const after = await compare(db, name);
    if (JSON.stringify(after) === JSON.stringify(before)) unchanged.push(name);
    before = after;
  }
  expect(unchanged).toEqual([
    'the same again',
    'one that is covered, sent late',
    'acknowledged',
    'put off',
    'resolved',
    'a second',
    'limits that judge what comes',
    'an erasure is asked for',
  ]);
  expect(before.some((line) => (line as { patient_id: string }).patient_id === own)).toBe(false);
});

test('what is written at once, by deliveries, reviews, orders and corrections, stands in the lines as well (17.6)', async () => {
  const url = await filledDatabase(world());
  const store = postgresStore(openAsApp(url));
  const rounds = Array.from({ length: 6 }, (_, round) => round);
  for (const round of rounds) {
    const at = 10 * round;
    const serial = (of: string) => `SN-${of}-${round}`;
    await Promise.all([
      ...rounds.map((step) =>
        store.readings.add([
          pulse(at + step, step % 2 ? grave : fine, { serial: serial('a') }),
          pulse(at + step, odd, { patientId: other, serial: serial('b') }),
        ]),
      ),
      store.reviews.add({ reviewId: `r-${round}`, patientId: own, upTo: minutes(at + 3) }, by(staff, at + 4)),
      correct(store, round, { lastName: `Name ${round}` }, at),
      ...(round === 1 ? ['ORD-1', 'ORD-2', 'ORD-3'] : []).map((orderId) =>
        store.orders.activate({ ...order(orderId, at), serial: serial(orderId) }),
      ),
      ...(round === 3 ? ['ORD-1', 'ORD-3'] : []).map((orderId) =>
        store.orders.deactivate({ ...order(orderId, at), reason: 'Broken.' }),
      ),
      ...(round === 4
        ? [store.lives.discharge(by(staff, at), other, { day: '2026-11-20', reason: 'Moved.' })]
        : []),
    ]);
    await compare(open(url), `round ${round}`);
  }
});

test('an installation that is there already gets the lines of all its patients (17.6)', async () => {
  const url = await filledDatabase({ ...requestWorld(), readings: monitoredClinic().readings });
  const db = open(url);
  const before = await compare(db, 'as the triggers kept them');
  await sql`drop table patient_lines;
    drop index patients_in_care, patients_in_care_own;
    drop function keep_patient_lines, keep_lines_of_readings, keep_line_of_patient, keep_lines_of_order cascade`.execute(
    db,
  );
  await patientLines.up(db);
  expect(await compare(db, 'as the migration filled them')).toEqual(before);
});
