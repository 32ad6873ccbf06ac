import type { Extension, Subscription } from 'fhir/r4';
import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { isProviderAddress } from '../signOn/providers.ts';
import {
  type NotificationContent,
  notificationContents,
  type SubscriptionState,
  type SubscriptionTopic,
  subscriptionStates,
  subscriptionTopicNames,
  subscriptionTopics,
  topicUrl,
  vitalsCoded,
} from '../subscriptions/topics.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { fhirId, ownId } from './ids.ts';

const backport = (name: string) =>
  `http://hl7.org/fhir/uv/subscriptions-backport/StructureDefinition/backport-${name}`;

/** The addresses of the guide's extensions. @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/artifacts.html */
export const subscriptionExtensions = {
  filter: backport('filter-criteria'),
  content: backport('payload-content'),
  heartbeat: backport('heartbeat-period'),
  most: backport('max-count'),
} as const;

/** What a system wants to be told, and how. */
export interface SubscriptionWish {
  topic: SubscriptionTopic;
  /** Of whom alone, each once and in order; `null`: of everybody at the clinic. */
  patientIds: string[] | null;
  /** Of which readings alone; `null`: of all. */
  vitals: VitalKind[] | null;
  /** The filters as they were written, without patients. */
  filters: string[];
  endpoint: string;
  /** Sent along with each delivery, as 'Authorization: Bearer …'. */
  headers: string[];
  content: NotificationContent;
  heartbeatSeconds: number | null;
  /** Most events of one delivery. */
  most: number;
  reason: string;
  /** An instant; `null`: it ends when somebody ends it. */
  end: string | null;
}

const Extensions = z.object({
  extension: z.array(
    z.object({
      url: z.string(),
      valueString: z.optional(z.string()),
      valueCode: z.optional(z.string()),
      valueUnsignedInt: z.optional(z.int()),
      valuePositiveInt: z.optional(z.int()),
    }),
  ),
});

/** Headers that say who we are; what makes up the request is ours. */
const HEADER = /^(authorization|x-[a-z0-9-]{1,60}): ?[\x21-\x7e][\x20-\x7e]*$/i;

/** What of a posted Subscription is read; whatever else it has is not kept. */
const PostedSubscription = z.object({
  resourceType: z.literal('Subscription'),
  status: z.enum(subscriptionStates),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.shortTextMaxCharacters)),
  criteria: z.string(),
  _criteria: z.optional(Extensions),
  end: z.optional(z.iso.datetime({ offset: true })),
  channel: z.object({
    type: z.literal('rest-hook'),
    endpoint: z.string().check(z.maxLength(limits.signOnAddressMaxCharacters), z.refine(isProviderAddress)),
    payload: z.literal('application/fhir+json'),
    _payload: Extensions,
    header: z.optional(
      z
        .array(z.string().check(z.maxLength(limits.subscriptionHeaderMaxCharacters), z.regex(HEADER)))
        .check(z.maxLength(limits.subscriptionHeadersMax)),
    ),
    extension: z.optional(Extensions.shape.extension),
  }),
});

/**
 * What a posted Subscription wants.
 *
 * @param base of the API for systems
 * @returns the wish and the status that was asked for, or the element that is at fault
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/StructureDefinition-backport-subscription.html
 */
export function subscriptionIn(
  posted: unknown,
  base: string,
): { wish: SubscriptionWish; state: SubscriptionState } | string {
  const read = PostedSubscription.safeParse(posted);
  if (!read.success) return elementOf(read.error.issues[0]?.path ?? []);
  const { status: state, reason, criteria, _criteria, end = null, channel } = read.data;
  const topic = subscriptionTopicNames.find((each) => topicUrl(base, each) === criteria);
  if (!topic) return 'criteria';
  const filters = valuesOf(_criteria?.extension, subscriptionExtensions.filter).map(
    ({ valueString = '' }) => valueString,
  );
  const filtered = filters.length > limits.subscriptionFiltersMax ? null : filterOf(topic, filters);
  if (!filtered) return 'criteria';
  const [{ valueCode } = {}] = valuesOf(channel._payload.extension, subscriptionExtensions.content);
  const content = notificationContents.find((each) => each === valueCode);
  if (!content) return 'channel.payload';
  const [{ valueUnsignedInt: heartbeatSeconds = null } = {}] = valuesOf(
    channel.extension,
    subscriptionExtensions.heartbeat,
  );
  const isSlow =
    heartbeatSeconds === null ||
    (heartbeatSeconds >= limits.subscriptionHeartbeatMinSeconds &&
      heartbeatSeconds <= limits.subscriptionHeartbeatMaxSeconds);
  const [{ valuePositiveInt: most = limits.subscriptionEventsAtOnce } = {}] = valuesOf(
    channel.extension,
    subscriptionExtensions.most,
  );
  if (!isSlow || most < 1) return 'channel.extension';
  const { endpoint, header: headers = [] } = channel;
  const wish = {
    topic,
    ...filtered,
    endpoint,
    headers,
    content,
    heartbeatSeconds,
    reason,
    end,
    most: Math.min(most, limits.subscriptionEventsAtOnce),
  };
  return { wish, state };
}

/** '_payload' is what FHIR in JSON calls the extensions of 'payload'. */
const elementOf = (path: readonly PropertyKey[]) =>
  path
    .filter((each) => typeof each === 'string')
    .map((each) => each.replace('_', ''))
    .slice(0, 2)
    .join('.') || 'resourceType';

const valuesOf = (extension: z.infer<typeof Extensions>['extension'] = [], url: string) =>
  extension.filter((each) => each.url === url);

/** Of whom and of what alone; `null` for a filter that the topic does not have. */
function filterOf(
  topic: SubscriptionTopic,
  filters: readonly string[],
): Pick<SubscriptionWish, 'patientIds' | 'vitals' | 'filters'> | null {
  const { type, filters: known } = subscriptionTopics[topic];
  const given = filters.flatMap((filter) => {
    const [, of, query = ''] = /^([A-Za-z]+)\?(.+)$/.exec(filter) ?? [];
    return of === type ? query.split('&').map(pairOf) : [pairOf('')];
  });
  if (given.some(([name]) => !known.some((each) => each === name))) return null;
  const patients = patientsIn(given);
  if (patients === 'bad') return null;
  const wanted = given.flatMap(([name, value = '']) =>
    name === 'code' ? [vitalsCoded(value.split(',').map((each) => each.replace(/^.*\|/, '')))] : [],
  );
  const [first = null, ...more] = wanted;
  const vitals = first?.filter((each) => more.every((others) => others.includes(each))) ?? null;
  if (vitals?.length === 0) return null;
  return { patientIds: patients, vitals, filters: filters.flatMap(withoutPatients) };
}

/** Whom filters name: with a comma between them any of those, in one filter; another filter may only say the same again. */
function patientsIn(given: readonly (readonly [name: string, value: string])[]): string[] | null | 'bad' {
  const [first, ...more] = given.flatMap(([name, value]) =>
    name === 'patient' ? [value.split(',').map((each) => ownId(each.replace(/^(.*\/)?Patient\//, '')))] : [],
  );
  if (!first) return null;
  const named = [...new Set(first)].filter((each) => each !== null).sort();
  const isSame = (others: typeof first) =>
    others.every((each) => each !== null && named.includes(each)) && new Set(others).size === named.length;
  return first.includes(null) || named.length > limits.subscriptionPatientsMax || !more.every(isSame)
    ? 'bad'
    : named;
}

/** A filter without its patients; nothing, where it names nothing else. */
function withoutPatients(filter: string): string[] {
  const [type = '', query = ''] = filter.split(/\?(.*)/s);
  const rest = query.split('&').filter((part) => pairOf(part)[0] !== 'patient');
  return rest.length === 0 ? [] : [`${type}?${rest.join('&')}`];
}

/** The name and the value of a part of a query; what an address may not have is written by its code there. */
function pairOf(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=');
  const plain = value
    .join('=')
    .replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return [name, plain];
}

/** A subscription as it is served. What is sent along with a delivery stays out: it is a secret. */
export function subscriptionOf(
  {
    topic,
    patientIds,
    filters: rest,
    endpoint,
    content,
    heartbeatSeconds,
    most,
    reason,
    end,
  }: SubscriptionWish,
  { state, base, error }: { state: SubscriptionState; base: string; error: string | null },
): Subscription {
  const { filter, content: contentUrl, heartbeat, most: mostUrl } = subscriptionExtensions;
  const named = patientIds?.map((each) => `Patient/${fhirId(each)}`);
  const filters = named ? [`${subscriptionTopics[topic].type}?patient=${named}`, ...rest] : rest;
  const extension: Extension[] = [
    ...(heartbeatSeconds === null ? [] : [{ url: heartbeat, valueUnsignedInt: heartbeatSeconds }]),
    { url: mostUrl, valuePositiveInt: most },
  ];
  return {
    resourceType: 'Subscription',
    status: state,
    reason,
    criteria: topicUrl(base, topic),
    ...(filters.length > 0 && {
      _criteria: { extension: filters.map((valueString) => ({ url: filter, valueString })) },
    }),
    ...(end !== null && { end }),
    ...(error !== null && { error }),
    channel: {
      extension,
      type: 'rest-hook',
      endpoint,
      payload: 'application/fhir+json',
      _payload: { extension: [{ url: contentUrl, valueCode: content }] },
    },
  };
}
