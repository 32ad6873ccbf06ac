import {
  type Bounds,
  compareUrgency,
  distinctNames,
  excessesOf,
  inOwnUnit,
  isCrossed,
  judge,
  limits,
  measuredUnit,
  type NewReading,
  rangeAt,
  vitalUnit,
} from '@rpm/domain';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import { type Api, type AskedByDevice, type AskedByUser, deviceRoute, route } from '../../api/route.ts';
import { boundsOf, instantOfStamp } from '../../api/stamps.ts';
import type { StoreParts } from '../../store/Store.ts';
import { clinicScope } from '../clinics/clinicScope.ts';
import type { LiveDevice } from '../devices/deviceTokens.contract.ts';
import type { Patient } from '../patients/contract.ts';
import { newId } from '../sessions/tokens.ts';
import type { ClassCounts, IncomingReading, Reading } from './contract.ts';

const dayMs = 86_400_000;

/** Readings as they come in, and the tables that count them. */
export function readingRoutes(api: Api): void {
  deviceRoute(api, 'addReadings', takeReadings);

  route(api, 'getTotalTableReadingsOfPatient', ({ subject, query, store }) =>
    ofOne(store, subject, query.by, null),
  );
  route(api, 'getTotalTableReadingsOfPatientBetween', ({ subject, params, query, store }) =>
    ofOne(store, subject, query.by, boundsOf(params)),
  );
  route(api, 'getTotalTableReadingsOfDoctor', (asked) => ofMany(asked, null));
  route(api, 'getTotalTableReadingsOfDoctorBetween', (asked) => ofMany(asked, boundsOf(asked.params)));

  route(api, 'getTotalDaysOfReadings', async ({ subject: { patientId }, store }) => ({
    total: await store.readings.totalDays(patientId),
  }));
  route(api, 'getMonthDaysOfReadings', async ({ subject: { patientId }, params, store }) => {
    const days = await store.readings.days(patientId, boundsOf(params));
    return { total: days.length, days };
  });
}

/** Judges what a device sends by the ranges in force when it was measured, and keeps what is new of it. All or nothing. */
async function takeReadings({ words, body, device, store, services, now }: AskedByDevice<'addReadings'>) {
  const sent = 'readings' in body ? body.readings : [body];
  const measured = sent.map((each, at) => {
    const field = (name: string) => ('readings' in body ? `readings.${at}.${name}` : name);
    if (!device.vitals.includes(each.mrSubType)) throw refused('vitalNotMeasured', field('mrSubType'));
    if (isCrossed(each)) throw refused('readingCrossed', field('values'));
    return { vital: each.mrSubType, at: timeOf(each.mrTime, now, field('mrTime')), ...valuesOf(each) };
  });
  const vitals = [...new Set(measured.map(({ vital }) => vital))];
  const ranges = await store.ranges.versions(device.patientId, vitals);
  const accepted = await store.readings.add(
    measured.map((each): IncomingReading => {
      const { vital, at, values } = each;
      const range = rangeAt(ranges, vital, at);
      const excesses = excessesOf(vital, values, range).map((excess) => ({
        ...excess,
        newAlertId: newId(services.random),
      }));
      return { ...origin(device), receivedAt: now, ...each, ...judge(vital, values, range), excesses };
    }),
  );
  return { message: words.server.readingsTaken, accepted, duplicates: sent.length - accepted };
}

/** The values by which a reading is judged, and what was measured, where that was in another unit. */
function valuesOf({ mrSubType, values, unit: named }: NewReading): Pick<Reading, 'values' | 'measured'> {
  const unit = measuredUnit(mrSubType, named);
  if (!unit || unit === vitalUnit(mrSubType)) return { values };
  return { values: inOwnUnit(mrSubType, { unit, values }), measured: { unit, values } };
}

const origin = ({ patientId, serial }: LiveDevice) => ({ patientId, serial });

const refused = (code: RefusalCode, field: string) => new Refusal(400, { code, body: { field } });

/** When a measurement was made, to the second: a device delivers none of the future, and none that is very old. */
function timeOf(stamp: string, now: Date, field: string): Date {
  const at = instantOfStamp(stamp);
  at.setUTCMilliseconds(0);
  const ahead = at.getTime() - now.getTime();
  if (ahead > limits.readingAheadSeconds * 1000 || -ahead > limits.readingMaxAgeDays * dayMs) {
    throw refused('readingTime', field);
  }
  return at;
}

/** The table of one patient: one line for all readings, or one for each vital. */
async function ofOne(
  { readings }: StoreParts,
  patient: Patient,
  by: 'vital' | undefined,
  bounds: Bounds | null,
) {
  if (by === 'vital') return table(await readings.countsByVital(patient.patientId, bounds));
  const counts = await readings.counts(patient.patientId, bounds);
  const { patientId: id, firstName, middleName, lastName, birthDate } = patient;
  const names = distinctNames([{ id, firstName, middleName, lastName, birthDate }]);
  return table([[names.get(id) ?? id, counts]]);
}

/** What the two calls about many patients have in common. */
type AskedOfMany = Pick<
  AskedByUser<'getTotalTableReadingsOfDoctor'>,
  'caller' | 'query' | 'store' | 'tellCounts'
>;

/**
 * The table of everybody in the caller's care who has a reading in that time or an activated device, or a page of it,
 * the most urgent first. Names are told apart among all who are in the caller's care, so that nobody is called
 * otherwise in the table of another time or on another page; that is why all are looked at for each page.
 */
async function ofMany({ caller, query, store, tellCounts }: AskedOfMany, bounds: Bounds | null) {
  const patients = await store.readings.countsByPatient(clinicScope(caller.account), bounds);
  const names = distinctNames(
    patients.map(({ patientId: id, firstName, middleName, lastName, birthDate }) => {
      return { id, firstName, middleName, lastName, birthDate };
    }),
  );
  const shown = patients.filter(({ hasDevice, counts }) => hasDevice || totalOf(counts) > 0);
  tellCounts({
    rows: shown.length,
    readings: shown.reduce((sum, { counts }) => sum + totalOf(counts), 0),
  });
  const { page, noOfRows } = query;
  const nameOf = (patientId: string) => names.get(patientId) ?? patientId;
  if (page === undefined || noOfRows === undefined) {
    return table(shown.map(({ patientId, counts }) => [nameOf(patientId), counts]));
  }
  return table(
    shown
      .map(({ patientId, counts }) => [nameOf(patientId), { ...counts, userId: patientId }] as const)
      .sort(compareUrgency)
      .slice(page * noOfRows, (page + 1) * noOfRows),
  );
}

const totalOf = ({ Normal, Cautious, Critical }: ClassCounts) => Normal + Cautious + Critical;

/** Names as own keys, whatever they are: `Object.fromEntries` takes '__proto__' for a name like any other. */
const table = (rows: readonly (readonly [name: string, counts: ClassCounts & { userId?: string }])[]) =>
  Object.fromEntries(rows.map(([name, counts]) => [name, { total: totalOf(counts), ...counts }]));
