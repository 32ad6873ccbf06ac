import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { atTheEnd } from './atTheEnd.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/fhir+json' }).end(JSON.stringify(body));
/** Where the browser comes back to. */
export const redirect = 'https://portal.example/hospital-connect-status';
/** What is read. */
export const kinds = ['Condition'] as const;

/** A hospital with an OAuth server of its own. */
export async function hospital() {
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  atTheEnd(() => oauth.stop());
  const issuer = `http://127.0.0.1:${oauth.address().port}`;
  if (oauth.issuer.url === undefined) throw new Error('The OAuth server has no address.');
  const own = oauth.issuer.url;
  const posted: Record<string, string>[] = [];
  oauth.service.on(Events.BeforeResponse, ({ body }, request) => {
    posted.push({ ...request.body });
    if (body !== '') body.patient = 'p-1';
  });
  const revoked: string[] = [];
  oauth.service.on(Events.BeforeRevoke, () => void revoked.push('revoked'));
  const seen: { url: string; authorization: string | undefined }[] = [];
  const paths: Record<string, Answer> = {};
  const fhir = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    const answer = paths[(request.url ?? '').split('?')[0] ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void fhir.listen(0, '127.0.0.1', done));
  atTheEnd(async () => {
    fhir.closeAllConnections();
    fhir.close();
  });
  const endpoint = `http://127.0.0.1:${(fhir.address() as AddressInfo).port}/r4`;
  const smart = {
    ...{ issuer: own, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
    ...{ revocation_endpoint: `${issuer}/revoke`, capabilities: ['launch-standalone', 'permission-v2'] },
  };
  const configuration = '/r4/.well-known/smart-configuration';
  paths[configuration] = json(smart);
  /** Logs in at the hospital as a browser does, and comes back. */
  const logIn = async (address: string) => {
    const answer = await fetch(address, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  return {
    ...{
      at: { endpoint, clientId: 'us', clientAuth: 'none' as const },
      oauth,
      smart,
      configuration,
      paths,
      seen,
      posted,
      revoked,
      logIn,
    },
  };
}
