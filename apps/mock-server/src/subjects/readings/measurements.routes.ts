import { formatStamp, limits, type VitalKind, vitalParameters } from '@rpm/domain';
import { type Api, type Asked, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { LatestReading, Reading } from './contract.ts';

/** The readings of a patient themselves: the latest ones, and page by page. */
export function measurementRoutes(api: Api): void {
  route(api, 'getLatestMeasurementRecord', async ({ subject: { record }, store }) =>
    (await store.readings.latest(record.userId)).map(measurementRow),
  );
  route(api, 'getMyVitalList', async ({ subject: { record }, store }) =>
    (await store.readings.latest(record.userId)).map(({ reading, total }) => ({
      mrSubType: reading.vital,
      total,
      latest: readingRow(reading),
    })),
  );
  route(api, 'getVitalData', ({ subject, params, ...asked }) =>
    pageOf(subject.record.userId, params.vital, limits.vitalDataMaxRows, asked),
  );
  route(api, 'getVitalDetails', ({ subject, params, ...asked }) =>
    pageOf(subject.record.userId, params.vital, limits.vitalDetailsRows, asked),
  );
  route(api, 'getHeartRateData', ({ subject, ...asked }) =>
    pageOf(subject.record.userId, 'HeartRate', limits.vitalDataMaxRows, asked),
  );
  route(api, 'glucose', ({ subject, ...asked }) =>
    pageOf(subject.record.userId, 'BloodGlucose', limits.vitalDataMaxRows, asked),
  );
}

/** A page of the readings of a vital, newest first. @param rows when the call does not say how many */
export async function pageOf(
  patientId: string,
  vital: VitalKind,
  rows: number,
  { query: { page = 0, noOfRows = rows, start, end }, store }: Pick<Asked<'getVitalData'>, 'query' | 'store'>,
) {
  const bounds = {
    ...(start !== undefined && { start: instantOfStamp(start) }),
    ...(end !== undefined && { end: instantOfStamp(end) }),
  };
  const found = await store.readings.page({ patientId, vital, bounds, page, noOfRows });
  return { result: found.rows.map(readingRow), total: found.total };
}

/** A reading as the API answers it. */
const readingRow = ({ vital, at, receivedAt, values, classes, ...reading }: Reading) => ({
  mrSubType: vital,
  mrTime: formatStamp(at),
  receivedTime: formatStamp(receivedAt),
  class: reading.class,
  values: { ...values },
  classes: { ...classes },
});

/** The latest reading of a vital as its card needs it. @see PDB-07 */
function measurementRow({ reading: { vital, at, receivedAt, values, classes }, seenBy }: LatestReading) {
  const statuses = Object.entries(classes).map(([parameter, status]) => [parameter, { status }] as const);
  return {
    mrSubType: vital,
    mrTime: formatStamp(at),
    receivedTime: formatStamp(receivedAt),
    seenBy: seenBy && { userId: seenBy.userId, name: seenBy.name, time: formatStamp(seenBy.at) },
    resourceDetail: {
      ...values,
      // All parameters of a vital are measured in one unit.
      unit: vitalParameters[vital][0]?.unit ?? '',
      normal_reference_status: Object.fromEntries(statuses),
    },
  };
}
