import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { countHeaders, endpoints, queryHeader } from '@rpm/api-client/calls';
import {
  chooseLanguage,
  kindOf,
  type Language,
  languageCookie,
  languageNamed,
  publicPaths,
  routeAt,
  routes,
} from '@rpm/domain';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { languageOfRequest } from '../api/speech.ts';
import type { RunningApi } from '../app.ts';
import type { KeptMail } from '../subjects/accounts/mails.contract.ts';
import { fhirPath } from '../subjects/fhir/fhirBase.ts';
import { serveApiDocs } from './apiDocs.ts';
import { mailboxPage } from './mailbox.ts';
import type { Readiness } from './readiness.ts';
import { answerHeaders, pageHeaders } from './siteHeaders.ts';

/** What the site is made of. */
export interface SiteOptions {
  api: RunningApi;
  /** The folder of the built portal. */
  portal: string;
  /** Where the portal finds the API; `''` is here. */
  apiHost: string;
  /** The origin of a portal that is served elsewhere and may call this API; no other site may. */
  portalOrigin?: string | undefined;
  /** Whether X-Forwarded-Proto may be believed. */
  trustProxy: boolean;
  /** The file of the API's document; `null` when it is not to be shown. */
  apiDocument: string | null;
  /** Whether requests should be sent here. */
  ready: () => Promise<Readiness>;
  /** The mails of an installation with demo data; `null` elsewhere, where there is no such page. */
  mailbox: (() => Promise<KeptMail[]>) | null;
}

type Env = { Bindings: HttpBindings; Variables: SecureHeadersVariables };
type SiteContext = Context<Env>;

/** What Vite writes where a nonce belongs (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';
/** What the portal's page holds where the host of the API belongs; other hosts leave it and serve config.json. */
const hostPlaceholder = '__API_HOST__';
const yearSeconds = 31_536_000;
/** The page that stops reminders, with the token of a mail after it. */
const stopPath = '/stop-reminders';

/** The API, the built portal, and what a platform asks for, on one origin and with the headers of a safe site. */
export function createSite(options: SiteOptions): Hono<Env> {
  const { api, portal, apiHost, portalOrigin, trustProxy, apiDocument, ready, mailbox } = options;
  const site = new Hono<Env>();

  const ofPage = pageHeaders(apiHost);

  site.use(answerHeaders);
  site.use(async (context, next) => {
    await next();
    if (trustProxy && context.req.header('x-forwarded-proto') === 'https') {
      context.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
    }
  });

  if (portalOrigin) site.use('/api/*', callsFrom(portalOrigin));
  site.all('/api/*', async (context) => {
    const answer = await api.fetch(context.req.raw, context.env);
    const isLogout = context.req.path === endpoints.logout.path && answer.ok;
    // Not "storage": the browser may clear it after the next log in has been kept there.
    return isLogout ? withHeader(answer, 'clear-site-data', '"cache"') : answer;
  });
  // A token comes as a header and no cookie counts here, so that any page may ask: apps of patients run in browsers.
  site.use(`${fhirPath}/*`, callsOfApps);
  site.all(`${fhirPath}/*`, (context) => api.fetch(context.req.raw, context.env));
  site.get('/health', (context) => context.json({ status: 'ok' }, 200, noStore));
  site.get('/ready', async (context) => {
    const status = await ready();
    return context.json({ status }, status === 'ready' ? 200 : 503, noStore);
  });
  site.get('/mailbox', ofPage, async (context) => {
    if (!mailbox) return context.text('Not found', 404, noStore);
    const page = mailboxPage(
      await mailbox(),
      languageOfRequest(context.req.raw),
      context.get('secureHeadersNonce') ?? '',
    );
    return context.html(page, 200, noStore);
  });
  site.get('/config.json', (context) => context.json({ apiHost }, 200, noStore));

  // The press of a mail program (RFC 8058): it posts a form to the address that shows the page to people.
  site.post(`${stopPath}/:token`, (context) => {
    const { req, env } = context;
    const headers = new Headers(req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = JSON.stringify({ token: req.param('token') });
    const url = new URL(endpoints.stopReminders.path, req.url);
    return api.fetch(new Request(url, { method: 'POST', headers, body }), env);
  });
  site.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (context) =>
    context.text('Method not allowed', 405, { ...noStore, allow: 'GET, HEAD' }),
  );
  serveApiDocs(site, apiDocument, ofPage);
  site.use(files(portal));
  site.get('*', takeLanguage(trustProxy));
  site.get('*', ofPage, compress(), (context) => page(context, portal, apiHost));
  return site;
}

/** Lets exactly this portal call the API from its own origin. A session comes as a header, so no cookie is let through. */
const callsFrom = (portalOrigin: string) =>
  cors({
    origin: [portalOrigin],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key', queryHeader],
    exposeHeaders: ['date', 'retry-after', 'x-request-id', countHeaders.rows, countHeaders.readings],
    maxAge: 7200,
  });

/** Lets a page of anybody ask with a token that it was given. @see https://hl7.org/fhir/smart-app-launch/app-launch.html */
const callsOfApps = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['authorization', 'content-type', 'accept', 'prefer', 'if-none-match'],
  exposeHeaders: ['etag', 'location', 'x-request-id'],
  maxAge: 7200,
});

const noStore = { 'cache-control': 'no-store' };

function withHeader(answer: Response, name: string, value: string): Response {
  const copy = new Response(answer.body, answer);
  copy.headers.set(name, value);
  return copy;
}

/** The files of the portal but its page. What has a hash in its name never changes. */
function files(portal: string) {
  const serveFile = serveStatic<Env>({ root: portal, precompressed: true });
  return async (context: SiteContext, next: () => Promise<void>) => {
    const { path: asked } = context.req;
    if (!looksLikeFile(asked) || asked === '/index.html') return next();
    const found = await serveFile(context, async () => {});
    if (!found) return context.text('Not found', 404, noStore);
    const isHashed = asked.startsWith('/assets/');
    return withHeader(
      found,
      'cache-control',
      isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
    );
  };
}

/** Files lie in /assets/ or /guides/, or have an extension at the root; deeper paths are the portal's own, even with a dot in them. */
const looksLikeFile = (pathname: string) =>
  /^\/(assets|guides)\//.test(pathname) || /^\/[^/]+\.\w+$/.test(pathname);

/**
 * `?language=es` chooses the language of this browser, without a script too: the answer keeps it in a cookie and leads to
 * the same page. Never to another site, however many slashes the path begins with.
 */
function takeLanguage(trustProxy: boolean) {
  return async (context: SiteContext, next: () => Promise<void>) => {
    const url = new URL(context.req.url);
    const language = languageNamed(url.searchParams.get('language'));
    if (!language) return next();
    const isSecure = trustProxy && context.req.header('x-forwarded-proto') === 'https';
    setCookie(context, languageCookie, language, {
      maxAge: yearSeconds,
      sameSite: 'Lax',
      secure: isSecure || url.protocol === 'https:',
    });
    url.searchParams.delete('language');
    context.header('cache-control', 'no-store');
    return context.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
  };
}

/** The file of a page in a language; in English where the build has none in that. */
const pageFile = async (portal: string, language: Language, name: string) => {
  const english = () => readFile(path.join(portal, name), 'utf8').catch(() => null);
  if (language === 'en') return english();
  return readFile(path.join(portal, language, name), 'utf8').catch(english);
};

/**
 * What the build has made of a page: what anybody may read is drawn, and all name the files that they need. `null` for
 * every other path, and where the build has none.
 */
const ownPage = async (portal: string, language: Language, pathname: string) => {
  const name = routeAt(routes, pathname);
  if (!name) return null;
  if (kindOf(name) !== 'public') return pageFile(portal, language, `named/${name}.html`);
  // To the letter: the script draws what stands at another spelling of the path.
  if (!publicPaths.includes(pathname)) return null;
  return pageFile(portal, language, `pages/${pathname === '/' ? 'index' : pathname.slice(1)}.html`);
};

/** The portal's page in the reader's language, for every path that the portal itself knows or says "not found" to. */
async function page(context: SiteContext, portal: string, apiHost: string): Promise<Response> {
  const language = chooseLanguage(getCookie(context, languageCookie), context.req.header('accept-language'));
  const html =
    (await ownPage(portal, language, context.req.path)) ?? (await pageFile(portal, language, 'index.html'));
  if (html === null) return context.text('The portal is not built. Run npm start, or npm run build.', 503);
  const nonce = context.get('secureHeadersNonce') ?? '';
  const filled = html
    .replaceAll(noncePlaceholder, nonce)
    .replaceAll(hostPlaceholder, apiHost.replaceAll('"', '%22'));
  context.header('vary', 'Accept-Language, Cookie');
  return context.html(filled, 200, noStore);
}
