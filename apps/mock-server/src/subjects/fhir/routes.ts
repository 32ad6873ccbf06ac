import { limits, ownIds } from '@rpm/domain';
import type { Binary } from 'fhir/r4';
import { Refusal } from '../../api/Refusal.ts';
import { readText } from '../../api/readRequest.ts';
import type { Api } from '../../api/route.ts';
import { hashToken } from '../sessions/tokens.ts';
import { serveAppRevocation } from './appTokens.routes.ts';
import { readSearch } from './asked.ts';
import {
  capabilityStatement,
  identityKeysPath,
  openIdConfiguration,
  smartConfiguration,
} from './capability.ts';
import { createObservation } from './create.ts';
import { everything } from './everything.ts';
import { beginExport, endExport, exportFile, exportState } from './export.ts';
import { baseOf, fhirPath } from './fhirBase.ts';
import { type AskedBySystem, fhirJson, forSystemsAlone, systemRoute, typeOf } from './fhirCall.ts';
import { patientOf, readResource } from './read.ts';
import { searchset, targetOf } from './search.ts';
import { understoodOf } from './searchParams.ts';
import { serveSubscriptions } from './subscriptions.routes.ts';
import { serveTokens } from './token.routes.ts';

/** What a clinic has, for the systems that it has connected, as FHIR R4. @see ADR 55 */
export function fhirRoutes(api: Api): void {
  const { app, services } = api;
  const tellsWho = services.apps.keys.length > 0;
  // Where people find us may be known only when the server listens: it is asked for with each request.
  const open = {
    metadata: capabilityStatement,
    '.well-known/smart-configuration': (origin: string) => smartConfiguration(origin, tellsWho),
    // By which hospitals know what we have signed.
    '.well-known/jwks.json': () => ({ keys: services.clientKeys }),
    ...(tellsWho && {
      '.well-known/openid-configuration': openIdConfiguration,
      [identityKeysPath]: () => ({ keys: services.apps.keys }),
    }),
  };
  for (const [path, tell] of Object.entries(open))
    app.get(`${fhirPath}/${path}`, (context) => {
      context.set('route', `${fhirPath}/${path}`);
      const told = tell(services.portalOrigin);
      return path === 'metadata' ? fhirJson(told) : context.json(told);
    });
  serveTokens(api);
  serveAppRevocation(api);

  systemRoute(api, '/Patient/:id/$everything', 'GET', async (asked) =>
    fhirJson(await everything(param(asked, 'id'), paramsOf(asked), await zoneOf(asked), asked)),
  );
  for (const path of ['/$export', '/Patient/$export'])
    systemRoute(api, path, 'GET', async (asked) => {
      forSystemsAlone(asked);
      return beginExport(asked, services);
    });
  systemRoute(api, '/export/:exportId', 'GET', exportState);
  systemRoute(api, '/export/:exportId', 'DELETE', endExport);
  systemRoute(api, '/export/:exportId/:type', 'GET', (asked) => exportFile(asked, services));
  systemRoute(api, '/Binary/:id', 'GET', binary);
  systemRoute(api, '/Observation', 'POST', async (asked) => {
    forSystemsAlone(asked);
    const { isNew, resource } = await services.store.atomically((store) =>
      createObservation({ ...asked, store }, services),
    );
    const location = `${baseOf(services.portalOrigin)}/Observation/${resource.id}`;
    return fhirJson(resource, isNew ? 201 : 200, { location });
  });
  serveSubscriptions(api);
  systemRoute(api, '/:type/_search', 'POST', async (asked) => {
    const given = paramsOf(asked);
    for (const [name, value] of new URLSearchParams(
      await readText(asked.context.req.raw, limits.requestMaxBytes),
    ))
      given.append(name, value);
    return search(asked, given);
  });
  systemRoute(api, '/:type/:id', 'GET', async (asked) => {
    return tagged(await readResource(typeOf(asked), param(asked, 'id'), asked), asked);
  });
  systemRoute(api, '/:type', 'GET', (asked) => search(asked, paramsOf(asked)));
}

/** One resource with its version; nothing but that for who has it already. @see https://hl7.org/fhir/R4/http.html#cread */
function tagged(resource: object, { context }: AskedBySystem): Response {
  const etag = `W/"${hashToken(JSON.stringify(resource)).slice(0, 16)}"`;
  const known = context.req.header('if-none-match') ?? '';
  if (known.split(',').some((each) => each.trim() === etag))
    return new Response(null, { status: 304, headers: { etag } });
  return fhirJson(resource, 200, { etag });
}

async function search(asked: AskedBySystem, given: URLSearchParams): Promise<Response> {
  const type = typeOf(asked);
  if (type === 'Binary') throw new Refusal(404);
  if (type === 'Provenance') targetOf(given);
  const isStrict = /\bhandling=strict\b/.test(asked.context.req.header('prefer') ?? '');
  const isDated = ['date', 'identified', '_lastUpdated'].some((name) => given.has(name));
  const zone = isDated ? await zoneOf(asked) : 'UTC';
  const read = readSearch(given, understoodOf(type), { isStrict, zone });
  return fhirJson(await searchset(type, given, read, asked));
}

/** A file with its content. @see https://hl7.org/fhir/R4/binary.html */
async function binary(asked: AskedBySystem): Promise<Response> {
  const { store, reads } = asked;
  typeOf(asked, 'Binary');
  const id = param(asked, 'id');
  const { patientId } = await patientOf(id, asked);
  const files = await store.files.list({ patientId, reportType: undefined });
  const facts = files.find(({ txnName }) => txnName === ownIds(id)?.id);
  const file = facts && (await store.files.find(facts));
  if (!file) throw new Refusal(404);
  await reads(patientId, 'Binary');
  const { contentType, content: data } = file;
  const resource: Binary = { resourceType: 'Binary', id, contentType, data };
  return tagged(resource, asked);
}

const param = ({ context }: AskedBySystem, name: string): string => context.req.param(name) ?? '';
const paramsOf = ({ context }: AskedBySystem) => new URLSearchParams(new URL(context.req.url).search);
const zoneOf = async ({ store, clinicId }: AskedBySystem) =>
  (await store.clinics.find(clinicId))?.timeZone ?? 'UTC';
