import { type Bounds, compareUrgency, distinctNames } from '@rpm/domain';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { boundsOf } from '../../api/stamps.ts';
import type { StoreParts } from '../../store/Store.ts';
import { clinicScope } from '../clinics/clinicScope.ts';
import type { Patient } from '../patients/contract.ts';
import type { ClassCounts } from './contract.ts';

/** The tables that count readings. */
export function readingRoutes(api: Api): void {
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
