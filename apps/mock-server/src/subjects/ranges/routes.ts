import {
  carriedParameters,
  endsOf,
  isVitalKind,
  limitsInForce,
  limitsOfFour,
  type RangeSave,
  vitalKinds,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { boundsOf } from '../../api/stamps.ts';
import { savedRange } from './wire.ts';

/** Reference ranges. */
export function rangeRoutes(api: Api): void {
  route(api, 'getPatientVitalRangeByUsername', async ({ subject: { patientId }, params, store, now }) =>
    (await store.ranges.inForce(patientId, now))
      .filter(({ vital }) => vital === params.vital)
      .map(savedRange),
  );

  route(api, 'getPatientVitalRange', async ({ subject: { patientId }, store }) =>
    (await store.ranges.history(patientId)).map(savedRange),
  );

  route(api, 'getVitalRange', async ({ params, words }) =>
    carriedParameters(params.vital, (parameter) => words.vitals.parameters[parameter]),
  );

  route(api, 'getVitalLimits', async ({ subject: { patientId }, store, now }) => {
    const inForce = await store.ranges.inForce(patientId, now);
    return Object.fromEntries(
      vitalKinds.map((kind) => [
        kind,
        limitsInForce(
          kind,
          inForce.find(({ vital }) => vital === kind),
        ),
      ]),
    );
  });

  route(api, 'updatePatientVitalRange', async ({ words, body, subject: { patientId }, actor, store }) => {
    const outcome = await store.ranges.save({ patientId, ...newRange(body) }, actor);
    const { version } = outcome;
    if (outcome.kind === 'saved') return { message: words.server.rangeSaved, version };
    throw new Refusal(409, { code: 'rangeChanged', body: { current: version } });
  });
}

/** The range that a saved form sets. */
function newRange({ vitalRanges, startDateTime, endDateTime, fromVersion }: RangeSave) {
  const vital = vitalRanges[0]?.vital_type;
  if (!isVitalKind(vital)) throw new Error('A range passed its check and is of no vital.');
  const limits = vitalRanges.map((four) => [four.parameter, endsOf(limitsOfFour(four))] as const);
  const period = boundsOf({ start: startDateTime, end: endDateTime });
  return { vital, ...period, limits: Object.fromEntries(limits), fromVersion };
}
