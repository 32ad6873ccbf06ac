import {
  enteredBy,
  formatStamp,
  limits,
  unitText,
  type VitalKind,
  vitalCoding,
  vitalUnit,
} from '@rpm/domain';
import { type Api, type Asked, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import { handledBy } from '../alerts/stepsOf.ts';
import { auditEntry } from '../audit/contract.ts';
import type { KeptReading, LatestReading } from './contract.ts';

/** The readings of a patient themselves: the latest ones, and page by page. */
export function measurementRoutes(api: Api): void {
  route(api, 'getLatestMeasurementRecord', async ({ subject: { patientId }, store }) => {
    const handled = handledBy(store, patientId);
    return Promise.all(
      (await store.readings.latest(patientId)).map(async ({ reading, seenBy }) =>
        measurementRow({ reading, seenBy: seenBy ?? (await handled(reading)) }),
      ),
    );
  });
  route(api, 'getMyVitalList', async ({ subject: { patientId }, store }) => {
    const handled = handledBy(store, patientId);
    return Promise.all(
      (await store.readings.latest(patientId)).map(async ({ reading, total }) => ({
        mrSubType: reading.vital,
        total,
        coding: vitalCoding(reading.vital),
        latest: readingRow(reading),
        handledBy: lookOf(await handled(reading)),
      })),
    );
  });
  route(api, 'getVitalData', ({ subject, params, ...asked }) =>
    pageOf(subject.patientId, params.vital, limits.vitalDataMaxRows, asked),
  );
  route(api, 'getVitalDetails', ({ subject, params, ...asked }) =>
    pageOf(subject.patientId, params.vital, limits.vitalDetailsRows, asked),
  );
  route(api, 'exportReadings', async ({ body, subject: { patientId }, actor, store }) => {
    const { vital, after } = body;
    const search = { patientId, vital, bounds: boundsOf(body) };
    const { rows, next } = await store.readings.part(search, after, limits.exportPartRows);
    const about = { vital, count: rows.length, goesOn: next !== null };
    await store.audit.add(auditEntry(actor, 'readings.exported', patientId, about));
    return { result: rows.map(readingRow), next };
  });
  route(api, 'getHeartRateData', ({ subject, ...asked }) =>
    pageOf(subject.patientId, 'HeartRate', limits.vitalDataMaxRows, asked),
  );
  route(api, 'glucose', ({ subject, ...asked }) =>
    pageOf(subject.patientId, 'BloodGlucose', limits.vitalDataMaxRows, asked),
  );
}

const boundsOf = ({ start, end }: { start?: string | undefined; end?: string | undefined }) => ({
  ...(start !== undefined && { start: instantOfStamp(start) }),
  ...(end !== undefined && { end: instantOfStamp(end) }),
});

/** A page of the readings of a vital, newest first. @param rows when the call does not say how many */
export async function pageOf(
  patientId: string,
  vital: VitalKind,
  rows: number,
  { query: { page = 0, noOfRows = rows, start, end }, store }: Pick<Asked<'getVitalData'>, 'query' | 'store'>,
) {
  const bounds = boundsOf({ start, end });
  const found = await store.readings.page({ patientId, vital, bounds, page, noOfRows });
  return { coding: vitalCoding(vital), result: found.rows.map(measuredRow), total: found.total };
}

/** A reading as the API answers it. */
export const readingRow = ({
  vital,
  at,
  receivedAt,
  values,
  classes,
  isContradicted,
  ...reading
}: KeptReading) => ({
  mrSubType: vital,
  mrTime: formatStamp(at),
  receivedTime: formatStamp(receivedAt),
  class: reading.class,
  values: { ...values },
  classes: { ...classes },
  isContradicted,
  ...mark(reading),
});

/** Says so of a reading for which its patient alone stands. */
const mark = ({ serial }: Pick<KeptReading, 'serial'>) => {
  const by = enteredBy(serial);
  return by ? { enteredBy: by } : {};
};

const measuredRow = (reading: KeptReading) => ({
  ...readingRow(reading),
  ...(reading.measured && { measured: { ...reading.measured, values: { ...reading.measured.values } } }),
});

/** Who looked, and when, as the API answers it. */
const lookOf = (look: LatestReading['seenBy']) =>
  look && { userId: look.userId, name: look.name, time: formatStamp(look.at) };

/** The latest reading of a vital as its card needs it. @see PDB-07 */
function measurementRow({ reading, seenBy }: Pick<LatestReading, 'reading' | 'seenBy'>) {
  const { vital, at, receivedAt, classes, isContradicted } = reading;
  const { unit, values } = reading.measured ?? { unit: vitalUnit(vital), values: reading.values };
  const statuses = Object.entries(classes).map(([parameter, status]) => [parameter, { status }] as const);
  return {
    mrSubType: vital,
    mrTime: formatStamp(at),
    receivedTime: formatStamp(receivedAt),
    coding: vitalCoding(vital),
    seenBy: lookOf(seenBy),
    isContradicted,
    ...mark(reading),
    resourceDetail: {
      ...values,
      unit: unitText(unit),
      normal_reference_status: Object.fromEntries(statuses),
    },
  };
}
