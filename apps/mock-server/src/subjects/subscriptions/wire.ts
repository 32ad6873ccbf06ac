import {
  fhirInstant,
  formatStamp,
  type NotifiedStanding,
  type SubscriptionWish,
  type SystemSubscription,
  subscriptionOf,
} from '@rpm/domain';
import { hostOf, type StoredSubscription } from './contract.ts';

/** A code of ours as the guide has it; `null` while nothing fails. */
const errorOf = ({ problem }: StoredSubscription) =>
  problem === null ? null : problem === 'slow' || problem === 'unreachable' ? 'no-response' : 'server-error';

/** Where a subscription stands, as its notifications tell it. */
export const standingOf = (each: StoredSubscription, base: string): NotifiedStanding => {
  const { subscriptionId, topic, state, counted, content } = each;
  return { base, subscriptionId, topic, state, counted, content, error: errorOf(each) };
};

/** A subscription as FHIR has it, under its id. */
export const servedSubscription = (each: StoredSubscription, base: string) => {
  const { endsAt, state } = each;
  const wish: SubscriptionWish = { ...each, headers: [], end: endsAt && fhirInstant(endsAt) };
  return { ...subscriptionOf(wish, { state, base, error: errorOf(each) }), id: each.subscriptionId };
};

/** The same as administrators see it. */
export const subscriptionWire = (each: StoredSubscription): SystemSubscription => ({
  subscriptionId: each.subscriptionId,
  topic: each.topic,
  host: hostOf(each),
  state: each.state,
  delivered: each.sentAt && formatStamp(each.sentAt),
  waiting: each.counted - each.sent,
});
