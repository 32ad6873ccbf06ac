import {
  afterFailed,
  afterTaken,
  fhirInstant,
  limits,
  type NotifiedEvent,
  notificationOf,
  subscriptionTopics,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { eachInTurn } from '../../api/eachInTurn.ts';
import type { Services } from '../../api/Services.ts';
import { wordsOf } from '../../api/speech.ts';
import { baseOf } from '../fhir/fhirBase.ts';
import { fhirKinds } from '../fhir/kinds.ts';
import { type Delivered, isDue, type StoredSubscription } from './contract.ts';
import { withFocus } from './told.ts';
import { standingOf } from './wire.ts';

type Needs = Pick<Services, 'store' | 'clock' | 'vault' | 'notify' | 'portalOrigin' | 'readingIdKey'>;

/** Most subscriptions that one run takes up, and how many of them at a time: one that is slow keeps no other waiting. */
const dueAtOnce = 200;
const lanes = 5;
/** Most deliveries of one subscription in one run. */
const deliveriesMost = 50;
const dayMs = 86_400_000;

/**
 * Tells systems what there is to tell: handshakes, events in the order of their numbers, heartbeats. A subscription is sent
 * for by one process at a time; what was not taken is sent again later.
 *
 * @returns whether there are subscriptions, so that there will be more
 */
export async function sendSubscriptions(services: Needs): Promise<boolean> {
  const { store, clock } = services;
  return store.within('every clinic', async () => {
    for (const clinicId of await store.subscriptions.clinicsWaiting())
      await store.subscriptions.count(clinicId);
    const waiting = await store.subscriptions.due(clock(), dueAtOnce);
    const work = waiting.values();
    const lane = () =>
      eachInTurn(work, ({ subscriptionId, clinicId }) =>
        store.within({ clinicId }, () => sendOne(services, subscriptionId)),
      );
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return store.subscriptions.areThere();
  });
}

const untilOf = (now: Date) => new Date(now.getTime() + limits.subscriptionLeaseSeconds * 1000);

/** All that is due of one subscription. */
async function sendOne(services: Needs, subscriptionId: string): Promise<void> {
  const { store, clock } = services;
  let until = untilOf(clock());
  let each = await store.subscriptions.take(subscriptionId, clock(), until);
  for (let delivery = 0; each; delivery += 1) {
    const now = clock();
    const goesOn = delivery < deliveriesMost && isDue(each, now);
    const to = goesOn ? await deliver(services, each, now) : standing(each);
    const later: Date | null = goesOn && to.failures === 0 ? untilOf(clock()) : null;
    const isKept = await store.subscriptions.settle(
      subscriptionId,
      { until, was: each.state, next: later },
      to,
    );
    if (!isKept || !later) return;
    until = later;
    const isAsWas = (await store.subscriptions.find(subscriptionId))?.state === to.state;
    each = { ...each, ...to, ...(!isAsWas && { state: 'off' }) };
  }
}

const standing = ({ state, failures, nextAt, sent, problem, sentAt }: StoredSubscription): Delivered => ({
  state,
  failures,
  nextAt,
  sent,
  problem,
  sentAt,
});

const Headers = z.array(z.string());

/** One delivery. */
async function deliver(services: Needs, each: StoredSubscription, now: Date): Promise<Delivered> {
  const { store, vault, notify, portalOrigin, readingIdKey } = services;
  const { subscriptionId, endpoint, headers, state, sent, most, endsAt } = each;
  if (endsAt !== null && endsAt <= now) return { ...standing(each), state: 'off' };
  const isHandshake = state === 'requested';
  const numbered = isHandshake ? [] : await store.subscriptions.events(subscriptionId, sent + 1, most);
  const { events, patients } = await withFocus({ store, readingIdKey, words: wordsOf('en') }, numbered);
  await takeDown(services, each, patients, now);
  const type = isHandshake ? 'handshake' : events.length > 0 ? 'event-notification' : 'heartbeat';
  const at = fhirInstant(now);
  const bundle = notificationOf(standingOf(each, baseOf(portalOrigin)), type, events, at);
  const opened = headers === null ? [] : Headers.parse(JSON.parse(vault.open(headers, subscriptionId)));
  const fault = await notify.send(endpoint, opened, JSON.stringify(bundle));
  if (fault) return { ...standing(each), ...afterFailed(each, now), problem: fault.fault };
  return { ...afterTaken(now), sent: lastOf(events) ?? sent, problem: null, sentAt: now };
}

const lastOf = (events: readonly NotifiedEvent[]) => events.at(-1)?.number;

/** Whom of the patients a system is shown, in the log of access, before it is. */
async function takeDown(
  { store }: Needs,
  { systemId, clinicId, topic, content }: StoredSubscription,
  patients: ReadonlySet<string>,
  at: Date,
): Promise<void> {
  if (content === 'empty') return;
  const kind = fhirKinds[subscriptionTopics[topic].type].readAs;
  for (const subject of patients)
    await store.access.note({
      accountId: systemId,
      clinicId,
      event: 'read',
      subject,
      kind,
      at,
      source: '',
      browser: '',
      times: 1,
    });
}

/** Forgets events that are too old to be caught up with. */
export const forgetEvents = ({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> =>
  store.within('every clinic', () =>
    store.subscriptions.forget(new Date(clock().getTime() - limits.subscriptionKeptDays * dayMs)),
  );
