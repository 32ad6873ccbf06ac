import { fullName, stateAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { KnownRound, StoredRound } from './contract.ts';
import { byName, noDeed } from './deeds.ts';

/** What somebody did in a round, of all patients of whom something was done. */
export function deedsOf(state: MemoryState, round: StoredRound, now: Date): KnownRound['deeds'] {
  const { accountId, clinicId, startedAt } = round;
  const end = round.endedAt ?? now;
  const isDuring = (at: Date) => at >= startedAt && at <= end;
  const found = new Map<string, ReturnType<typeof noDeed>>();
  const deed = (patientId: string) => {
    const known = found.get(patientId) ?? noDeed();
    found.set(patientId, known);
    return known;
  };
  for (const { patientId, reviewerId, at, isUndone } of state.reviews) {
    if (reviewerId !== accountId || isUndone || !isDuring(at)) continue;
    const one = deed(patientId);
    if (one.reviewedAt === null || one.reviewedAt < at) one.reviewedAt = at;
  }
  for (const alert of state.alerts) {
    const isOwn = alert.history.some(
      ({ kind, byId, at }) => kind === 'snoozed' && byId === accountId && isDuring(at),
    );
    if (!isOwn || !alert.snoozedUntil || stateAt(alert, now) !== 'Snoozed') continue;
    const one = deed(alert.patientId);
    if (one.snoozedUntil === null || alert.snoozedUntil < one.snoozedUntil)
      one.snoozedUntil = alert.snoozedUntil;
  }
  for (const { patientId, authorId, kind, at } of state.notes)
    if (authorId === accountId && kind !== 'conversation' && isDuring(at)) deed(patientId).notes += 1;
  for (const entry of state.timeEntries) {
    if (entry.authorId !== accountId || !isDuring(entry.start)) continue;
    const one = deed(entry.patientId);
    one.seconds += Math.round((entry.end.getTime() - entry.start.getTime()) / 1000);
    if (entry.isInteractive) one.calls += 1;
  }
  return state.patients
    .flatMap((patient) => {
      const one = patient.clinicId === clinicId ? found.get(patient.patientId) : undefined;
      return one ? [{ patientId: patient.patientId, name: fullName(patient), ...one }] : [];
    })
    .sort(byName);
}
