import { daysBetween, formatStamp, limits, localDay, roleKind } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

/** The limits to review: what fires often for nothing, ranges whose time is wrong, wrong readings (r4). @see SCR-02 */
export function noiseRoutes(api: Api): void {
  route(api, 'getNoise', async ({ caller: { account }, query, store, now }) => {
    const { accountId, clinicId, role } = account;
    const providerId = roleKind(role) === 'provider' ? accountId : null;
    const { days, provider: onlyOf, ...pages } = query;
    const period = days === undefined ? limits.noiseDays : Number(days);
    const search = { ...pages, clinicId, providerId, now, days: period, onlyOf };
    const report = await store.noise.report(search);
    const { since, alerts, withoutAction, ofLimits, limits: noisy, ranges, wrong } = report;
    return {
      fromTime: formatStamp(since),
      alerts,
      withoutAction,
      ofLimits,
      limits: {
        total: noisy.total,
        result: noisy.rows.map(({ patientId: userId, limitSetAt, ...row }) => ({
          ...row,
          userId,
          limitSetTime: limitSetAt && formatStamp(limitSetAt),
        })),
      },
      ranges: {
        total: ranges.total,
        result: ranges.rows.map(({ patientId: userId, end, timeZone, setAt, activeSince, ...row }) => ({
          ...row,
          userId,
          endDay: end && localDay(end, timeZone),
          setTime: setAt && formatStamp(setAt),
          activeDays:
            activeSince && Math.max(0, daysBetween(localDay(activeSince, timeZone), localDay(now, timeZone))),
        })),
      },
      wrong: {
        total: wrong.total,
        result: wrong.rows.map(({ patientId: userId, ...row }) => ({ ...row, userId })),
      },
    };
  });

  route(api, 'confirmRange', async ({ words, body, subject: { patientId }, actor, store }) => {
    const { vital, version } = body;
    const isNewest = await store.noise.confirm({ patientId, vital, version }, actor);
    if (!isNewest) throw new Refusal(409, { code: 'rangeChanged' });
    return { message: words.server.rangeConfirmed };
  });
}
