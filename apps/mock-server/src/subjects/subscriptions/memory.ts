import { limits, valuesKey } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredAlert } from '../alerts/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { Reading } from '../readings/contract.ts';
import {
  type ClinicEvent,
  endedEntry,
  isAbout,
  isDue,
  madeEntry,
  namedIn,
  type StoredSubscription,
  type Subscriptions,
} from './contract.ts';
import { keptOne } from './state.ts';

type Kept = MemoryState['subscriptions'][number];

const oldestFirst = (a: StoredSubscription, b: StoredSubscription) =>
  a.madeAt.getTime() - b.madeAt.getTime() || compareTexts(a.subscriptionId, b.subscriptionId);

/** The subscriptions of a memory store. */
export function memorySubscriptions(state: MemoryState): Subscriptions {
  const patientsOf = (id: string) =>
    state.subscriptionPatients.flatMap((each) => (each.subscriptionId === id ? each.patientId : []));
  // One whose patients are all gone is about nobody: it is over, and not about everybody.
  const live = () =>
    state.subscriptions.filter(
      ({ endedAt, namesPatients, subscriptionId }) =>
        endedAt === null && (!namesPatients || patientsOf(subscriptionId).length > 0),
    );
  const told = (kept: Kept) => toldOf(state, kept);
  const one = (id: string) => live().find(({ subscriptionId }) => subscriptionId === id);
  const count = (clinicId: string) => countWaiting(state, clinicId);
  return {
    async ofClinic(id) {
      return live()
        .filter(({ clinicId }) => clinicId === id)
        .map(told)
        .sort(oldestFirst);
    },
    async find(id) {
      const found = one(id);
      return found ? told(found) : null;
    },
    async add(subscription) {
      const { systemId, clinicId } = subscription;
      if (live().filter((each) => each.systemId === systemId).length >= limits.subscriptionsMax)
        return 'full';
      count(clinicId);
      state.subscriptions.push(keptOne(subscription));
      state.subscriptionPatients.push(...namedIn(subscription));
      state.audit.push(madeEntry(subscription));
      return 'added';
    },
    async change(id, { at, ...to }) {
      const found = one(id);
      if (found) Object.assign(found, to, { failures: 0, problem: null, nextAt: at });
    },
    async end(actor, id) {
      const found = one(id);
      if (found?.clinicId !== actor.clinicId) return false;
      found.endedAt = actor.at;
      state.audit.push(endedEntry(actor, found));
      return true;
    },
    async clinicsWaiting() {
      return [...new Set(state.clinicEvents.filter((each) => each.isWaiting).map((each) => each.clinicId))];
    },
    async count(clinicId) {
      count(clinicId);
    },
    async events(id, from, most) {
      return state.subscriptionEvents
        .filter(({ subscriptionId, number }) => subscriptionId === id && number >= from)
        .sort((a, b) => a.number - b.number)
        .slice(0, most)
        .map(({ number, at, eventId }) => {
          const found = state.clinicEvents.find((each) => each.eventId === eventId);
          if (!found) return { number, at, event: null };
          const { topic, patientId, vital, reading, alertId } = found;
          return { number, at, event: structuredClone({ topic, patientId, vital, reading, alertId }) };
        });
    },
    async due(now, most) {
      return live()
        .filter((each) => each.takenUntil === null || each.takenUntil <= now)
        .map(told)
        .filter((each) => isDue(each, now))
        .sort((a, b) => a.nextAt.getTime() - b.nextAt.getTime() || oldestFirst(a, b))
        .slice(0, most);
    },
    async areThere() {
      return live().some(({ state: stands }) => stands === 'requested' || stands === 'active');
    },
    async take(id, now, until) {
      const found = one(id);
      if (!found || (found.takenUntil !== null && found.takenUntil > now)) return null;
      found.takenUntil = until;
      return told(found);
    },
    async settle(id, { until, was, next }, { state: to, nextAt, failures, problem, sent, sentAt }) {
      const found = one(id);
      if (found?.takenUntil?.getTime() !== until.getTime()) return false;
      Object.assign(found, { sent, sentAt, takenUntil: next });
      if (found.state === was) Object.assign(found, { state: to, nextAt, failures, problem });
      return true;
    },
    async forget(before) {
      const old = (each: { at: Date }) => each.at < before;
      for (const each of live())
        if (state.subscriptionEvents.some((event) => isLost(event, each) && old(event)))
          Object.assign(each, { state: 'off', problem: 'tooOld' });
      drop(state.subscriptionEvents, old);
      drop(state.clinicEvents, old);
    },
  };
}

/** A subscription, with whom it names. */
function toldOf(
  state: MemoryState,
  { takenUntil: _taken, endedAt: _ended, namesPatients, ...each }: Kept,
): StoredSubscription {
  const named = state.subscriptionPatients.filter(
    ({ subscriptionId }) => subscriptionId === each.subscriptionId,
  );
  const patientIds = namesPatients ? [...new Set(named.map(({ patientId }) => patientId))].sort() : null;
  return structuredClone({ ...each, patientIds });
}

const isLost = (
  event: MemoryState['subscriptionEvents'][number],
  each: Pick<Kept, 'subscriptionId' | 'sent'>,
) => event.subscriptionId === each.subscriptionId && event.number > each.sent;

function countWaiting(state: MemoryState, clinicId: string) {
  const waiting = state.clinicEvents.filter((each) => each.clinicId === clinicId && each.isWaiting);
  for (const event of waiting) {
    event.isWaiting = false;
    const { eventId, at } = event;
    for (const each of state.subscriptions) {
      if (each.clinicId !== clinicId || each.endedAt !== null || !isAbout(toldOf(state, each), event))
        continue;
      each.counted += 1;
      state.subscriptionEvents.push({
        subscriptionId: each.subscriptionId,
        number: each.counted,
        eventId,
        at,
      });
    }
  }
}

/** Takes down what there is to tell, where a system of the clinic wants to know of its kind. */
function tell(state: MemoryState, at: Date, event: ClinicEvent) {
  const clinicId = state.patients.find(({ patientId }) => patientId === event.patientId)?.clinicId ?? '';
  const isAsked = state.subscriptions.some(
    (each) => each.clinicId === clinicId && each.topic === event.topic && each.endedAt === null,
  );
  if (!isAsked) return;
  state.eventCount.last += 1;
  state.clinicEvents.push({ ...event, at, clinicId, eventId: state.eventCount.last, isWaiting: true });
}

/** Readings that are new. */
export function tellReadings(state: MemoryState, readings: readonly Reading[]): void {
  const oldest = [...readings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { patientId, vital, at, serial, values, receivedAt } of oldest) {
    const reading = { at, serial, valuesKey: valuesKey(values) };
    tell(state, receivedAt, { topic: 'readings', patientId, vital, reading, alertId: null });
  }
}

/** What happened to an alert that its clinic acts on. */
export function tellAlert(
  state: MemoryState,
  { patientId, vital, alertId }: Pick<StoredAlert, 'patientId' | 'vital' | 'alertId'>,
  at: Date,
): void {
  tell(state, at, { topic: 'alerts', patientId, vital, reading: null, alertId });
}
