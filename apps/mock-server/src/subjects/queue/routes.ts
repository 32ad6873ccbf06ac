import {
  awaySecondsBy,
  calendarDateOf,
  countedMinutes,
  countedSeconds,
  formatStamp,
  limits,
  monthBounds,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { clinicScope, clinicZone } from '../clinics/clinicScope.ts';
import type { KnownRound } from './contract.ts';
import { rankRow } from './wire.ts';

const stamp = (at: Date | null) => at && formatStamp(at);

/** The review queue. @see SCR-02, docs/adr/0031-rank-and-working-mode.md */
export function queueRoutes(api: Api): void {
  route(api, 'getReviewQueue', async ({ caller: { account }, store, now }) => {
    const [places, round] = await Promise.all([
      store.queues.places({ ...clinicScope(account), now }),
      store.queues.round(account.accountId, now),
    ]);
    return {
      result: places
        .slice(0, limits.queueMaxPatients)
        .map(({ patientId, name, birthDate, timeZone, alerts, claim, ...facts }) => ({
          userId: patientId,
          name,
          dob: birthDate,
          timeZone,
          rank: rankRow(facts),
          alerts,
          claim: claim && { by: claim.by, until: formatStamp(claim.until) },
        })),
      total: places.length,
      place: round && !round.endedAt ? round.patientId : null,
    };
  });

  route(api, 'getReviewRound', async ({ caller: { account }, store, now }) => {
    const round = await store.queues.round(account.accountId, now);
    const monthOf = await monthsOf(store, round, now);
    return {
      startedTime: stamp(round?.startedAt ?? null),
      endedTime: stamp(round?.endedAt ?? null),
      awaySeconds: round ? awaySecondsBy(round, now) : 0,
      result: (round?.deeds ?? []).map(({ patientId, reviewedAt, snoozedUntil, ...deed }) => ({
        ...deed,
        userId: patientId,
        reviewedTime: stamp(reviewedAt),
        snoozedUntil: stamp(snoozedUntil),
        ...monthOf(patientId),
      })),
    };
  });

  route(api, 'claimPatient', async ({ body, subject: { patientId }, actor, store }) => {
    const { isHere, isPaused = false } = body;
    const claimed = await store.queues.claim({ patientId, isHere, isPaused }, actor);
    const until = formatStamp(claimed.until);
    if (claimed.kind === 'taken')
      throw new Refusal(409, { code: 'patientTaken', body: { by: claimed.by, until } });
    return { until };
  });

  route(api, 'releasePatient', async ({ words, subject: { patientId }, actor, store }) => {
    await store.queues.release(patientId, actor);
    return { message: words.server.patientReleased };
  });

  route(api, 'endReview', async ({ words, actor, store }) => {
    await store.queues.endRound(actor);
    return { message: words.server.reviewEnded };
  });
}

/** What the clinic's month of a patient had before a round, and has now: two people at once count once, rounded down once. */
async function monthsOf(store: StoreParts, round: KnownRound | null, now: Date) {
  const zone = round ? await clinicZone(store, round.clinicId) : 'UTC';
  const month = calendarDateOf(now, zone);
  const { start, end } = monthBounds(month, zone);
  const ids = (round?.deeds ?? []).map(({ patientId }) => patientId);
  const stretches = await store.times.stretches(ids, { start, end: new Date(end.getTime() + 1000) }, now);
  return (patientId: string) => {
    const all = stretches.get(patientId) ?? [];
    const before = all.filter(
      ({ authorId, start: at }) => !round || authorId !== round.accountId || at < round.startedAt,
    );
    const minutes = (list: typeof all) => countedMinutes(countedSeconds(list, month, zone));
    const hasContact = (list: typeof all) => list.some(({ isInteractive }) => isInteractive);
    return {
      monthMinutes: { before: minutes(before), now: minutes(all) },
      hasContact: { before: hasContact(before), now: hasContact(all) },
    };
  };
}
