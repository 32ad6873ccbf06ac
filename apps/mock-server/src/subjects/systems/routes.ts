import { formatStamp, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { baseOf } from '../fhir/fhirBase.ts';
import { newId } from '../sessions/tokens.ts';
import { subscriptionWire } from '../subscriptions/wire.ts';

/** The systems that are connected to a clinic, for its administrators. @see ADR 55 */
export function systemRoutes(api: Api): void {
  route(api, 'getSystems', async ({ actor, store }) => {
    const { clinicId } = actor;
    const [systems, subscriptions] = await Promise.all([
      store.systems.list(clinicId),
      store.subscriptions.ofClinic(clinicId),
    ]);
    return systems.map(({ systemId, name, grants, keys, madeAt, usedAt }) => ({
      systemId,
      name,
      grants: [...grants],
      keyIds: keys.keys.map(({ kid }) => kid),
      made: formatStamp(madeAt),
      used: usedAt && formatStamp(usedAt),
      subscriptions: subscriptions.filter((each) => each.systemId === systemId).map(subscriptionWire),
    }));
  });
  route(api, 'endSubscription', async ({ words, body: { subscriptionId }, actor, store }) => {
    if (!(await store.subscriptions.end(actor, subscriptionId))) throw new Refusal(404);
    return { message: words.server.subscriptionEnded };
  });
  route(api, 'addSystem', async ({ words, body, actor, store, services }) => {
    // A client id travels in addresses and is a name in FHIR.
    const systemId = newId(services.random);
    const outcome = await store.systems.add({ ...actor, ...body, systemId });
    if (outcome === 'full')
      throw new Refusal(409, { code: 'systemsFull', told: { count: limits.systemsMax } });
    return { message: words.server.systemConnected, systemId, base: baseOf(services.portalOrigin) };
  });
  route(api, 'endSystem', async ({ words, body: { systemId }, actor, store }) => {
    if (!(await store.systems.end({ ...actor, systemId }))) throw new Refusal(404);
    return { message: words.server.systemEnded };
  });
}
