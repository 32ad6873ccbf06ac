import { type Context, Hono } from 'hono';
import type { ApiEnv } from './api/ApiEnv.ts';
import { accessNotes } from './api/accessNotes.ts';
import { admission } from './api/admission.ts';
import { backgroundWork } from './api/background.ts';
import { deadline } from './api/deadline.ts';
import { isOutage } from './api/outage.ts';
import { Refusal } from './api/Refusal.ts';
import type { LogLine, Services } from './api/Services.ts';
import { languageOfRequest, type Speech, wordsOf } from './api/speech.ts';
import { access } from './rooms/access.ts';
import { routes as roomRoutes } from './rooms/routes.ts';
import { fhirJson, isFhir, outcomeOf } from './subjects/fhir/fhirCall.ts';
import { isMergedError } from './subjects/patients/merges.contract.ts';
import { keyedHash } from './subjects/sessions/tokens.ts';

/** The API as its hosts see it: a request in, an answer out. */
export interface RunningApi {
  /** @param env what the host knows beside the request; handed to `Services.clientAddress` */
  fetch(request: Request, env?: object): Promise<Response>;
  /** Writes what is still to be written, before the store is closed. */
  settle(): Promise<void>;
  /** The templates of the calls that are served. */
  routes: readonly string[];
}

/**
 * Makes the API. It runs wherever there is `Request` and `Response`: in Node behind a server, in Storybook behind the
 * service worker, in tests by itself.
 *
 * @see API-01, behaviour section 3
 */
export function createApi(services: Services): RunningApi {
  const app = new Hono<ApiEnv>();
  const failed = failureLines();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const at = services.clock().toISOString();
    const requestId = services.requestId(context.req.raw);
    context.set('route', '(unknown)');
    context.set('session', null);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-request-id', requestId);
    const account = context.var.session?.account;
    const line: LogLine = {
      event: 'request',
      at,
      requestId,
      method: context.req.method,
      route: context.var.route,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
      user: account ? keyedHash(services.logKey, account.accountId) : null,
    };
    const { error } = context;
    services.log(error && !(error instanceof Refusal) ? failed(line, error) : line);
  });

  app.use(admission(services));
  app.use(deadline(services));

  const notes = accessNotes(services.store);
  const background = backgroundWork((error) => {
    const line = { at: services.clock().toISOString(), requestId: '', method: '', route: '(background)' };
    const failure = error instanceof Error ? error : new Error();
    services.log(failed({ event: 'request', ...line, status: 500, ms: 0, user: null }, failure));
  });
  const api = { app, services, access, notes, background: background.begin };
  for (const serve of roomRoutes) serve(api);
  const routes = [...new Set(app.routes.filter(({ path }) => path !== '/*').map(({ path }) => path))];

  app.notFound((context) =>
    isFhir(context)
      ? fhirJson(outcomeOf(new Refusal(404), spokenTo(context)), 404)
      : context.json(new Refusal(404).bodyIn(spokenTo(context)), 404),
  );
  app.onError((error, context) => {
    const words = spokenTo(context);
    if (isFhir(context)) return fhirFailure(error, words);
    if (isMergedError(error)) return context.json(new Refusal(409, { code: 'merged' }).bodyIn(words), 409);
    if (error instanceof Refusal) return context.json(error.bodyIn(words), error.status, error.headers);
    const code = isOutage(error) ? 'unavailable' : 'unexpected';
    const body = { code, message: words.refusals[code] };
    return code === 'unavailable' ? context.json(body, 503, { 'retry-after': '1' }) : context.json(body, 500);
  });

  const settle = async () => {
    await background.settle();
    await notes.settle();
  };
  return { fetch: async (request, env) => app.fetch(request, env), routes, settle };
}

/** What goes wrong with a call of a system, as FHIR says it. */
function fhirFailure(error: Error, words: Speech): Response {
  if (error instanceof Refusal) return fhirJson(outcomeOf(error, words), error.status, error.headers);
  const merged = new Refusal(409, { code: 'merged' });
  if (isMergedError(error)) return fhirJson(outcomeOf(merged, words), 409);
  const isOut = isOutage(error);
  const refusal = new Refusal(503, { code: isOut ? 'unavailable' : 'unexpected' });
  return fhirJson(outcomeOf(refusal, words), isOut ? 503 : 500, isOut ? { 'retry-after': '1' } : {});
}

const spokenTo = ({ req }: Context<ApiEnv>) => wordsOf(languageOfRequest(req.raw));

/** An outage is told once in this time, however many calls meet it. */
const outageToldEveryMs = 60_000;

/**
 * What may be logged of an error that nobody foresaw: its kind and the first place in its stack, not its message. Of an
 * outage, the code, once a minute: thousands of calls meet the same one (F22).
 */
function failureLines(): (line: LogLine, error: Error) => LogLine {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (line, error) => {
    if (!isOutage(error)) {
      const place = error.stack?.split('\n').find((each) => /^\s+at /.test(each)) ?? '';
      return { ...line, event: 'unexpected', error: `${error.name}${place.replace(/^\s+/, ' ')}` };
    }
    const now = Date.parse(line.at);
    if (now - toldAt < outageToldEveryMs) return line;
    toldAt = now;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'lost';
    return {
      ...line,
      event: 'outage',
      error: code === '53100' ? '53100 the disk of the database is full' : code,
    };
  };
}
