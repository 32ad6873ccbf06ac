import type {
  DeliveryStanding,
  SubscriptionState,
  SubscriptionTopic,
  SubscriptionWish,
  VitalKind,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { AuditEntry } from '../audit/contract.ts';
import { auditEntry } from '../audit/contract.ts';

/** What a connected system is told of, as it is kept. */
export interface StoredSubscription extends Omit<SubscriptionWish, 'headers' | 'end'>, DeliveryStanding {
  subscriptionId: string;
  clinicId: string;
  systemId: string;
  /** What is sent along, sealed by the vault for the subscription; `null`: nothing is. */
  headers: string | null;
  endsAt: Date | null;
  madeAt: Date;
  /** How many events there were. */
  counted: number;
  /** The number of the last one that was taken. */
  sent: number;
  /** Why the last delivery failed, a code; `null`: it did not. */
  problem: string | null;
  /** When a delivery was taken last. */
  sentAt: Date | null;
}

/** What there is to tell, by what names it here: nothing that was measured but in the key of a reading. */
export interface ClinicEvent {
  topic: SubscriptionTopic;
  patientId: string;
  vital: VitalKind;
  /** Of a reading. */
  reading: { at: Date; serial: string; valuesKey: string } | null;
  alertId: string | null;
}

/** An event of a subscription; what it is about may be erased. */
export interface NumberedEvent {
  number: number;
  at: Date;
  event: ClinicEvent | null;
}

/** How a delivery ended. */
export interface Delivered extends DeliveryStanding {
  sent: number;
  problem: string | null;
  sentAt: Date | null;
}

/** What connected systems are told of, and what there is to tell. @see ADR 73 */
export interface Subscriptions {
  /** Those of a clinic that have not ended, the oldest first. */
  ofClinic(clinicId: string): Promise<StoredSubscription[]>;
  /** One that has not ended. */
  find(subscriptionId: string): Promise<StoredSubscription | null>;
  /** Keeps one, with its audit entry. What waited before is none of its events. `full`: the system has as many as it may. */
  add(subscription: StoredSubscription): Promise<'added' | 'full'>;
  /** Another state by the wish of its system. Other headers, where given. */
  change(
    subscriptionId: string,
    to: { state: SubscriptionState; headers?: string | null; at: Date },
  ): Promise<void>;
  /** Ends one, with the audit entry. @returns whether there was one in the actor's clinic */
  end(actor: Actor, subscriptionId: string): Promise<boolean>;
  /** Clinics in which something waits to be numbered. */
  clinicsWaiting(): Promise<string[]>;
  /** Numbers what waits in a clinic, in each subscription that is about it. */
  count(clinicId: string): Promise<void>;
  /** Events of a subscription from a number on, in their order. */
  events(subscriptionId: string, from: number, most: number): Promise<NumberedEvent[]>;
  /** Subscriptions of which something is due: a handshake, events, a heartbeat, or their end. */
  due(now: Date, most: number): Promise<StoredSubscription[]>;
  /** Whether there is one that is told. */
  areThere(): Promise<boolean>;
  /** Takes one to send, until a moment. @returns it; `null` while another process sends, or when it has ended */
  take(subscriptionId: string, now: Date, until: Date): Promise<StoredSubscription | null>;
  /**
   * Keeps how a delivery ended, and for how long this process keeps on sending.
   *
   * @param was the state in which it was taken: what its system has wished meanwhile stands
   * @returns `false` when it was taken by another process meanwhile, or has ended
   */
  settle(
    subscriptionId: string,
    taken: { until: Date; was: SubscriptionState; next: Date | null },
    delivered: Delivered,
  ): Promise<boolean>;
  /** Forgets what is older; who has not taken it by then is told nothing any more. */
  forget(before: Date): Promise<void>;
}

/** Whom a subscription names, each as a row of its own. */
export const namedIn = ({ subscriptionId, clinicId, patientIds }: StoredSubscription) =>
  (patientIds ?? []).map((patientId) => ({
    subscriptionId,
    clinicId,
    patientId,
    id: `${subscriptionId} ${patientId}`,
  }));

/** How many events are numbered at once. */
export const countedAtOnce = 1000;

/** Whether a subscription is about an event. */
export const isAbout = (
  { topic, patientIds, vitals, state }: StoredSubscription,
  event: ClinicEvent,
): boolean =>
  state !== 'off' &&
  topic === event.topic &&
  (patientIds?.includes(event.patientId) ?? true) &&
  (vitals === null || vitals.includes(event.vital));

/** Whether something is due of one that nobody sends for now. */
export function isDue(each: StoredSubscription, now: Date): boolean {
  const { state, nextAt, sent, counted, endsAt, heartbeatSeconds, sentAt, madeAt } = each;
  if (state !== 'off' && endsAt !== null && endsAt <= now) return true;
  if ((state !== 'requested' && state !== 'active') || nextAt > now) return false;
  const beatAt = (sentAt ?? madeAt).getTime() + (heartbeatSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  return state === 'requested' || sent < counted || beatAt <= now.getTime();
}

const actorOf = ({ systemId, clinicId }: StoredSubscription, at: Date) => ({
  accountId: systemId,
  clinicId,
  at,
});

/** The audit entry of one that a system makes. It says where it is told. */
export const madeEntry = (each: StoredSubscription): AuditEntry =>
  auditEntry(actorOf(each, each.madeAt), 'subscription.made', each.subscriptionId, {
    topic: each.topic,
    content: each.content,
    host: hostOf(each),
  });

/** That of an end. */
export const endedEntry = (actor: Actor, { subscriptionId, topic, ...each }: Ended): AuditEntry =>
  auditEntry(actor, 'subscription.ended', subscriptionId, { topic, host: hostOf(each) });
type Ended = Pick<StoredSubscription, 'subscriptionId' | 'topic' | 'endpoint'>;

/** Where it is told: the host alone, as the rest of an address may be a secret. */
export const hostOf = ({ endpoint }: Pick<StoredSubscription, 'endpoint'>): string =>
  URL.parse(endpoint)?.host ?? '';

declare module '../../store/Store.ts' {
  interface StoreParts {
    subscriptions: Subscriptions;
  }
}
