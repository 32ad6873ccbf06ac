import type { AnyEndpoint } from '@rpm/api-client/calls';
import { limits, type RoleKind, type SessionRecord } from '@rpm/domain';
import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import { admitAll } from './api/admission.ts';
import type { Services } from './api/Services.ts';
import { createApi } from './app.ts';
import { storyAppGate } from './seed/apps.ts';
import { storyNow } from './seed/builders.ts';
import { demoAccounts, northside } from './seed/clinics.ts';
import { storyHospitals } from './seed/hospitals.ts';
import { clinicWith, smallClinic } from './seed/presets.ts';
import { draws } from './seed/random.ts';
import { storySignOn } from './seed/signOn.ts';
import { storyNotify } from './seed/systems.ts';
import { memoryStore } from './store/memory/memoryStore.ts';
import type { World } from './store/World.ts';
import type { Mail } from './subjects/accounts/mails.contract.ts';
import { escalateAlerts } from './subjects/alerts/escalate.ts';
import { checkCompliance } from './subjects/compliance/check.ts';
import type { StoredOrder } from './subjects/orders/contract.ts';
import { browserPasswords } from './subjects/passwords/browser.ts';
import { openVault } from './subjects/security/vault.ts';
import { userRecord } from './subjects/sessions/routes.ts';
import { hashToken } from './subjects/sessions/tokens.ts';

/** What a story's backend begins with. Everything may be left out. */
export interface BackendOptions {
  /** The clinics and all that is in them. The small clinic when left out. */
  world?: World;
  /** Only these orders, in the small clinic. */
  orders?: readonly StoredOrder[];
  /** The server's clock. It stands still at the moment of the mock-ups when left out, so no session ever ends. */
  clock?: () => Date;
  /** Milliseconds that each answer takes. */
  latencyMs?: number;
  /** Gets each mail that the API sends: a story reads the code of a sign-up here. */
  onMail?: (mail: Mail) => void;
}

/**
 * The API inside the browser, fresh and with its own data: the same code that the server runs. Each call makes one;
 * nothing that a story changes is seen by the next.
 */
export function backend({
  world,
  orders,
  clock = () => storyNow,
  latencyMs = 0,
  onMail = () => {},
}: BackendOptions = {}): RequestHandler {
  // Ids and codes are the same each time a story is played; nothing in a browser of stories is secret.
  const drawn = draws(90_127);
  const services: Services = {
    store: memoryStore(world ?? (orders ? clinicWith(orders) : smallClinic()), {
      passwordHash: storyPasswordHash,
      activationHash: storyActivationHash,
      sessions: storySessions(clock()),
    }),
    passwords: browserPasswords(),
    vault: openVault,
    hospitals: storyHospitals,
    apps: storyAppGate,
    signOn: storySignOn,
    notify: storyNotify,
    publicPasswords: [],
    inTurn: (_, work) => work(),
    pause: delay,
    clock,
    random: (count) => Uint8Array.from({ length: count }, () => drawn.whole(0, 255)),
    log: () => {},
    logKey: new Uint8Array(32),
    readingIdKey: '0'.repeat(64),
    clientKeys: [],
    clientSecretsOf: [],
    clientAddress: () => 'this browser',
    admit: admitAll,
    requestId: () => crypto.randomUUID(),
    answerWithinMs: limits.answerWithinMs,
    mail: async (mail) => onMail(mail),
    contactAddress: null,
    operators: [demoAccounts.administrator.username],
    sendsMail: true,
    scan: null,
    portalOrigin: typeof location === 'undefined' ? 'http://localhost' : location.origin,
  };
  const api = createApi(services);
  return http.all(underApi, async ({ request }) => {
    if (latencyMs > 0) await delay(latencyMs);
    // What is due by time is done here by the story's clock; the server has a job queue for it.
    await escalateAlerts(services);
    await services.store.inbox.forget(clock());
    if (/compliance|absence|alert-counts/.test(request.url)) await checkCompliance(services);
    return api.fetch(request);
  });
}

/** Addresses of the API on any host, and nothing else: a module's own address may have a folder 'api' in it. */
const underApi = /^https?:\/\/[^/]+\/api\//;

/** The demo password under the cost of `browserPasswords`, so that no story waits for it to be hashed. */
const storyPasswordHash =
  '$scrypt$ln=8,r=8,p=1$17S3YevrwT8s4QAvMoEDEQ$0V3C+Bdi0F+1NZH99fH2n39ackzZWaxuZjkVQTwqeJA';

/** The demo activation code under the same cost. */
const storyActivationHash =
  '$scrypt$ln=8,r=8,p=1$LzFiEVuFIcBIamT/sbNYSw$YUS83T/to1zXmOyNqERaGDDSkJ1hj820wPxhcWb1Cys';

/** Who can be logged in when a story begins. */
export type StoryRole = RoleKind | 'administrator' | 'carer';

const storyToken = (kind: StoryRole) => `story-session-of-a-${kind}-`.padEnd(43, '0');

/** A session that every `backend` knows, for stories that begin logged in. */
export function storySession(kind: StoryRole): SessionRecord {
  const account = { isCarer: false, ...demoAccounts[kind], clinicName: northside.name };
  return { token: storyToken(kind), user: userRecord(account) };
}

const storySessions = (startedAt: Date) =>
  (['provider', 'staff', 'administrator', 'patient', 'carer'] as const).map((kind) => ({
    tokenHash: hashToken(storyToken(kind)),
    accountId: demoAccounts[kind].accountId,
    startedAt,
    lastSeenAt: startedAt,
  }));

const methods = { GET: http.get, POST: http.post };

/** Answers a call in another way than the backend would. In front of `backend()` it wins. */
const override = ({ method, path }: AnyEndpoint, resolver: HttpResponseResolver): RequestHandler =>
  methods[method](`*${path}`, resolver);

/** The call is refused or breaks: `fails(endpoints.getAllottedDevicesByClinic, 503)`. */
export function fails(
  endpoint: AnyEndpoint,
  status: number,
  body: object = { message: 'Not now' },
): RequestHandler {
  return override(endpoint, () => Response.json(body, { status }));
}

/** The call is never answered. */
export function hangs(endpoint: AnyEndpoint): RequestHandler {
  return override(endpoint, async () => {
    await delay('infinite');
  });
}

/** The call waits until `gate` opens, and is then answered by what stands behind this. */
export function waitsFor(endpoint: AnyEndpoint, gate: Promise<void>): RequestHandler {
  return override(endpoint, () => gate);
}

/** The call is answered with exactly this text: cut JSON, a wrong shape, HTML. The status is 200 unless `init` says. */
export function answers(endpoint: AnyEndpoint, rawBody: string, init: ResponseInit = {}): RequestHandler {
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return override(endpoint, () => new Response(rawBody, { ...init, headers }));
}

/** Nothing comes back: the connection is gone. */
export function offline(endpoint: AnyEndpoint): RequestHandler {
  return override(endpoint, () => HttpResponse.error());
}
