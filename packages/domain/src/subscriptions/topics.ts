import { vitalCoding } from '../vitals/vitalCodes.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';

/**
 * What a connected system can be told of at once, each with the resource of FHIR that an event is about and by which
 * parameters of its search events can be left out.
 *
 * @see ADR 73
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/components.html
 */
export const subscriptionTopics = {
  readings: { type: 'Observation', filters: ['patient', 'code'] },
  alerts: { type: 'DetectedIssue', filters: ['patient', 'code'] },
} as const;
export type SubscriptionTopic = keyof typeof subscriptionTopics;

/** The topics in the order in which they are listed. */
export const subscriptionTopicNames = Object.keys(subscriptionTopics) as [
  SubscriptionTopic,
  ...SubscriptionTopic[],
];

/** The address that names a topic. @param base of the API for systems, without a slash at its end */
export const topicUrl = (base: string, topic: SubscriptionTopic): string =>
  `${base}/SubscriptionTopic/${topic}`;

/** Which of what happens to an alert a system is told: what its clinic has to do changed. */
export const toldAlertEvents = ['opened', 'raised', 'resolved', 'undone'] as const;

/** Where a subscription stands. @see https://hl7.org/fhir/R4/valueset-subscription-status.html */
export const subscriptionStates = ['requested', 'active', 'error', 'off'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** How much of what happened a notification says. */
export const notificationContents = ['empty', 'id-only', 'full-resource'] as const;
export type NotificationContent = (typeof notificationContents)[number];

/** The vitals of which one of the codes is, of the whole or of a part of it. */
export const vitalsCoded = (codes: readonly string[]): VitalKind[] =>
  vitalKinds.filter((kind) => {
    const { loinc, components } = vitalCoding(kind);
    const known = [...loinc, ...components.flatMap((each) => each.loinc)];
    return codes.some((code) => known.includes(code));
  });
