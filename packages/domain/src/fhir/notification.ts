import type { Basic, Bundle, BundleEntry, Extension, FhirResource, Parameters } from 'fhir/r4';
import {
  type NotificationContent,
  type SubscriptionState,
  type SubscriptionTopic,
  subscriptionTopics,
  topicUrl,
} from '../subscriptions/topics.ts';

/** What a system is told of: one thing that happened. */
export interface NotifiedEvent {
  /** Counted from 1 without a gap. */
  number: number;
  /** An instant. */
  at: string;
  /** What it was about, as it is now; `null`: it is not there any more. */
  focus: (FhirResource & { id: string }) | null;
}

/** What a notification is for, or the answer to a question after one. */
type NotificationType = 'handshake' | 'heartbeat' | 'event-notification' | 'query-status' | 'query-event';

/** Where a subscription stands, as a notification tells it. */
export interface NotifiedStanding {
  base: string;
  subscriptionId: string;
  topic: SubscriptionTopic;
  state: SubscriptionState;
  /** How many events there were since its beginning. */
  counted: number;
  content: NotificationContent;
  /** Why deliveries fail; `null` while they do not. */
  error: 'no-response' | 'server-error' | null;
}

/**
 * Where a subscription stands, with events: what R5 calls a SubscriptionStatus.
 *
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/StructureDefinition-backport-subscription-status-r4.html
 */
export function statusOf(
  { base, subscriptionId, topic, state, counted, content, error }: NotifiedStanding,
  type: NotificationType,
  events: readonly NotifiedEvent[] = [],
): Parameters {
  return {
    resourceType: 'Parameters',
    parameter: [
      { name: 'subscription', valueReference: { reference: `${base}/Subscription/${subscriptionId}` } },
      ...(content === 'empty' ? [] : [{ name: 'topic', valueCanonical: topicUrl(base, topic) }]),
      { name: 'status', valueCode: state },
      { name: 'type', valueCode: type },
      { name: 'events-since-subscription-start', valueString: String(counted) },
      ...events.map(({ number, at, focus }) => ({
        name: 'notification-event',
        part: [
          { name: 'event-number', valueString: String(number) },
          { name: 'timestamp', valueInstant: at },
          ...(focus === null || content === 'empty'
            ? []
            : [
                {
                  name: 'focus',
                  valueReference: { reference: `${base}/${focus.resourceType}/${focus.id}` },
                },
              ]),
        ],
      })),
      ...(error === null
        ? []
        : [
            {
              name: 'error',
              valueCodeableConcept: {
                coding: [{ system: 'http://terminology.hl7.org/CodeSystem/subscription-error', code: error }],
              },
            },
          ]),
    ],
  };
}

/**
 * A notification: the standing first, then what happened, where the subscription wants it whole.
 *
 * @param at the moment of it, an instant
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/StructureDefinition-backport-subscription-notification-r4.html
 */
export function notificationOf(
  standing: NotifiedStanding,
  type: NotificationType,
  events: readonly NotifiedEvent[],
  at: string,
): Bundle {
  const { base, subscriptionId, content } = standing;
  const seen = new Set<string>();
  const whole = events.flatMap(({ focus }): BundleEntry[] => {
    if (focus === null || content !== 'full-resource') return [];
    const { resourceType, id } = focus;
    const fullUrl = `${base}/${resourceType}/${id}`;
    if (seen.has(fullUrl)) return [];
    seen.add(fullUrl);
    const isMade = resourceType === 'Observation';
    return [
      {
        fullUrl,
        resource: focus,
        request: isMade
          ? { method: 'POST', url: resourceType }
          : { method: 'PUT', url: `${resourceType}/${id}` },
        response: { status: isMade ? '201' : '200' },
      },
    ];
  });
  return {
    resourceType: 'Bundle',
    type: 'history',
    timestamp: at,
    entry: [
      {
        resource: statusOf(standing, type, events),
        request: { method: 'GET', url: `${base}/Subscription/${subscriptionId}/$status` },
        response: { status: '200' },
      },
      ...whole,
    ],
  };
}

const of5 = (element: string) =>
  `http://hl7.org/fhir/5.0/StructureDefinition/extension-SubscriptionTopic.${element}`;

/**
 * A topic, as R4 has it: a Basic with the elements of R5 as extensions.
 *
 * @param told its title, and in words when there is an event
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/components.html#subscription-topics
 */
export function topicOf(
  base: string,
  topic: SubscriptionTopic,
  { title, description }: { title: string; description: string },
): Basic {
  const { type, filters } = subscriptionTopics[topic];
  const interactions = type === 'Observation' ? ['create'] : ['create', 'update'];
  const trigger: Extension[] = [
    { url: 'description', valueMarkdown: description },
    { url: 'resource', valueUri: `http://hl7.org/fhir/StructureDefinition/${type}` },
    ...interactions.map((valueCode) => ({ url: 'supportedInteraction', valueCode })),
  ];
  return {
    resourceType: 'Basic',
    extension: [
      { url: of5('url'), valueUri: topicUrl(base, topic) },
      { url: of5('title'), valueString: title },
      { url: of5('description'), valueMarkdown: description },
      { url: of5('resourceTrigger'), extension: trigger },
      ...filters.map((name) => ({
        url: of5('canFilterBy'),
        extension: [
          { url: 'resource', valueUri: type },
          { url: 'filterParameter', valueString: name },
        ],
      })),
    ],
    modifierExtension: [{ url: of5('status'), valueCode: 'active' }],
    code: { coding: [{ system: 'http://hl7.org/fhir/fhir-types', code: 'SubscriptionTopic' }] },
  };
}
