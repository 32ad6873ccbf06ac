import {
  fhirInstant,
  limits,
  mayRead,
  maySubscribe,
  type NotificationContent,
  notificationContents,
  notificationOf,
  statusOf,
  subscriptionIn,
  subscriptionTopics,
} from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { Refusal } from '../../api/Refusal.ts';
import { findUnstorable, readText } from '../../api/readRequest.ts';
import type { Api } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import { newId } from '../sessions/tokens.ts';
import { isHere } from '../signOn/here.ts';
import type { StoredSubscription } from '../subscriptions/contract.ts';
import { withFocus } from '../subscriptions/told.ts';
import { servedSubscription, standingOf } from '../subscriptions/wire.ts';
import { badParameter } from './asked.ts';
import { type AskedBySystem, fhirJson, forSystemsAlone, systemRoute, typeOf } from './fhirCall.ts';

/** Subscriptions of systems: made, changed, ended and caught up with. @see ADR 73 */
export function serveSubscriptions(api: Api): void {
  const { services } = api;
  systemRoute(api, '/Subscription', 'POST', (asked) => create(asked, services));
  systemRoute(api, '/Subscription/:id', 'PUT', (asked) => change(asked, services));
  systemRoute(api, '/Subscription/:id', 'DELETE', async (asked) => {
    const { system, now, clinicId, store } = asked;
    const { subscriptionId } = await ownOne(asked, true);
    await store.subscriptions.end({ accountId: system.systemId, clinicId, at: now }, subscriptionId);
    return new Response(null, { status: 204 });
  });
  for (const method of ['GET', 'POST'] as const) {
    systemRoute(api, '/Subscription/$status', method, async (asked) => {
      typeOf(asked, 'Subscription');
      const { searchParams } = new URL(asked.context.req.url);
      const [ids, states] = [searchParams.getAll('id'), searchParams.getAll('status')];
      const meant = (await ownOnes(asked)).filter(
        (each) =>
          (ids.length === 0 || ids.includes(each.subscriptionId)) &&
          (states.length === 0 || states.includes(each.state)),
      );
      return fhirJson(statusesOf(meant, asked));
    });
    systemRoute(api, '/Subscription/:id/$status', method, async (asked) => {
      await counted(asked);
      return fhirJson(statusesOf([await ownOne(asked)], asked));
    });
    systemRoute(api, '/Subscription/:id/$events', method, events);
  }
}

/** Those of the system that asks. */
async function ownOnes(asked: AskedBySystem): Promise<StoredSubscription[]> {
  await counted(asked);
  const { store, system, clinicId } = asked;
  return (await store.subscriptions.ofClinic(clinicId)).filter(
    ({ systemId }) => systemId === system.systemId,
  );
}

/** What happened until now has its number before somebody asks for it. */
const counted = ({ store, clinicId }: AskedBySystem) => store.subscriptions.count(clinicId);

/** The one that a path names. @throws Refusal 404: the same for what is not there and for another system's */
async function ownOne(asked: AskedBySystem, writes = false): Promise<StoredSubscription> {
  const { context, store, system } = asked;
  forSystemsAlone(asked);
  if (writes && !maySubscribe(system.scopes)) throw new Refusal(403, { code: 'fhirScope' });
  if (!writes) typeOf(asked, 'Subscription');
  const found = await store.subscriptions.find(context.req.param('id') ?? '');
  if (found?.systemId !== system.systemId) throw new Refusal(404);
  return found;
}

const fault = (field: string) =>
  new Refusal(422, {
    code: 'subscriptionElement',
    told: { field },
    body: { field: `Subscription.${field}` },
  });

/** What is posted, read. @throws Refusal 422 that names the element */
async function posted({ context, base }: AskedBySystem, services: Services) {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/(fhir\+)?json\s*(;|$)/i.test(type)) throw new Refusal(415);
  let given: unknown;
  try {
    given = JSON.parse(await readText(context.req.raw, limits.requestMaxBytes));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400);
  }
  const unstorable = findUnstorable(given);
  if (unstorable) throw fault(unstorable.slice(0, 2).join('.') || 'resourceType');
  const read = subscriptionIn(given, base);
  if (typeof read === 'string') throw fault(read);
  if (!isHere(read.wish.endpoint, services)) throw fault('channel.endpoint');
  return read;
}

async function create(asked: AskedBySystem, services: Services): Promise<Response> {
  const { store, system, clinicId, now, base } = asked;
  forSystemsAlone(asked);
  if (!maySubscribe(system.scopes)) throw new Refusal(403, { code: 'fhirScope' });
  const { wish, state } = await posted(asked, services);
  if (state !== 'requested' && state !== 'active') throw fault('status');
  const { headers, end, ...same } = wish;
  if (!mayRead(system.scopes, subscriptionTopics[wish.topic].type))
    throw new Refusal(403, { code: 'fhirScope' });
  for (const patientId of wish.patientIds ?? []) {
    const patient = await store.patients.find(patientId);
    if (patient?.clinicId !== clinicId) {
      await asked.refused(patientId);
      throw fault('criteria');
    }
  }
  const endsAt = end === null ? null : new Date(end);
  if (endsAt && endsAt <= now) throw fault('end');
  const subscriptionId = newId(services.random);
  const made: StoredSubscription = {
    ...same,
    subscriptionId,
    clinicId,
    systemId: system.systemId,
    endsAt,
    madeAt: now,
    headers: sealed(services, subscriptionId, headers),
    state: 'requested',
    counted: 0,
    sent: 0,
    failures: 0,
    problem: null,
    nextAt: now,
    sentAt: null,
  };
  if ((await store.subscriptions.add(made)) === 'full')
    throw new Refusal(409, { code: 'subscriptionsFull', told: { count: limits.subscriptionsMax } });
  return fhirJson(servedSubscription(made, base), 201, {
    location: `${base}/Subscription/${subscriptionId}`,
  });
}

const sealed = ({ vault }: Services, subscriptionId: string, headers: readonly string[]) =>
  headers.length === 0 ? null : vault.seal(JSON.stringify(headers), subscriptionId);

/** Has one begin again after an error, or rest. What it is about stays: for something else there is another one. */
async function change(asked: AskedBySystem, services: Services): Promise<Response> {
  const { store, now, base } = asked;
  const known = await ownOne(asked, true);
  const { wish, state } = await posted(asked, services);
  const { headers, end: _, ...same } = wish;
  const was = servedSubscription(known, base);
  const is = servedSubscription({ ...known, ...same }, base);
  if (JSON.stringify(was) !== JSON.stringify(is)) throw fault('criteria');
  if (state === 'error') throw fault('status');
  const to = state === 'off' ? 'off' : known.state === 'active' ? 'active' : 'requested';
  await store.subscriptions.change(known.subscriptionId, {
    state: to,
    at: now,
    ...(headers.length > 0 && { headers: sealed(services, known.subscriptionId, headers) }),
  });
  const changed = await ownOne(asked, true);
  return fhirJson(servedSubscription(changed, base));
}

/** Where each stands. @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/OperationDefinition-backport-subscription-status.html */
const statusesOf = (all: readonly StoredSubscription[], { base }: AskedBySystem): Bundle => ({
  resourceType: 'Bundle',
  type: 'searchset',
  total: all.length,
  ...(all.length > 0 && {
    entry: all.map((each) => ({
      fullUrl: `${base}/Subscription/${each.subscriptionId}/$status`,
      resource: statusOf(standingOf(each, base), 'query-status'),
      search: { mode: 'match' },
    })),
  }),
});

/**
 * Events that were, for a receiver that missed some.
 *
 * @see https://hl7.org/fhir/uv/subscriptions-backport/STU1.1/OperationDefinition-backport-subscription-events.html
 */
async function events(asked: AskedBySystem): Promise<Response> {
  const { context, store, now, base } = asked;
  await counted(asked);
  const known = await ownOne(asked);
  const { type } = subscriptionTopics[known.topic];
  typeOf(asked, type);
  const { searchParams } = new URL(context.req.url);
  const whole = (name: string, usual: number) => {
    const given = searchParams.get(name) ?? String(usual);
    if (!/^\d{1,15}$/.test(given)) throw badParameter(name);
    return Number(given);
  };
  const from = whole('eventsSinceNumber', 1);
  const most = whole('eventsUntilNumber', lastNumber) - from + 1;
  const content = contentOf(searchParams.get('content'), known.content);
  const atMost = Math.max(0, Math.min(most, limits.subscriptionEventsAtOnce));
  const numbered = atMost === 0 ? [] : await store.subscriptions.events(known.subscriptionId, from, atMost);
  const { events: told, patients } = await withFocus(asked, numbered);
  if (content !== 'empty') for (const patientId of patients) await asked.reads(patientId, type);
  const standing = { ...standingOf(known, base), content };
  const at = fhirInstant(now);
  return fhirJson(notificationOf(standing, 'query-event', told, at));
}

/** No subscription comes to it. */
const lastNumber = 999_999_999_999;

function contentOf(given: string | null, usual: NotificationContent): NotificationContent {
  const found = notificationContents.find((each) => each === given);
  if (given !== null && !found) throw badParameter('content');
  return found ?? usual;
}
