import {
  claimUntil,
  fullName,
  inRank,
  type RankFacts,
  rangeAt,
  repetitionOf,
  roundEnded,
  roundSeen,
  silentBefore,
  stateAt,
  type VitalKind,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredAlert } from '../alerts/contract.ts';
import { normalAtOf } from '../alerts/memory.ts';
import { usualOf } from '../alerts/usual.memory.ts';
import { patientsIn, personOf } from '../patients/clinicPeople.memory.ts';
import { liveReviews } from '../reviews/memory.ts';
import { type QueuePlace, type QueueSearch, type Queues, reasonOf, type WaitingAlert } from './contract.ts';
import { deedsOf } from './deeds.memory.ts';

/** The review queue of a memory store. */
export function memoryQueues(state: MemoryState): Queues {
  return {
    places: async (search) => placesIn(state, search),
    order: async (search) => placesIn(state, search).map(({ patientId }) => patientId),
    async claim({ patientId, isHere, isPaused = false }, { accountId, clinicId, at }) {
      const claim = state.reviewClaims.get(patientId);
      if (claim && claim.accountId !== accountId && claim.until > at)
        return { kind: 'taken', by: personOf(state, claim.accountId), until: claim.until };
      const until = claimUntil(at);
      state.reviewClaims.set(patientId, { patientId, clinicId, accountId, until });
      if (isHere) {
        const time = roundSeen(state.reviewRounds.get(accountId) ?? null, at, isPaused);
        state.reviewRounds.set(accountId, { accountId, clinicId, patientId, ...time });
      }
      return { kind: 'claimed', until };
    },
    async release(patientId, { accountId }) {
      if (state.reviewClaims.get(patientId)?.accountId === accountId) state.reviewClaims.delete(patientId);
    },
    async endRound({ accountId, at }) {
      for (const [id, claim] of state.reviewClaims)
        if (claim.accountId === accountId) state.reviewClaims.delete(id);
      const round = state.reviewRounds.get(accountId);
      if (round && !round.endedAt) Object.assign(round, roundEnded(round, at), { patientId: null });
    },
    async round(accountId, now) {
      const round = state.reviewRounds.get(accountId);
      return round ? { ...round, deeds: deedsOf(state, round, now) } : null;
    },
  };
}

const placesIn = (state: MemoryState, { now, ...scope }: QueueSearch): QueuePlace[] =>
  inRank(
    patientsIn(state, scope).flatMap((patient) => {
      const { patientId, birthDate, timeZone } = patient;
      const alerts = waitingOf(state, patientId, now);
      const reason = reasonIn(state, patientId, alerts, now);
      const claim = state.reviewClaims.get(patientId);
      return reason
        ? {
            ...reason,
            patientId,
            birthDate,
            timeZone,
            name: fullName(patient),
            alerts: alerts.map(({ alertId, version }) => ({ alertId, version })),
            claim:
              claim && claim.until > now
                ? { by: personOf(state, claim.accountId), until: claim.until }
                : null,
          }
        : [];
    }),
  );

/** Why a patient waits; `null`: for nothing. */
export const reasonOfPatient = (state: MemoryState, patientId: string, now: Date): RankFacts | null =>
  reasonIn(state, patientId, waitingOf(state, patientId, now), now);

function reasonIn(state: MemoryState, patientId: string, alerts: readonly WaitingAlert[], now: Date) {
  const [newest] = liveReviews(state, patientId);
  const silentSince = silentSinceOf(state, patientId, now);
  return reasonOf(alerts, { lastLookAt: newest?.at ?? null, silentSince, now });
}

/** Open, or put off and back again. */
const isWaiting = (alert: StoredAlert, now: Date) =>
  alert.state === 'Open' || (alert.state === 'Snoozed' && stateAt(alert, now) !== 'Snoozed');

/** The alerts of a patient that wait for somebody. */
function waitingOf(state: MemoryState, patientId: string, now: Date): WaitingAlert[] {
  return state.alerts
    .filter((each) => each.patientId === patientId && isWaiting(each, now))
    .map((alert) => {
      const { alertId, version, class: judged, vital, parameter, side, shown, readings, firstAt } = alert;
      const { value, at, limit, rangeVersion, rangeOf = patientId } = shown;
      const range = setRange(state, rangeOf, vital, at, rangeVersion);
      const limitSetBy = range && { name: personOf(state, range.setById).name, at: range.setAt };
      const waiting = {
        class: judged,
        vital,
        parameter,
        side,
        value,
        at,
        readings,
        firstAt,
        limit,
        limitSetBy: limitSetBy ?? null,
        repetition: repetitionOf(alert, normalAtOf(state, alert), now),
      };
      return {
        alertId,
        version,
        patientId,
        waiting,
        usual: usualOf(state, { alertId, patientId, vital, parameter, firstAt }),
      };
    });
}

/** The range that a reading was judged by, where somebody set one. */
function setRange({ ranges }: MemoryState, id: string, vital: VitalKind, at: Date, version: number | null) {
  const found = ranges.filter(
    (each) => each.patientId === id && each.version === version && each.vital === vital,
  );
  return version === null ? undefined : (rangeAt(found, vital, at) ?? found[0]);
}

/** Since when a device that should send has sent nothing; `null`: all send, or there is none. */
function silentSinceOf({ orders, readings }: MemoryState, patientId: string, now: Date): Date | null {
  const before = silentBefore(now);
  const devices = orders.flatMap(({ order }) =>
    order.patientId === patientId &&
    order.status === 'Activated' &&
    (order.activatedAt === null || order.activatedAt <= before)
      ? [order.activatedAt?.getTime() ?? 0]
      : [],
  );
  if (devices.length === 0) return null;
  const newest = [...(readings().get(patientId)?.values() ?? [])].reduce(
    (last, { at }) => Math.max(last, at.getTime()),
    0,
  );
  if (newest > before.getTime()) return null;
  const since = Math.max(newest, Math.min(...devices));
  return since > 0 ? new Date(since) : null;
}
