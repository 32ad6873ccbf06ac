import {
  formatStamp,
  limits,
  openingAt,
  openUntil,
  type ReadingSteps,
  type UrgentAnswer,
  type UrgentEpisode,
  urgentEpisode,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { KeptReading } from '../readings/contract.ts';
import { readingRow } from '../readings/measurements.routes.ts';
import { stepsOf } from './stepsOf.ts';

/** How far back a critical reading is looked for, with the time of its repeat. */
const lookedThroughMs = (limits.repeatShownHours * 60 + limits.repeatMinutes) * 60_000;

/** The reading of an episode that the clinic must have looked at. */
const lastCritical = <R extends Pick<KeptReading, 'class'>>({ first, second }: UrgentEpisode<R>): R =>
  second?.class === 'Critical' ? second : first;

/** Who looked at a reading first: in the record, or as whoever took or closed its alert. */
async function lookedAtBy(store: StoreParts, patientId: string, reading: KeptReading) {
  const first = (await stepsOf(store, patientId)(reading)).find(({ by }) => by);
  return first?.by ? { name: first.by.name, time: formatStamp(first.at) } : null;
}

/** What a patient is told first, and what the clinic wants to be said then. @see PDB-07 */
export function urgentRoutes(api: Api): void {
  route(api, 'getUrgentReading', async ({ caller: { account }, store, now }): Promise<UrgentAnswer> => {
    const { accountId: patientId, clinicId } = account;
    const start = new Date(now.getTime() - lookedThroughMs);
    const latest = (await store.readings.latest(patientId)).filter(({ reading }) => reading.at >= start);
    const [clinic, guidance, pages] = await Promise.all([
      store.clinics.details(clinicId),
      store.guidance.ofClinic(clinicId),
      Promise.all(
        latest.map(({ reading: { vital } }) =>
          store.readings.page({
            patientId,
            vital,
            bounds: { start },
            page: 0,
            noOfRows: limits.vitalDetailsRows,
          }),
        ),
      ),
    ]);
    if (!clinic) throw new Refusal(404);
    const found = urgentEpisode(
      pages.flatMap(({ rows }) => rows),
      now,
    );
    const lookedAt = found && (await lookedAtBy(store, patientId, lastCritical(found)));
    const { name, openingHours, timeZone } = clinic;
    const end = openingHours && openUntil(openingHours, timeZone, now);
    const opens = openingHours && openingAt(openingHours, timeZone, now).opens;
    return {
      urgent: found && {
        first: readingRow(found.first),
        second: found.second && readingRow(found.second),
        latest: found.latest && readingRow(found.latest),
        seenBy: lookedAt,
      },
      clinic: {
        name,
        timeZone,
        guidance,
        openUntil: end && formatStamp(end),
        opens: opens && formatStamp(opens),
        hasHours: openingHours !== null,
      },
    };
  });

  route(
    api,
    'getReadingSteps',
    async ({ caller: { account }, params: { vital, time }, store }): Promise<ReadingSteps> => {
      const { accountId: patientId } = account;
      const at = instantOfStamp(time);
      const asked = { patientId, vital, bounds: { start: at, end: at }, page: 0, noOfRows: 1 };
      const [reading] = (await store.readings.page(asked)).rows;
      if (!reading) return { reading: null, steps: [] };
      const steps = await stepsOf(store, patientId)(reading);
      return {
        reading: readingRow(reading),
        steps: steps.map(({ at: when, ...step }) => ({ ...step, time: formatStamp(when) })),
      };
    },
  );

  route(api, 'getGuidance', ({ caller: { account }, store }) => store.guidance.ofClinic(account.clinicId));

  route(api, 'saveGuidance', async ({ words, body, store, actor }) => {
    const current = await store.guidance.save(actor, body);
    if (current) throw new Refusal(409, { code: 'guidanceChanged', body: { current } });
    return { message: words.server.guidanceSaved };
  });
}
