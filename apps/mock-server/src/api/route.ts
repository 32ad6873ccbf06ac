import type { AnyEndpoint, BodyOf, QueryOf } from '@rpm/api-client/endpoints';
import { roleKind } from '@rpm/domain';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { accessOf, mayCall, type Principal } from '../authorization.ts';
import { type LiveSession, liveSession } from '../session/sessions.ts';
import { bearerToken } from '../session/tokens.ts';
import { Refusal } from './Refusal.ts';
import { readBody, readQuery } from './readRequest.ts';
import type { Services } from './Services.ts';

/** What the app hands along with a request. */
export interface ApiEnv {
  Variables: { route: string; session: LiveSession | null };
}
/** The API under construction: the app, and what its handlers need. */
export interface Api {
  app: Hono<ApiEnv>;
  services: Services;
}

/** What a handler is given: everything checked, nothing raw. */
export interface Asked<E extends AnyEndpoint> {
  query: QueryOf<E>;
  body: BodyOf<E>;
  services: Services;
  /** The moment of the call; all that one call does bears one time. */
  now: Date;
  /** Where the call comes from. */
  address: string;
}
/** What a handler of a call with a token is given. */
export interface AskedByUser<E extends AnyEndpoint> extends Asked<E> {
  caller: LiveSession;
}

/** What goes over the wire, as the table of calls promises it. */
type Answer<E extends AnyEndpoint> = Promise<z.infer<E['answer']>>;

/** Serves a call that needs a session, as the table of calls and the authorization table say. */
export function route<E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handler: (asked: AskedByUser<E>) => Answer<E>,
) {
  register(api, endpoint, async (asked, caller) => {
    if (!caller) throw new Refusal(401);
    return handler({ ...asked, caller });
  });
}

/** Serves a call that anybody may make. */
export function publicRoute<E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handler: (asked: Asked<E>) => Answer<E>,
) {
  register(api, endpoint, handler);
}

/**
 * The one choke point: every check in the order of behaviour section 3. 405, 401, 415, 413, 400, 403; then the handler
 * says 403, 404 and 409 for what only the data can tell.
 */
function register<E extends AnyEndpoint>(
  { app, services }: Api,
  endpoint: E,
  handler: (asked: Asked<E>, caller: LiveSession | null) => Answer<E>,
): void {
  const row = accessOf(endpoint);
  app.all(endpoint.path, async (context) => {
    context.set('route', endpoint.path);
    const request = context.req.raw;
    refuseOtherMethods(endpoint, request);
    const now = services.clock();
    const caller = await callerOf(context, services, row, now);
    const body = await readBody(endpoint, request);
    const query = readQuery(endpoint, request);
    if (caller && !mayCall(row, roleKind(caller.account.role))) throw new Refusal(403);
    const address = services.clientAddress(request, context.env);
    return context.json(await handler({ query, body, services, now, address }, caller));
  });
}

function refuseOtherMethods(endpoint: AnyEndpoint, request: Request): void {
  const allowed = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method];
  if (!allowed.includes(request.method)) throw new Refusal(405, { headers: { allow: allowed.join(', ') } });
}

/** Whose call it is. A call that anybody may make is nobody's: a session is neither needed nor renewed by it. */
async function callerOf(
  context: Context<ApiEnv>,
  { store }: Services,
  row: readonly Principal[],
  now: Date,
): Promise<LiveSession | null> {
  if (row.includes('none')) return null;
  const session = await liveSession(store, bearerToken(context.req.raw.headers.get('authorization')), now);
  if (!session) throw new Refusal(401, { headers: { 'www-authenticate': 'Bearer' } });
  context.set('session', session);
  return session;
}
