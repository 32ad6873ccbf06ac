import {
  type AnswerCounts,
  type AnswerOf,
  type BodyOf,
  countHeaders,
  type EndpointName,
  endpoints,
  type ParamsOf,
  type QueryOf,
} from '@rpm/api-client/calls';
import { type Language, limits } from '@rpm/domain';
import type { Context, Hono } from 'hono';
import { authorize, claimed } from '../authorization/authorize.ts';
import { scopeOf } from '../authorization/scopes.ts';
import type { Subjects } from '../authorization/subject.ts';
import { type AboutOf, type Access, checkAccess, type UserCall } from '../authorization/table.ts';
import type { Row } from '../authorization/verdicts.ts';
import type { StoreParts } from '../store/Store.ts';
import type { AccessEntry } from '../subjects/access/contract.ts';
import type { Account, Actor } from '../subjects/accounts/contract.ts';
import type { LiveDevice } from '../subjects/devices/deviceTokens.contract.ts';
import type { Patient } from '../subjects/patients/contract.ts';
import { isMergedError } from '../subjects/patients/merges.contract.ts';
import { type LiveSession, liveSession } from '../subjects/sessions/sessions.ts';
import { bearerToken, hashToken } from '../subjects/sessions/tokens.ts';
import type { ApiEnv } from './ApiEnv.ts';
import type { AccessNotes } from './accessNotes.ts';
import { type Browser, browserOf } from './browser.ts';
import { doOnce, intentKey } from './doOnce.ts';
import { Refusal } from './Refusal.ts';
import { readBody, readParams, readQuery } from './readRequest.ts';
import type { Services } from './Services.ts';
import { signInNoted } from './signInNotes.ts';
import { languageOfRequest, type Speech, wordsOf } from './speech.ts';

/** The API under construction: the app, and what its handlers need. */
export interface Api {
  app: Hono<ApiEnv>;
  services: Services;
  /** Who may do what. */
  access: Access;
  /** Takes down who came near to what. */
  notes: AccessNotes;
  /** Does something for which no caller waits; what it fails with is logged. */
  background: (work: () => unknown) => void;
}

type Endpoints = typeof endpoints;

/** What a handler is given: everything checked, nothing raw. */
export interface Asked<N extends EndpointName> {
  params: ParamsOf<Endpoints[N]>;
  query: QueryOf<Endpoints[N]>;
  body: BodyOf<Endpoints[N]>;
  services: Services;
  /** The store; of a call with an Idempotency-Key, inside its transaction. */
  store: StoreParts;
  /** The Idempotency-Key of a call that takes one; `null` when the request bears none. */
  key: string | null;
  /** The moment of the call; all that one call does bears one time. */
  now: Date;
  /** The language that the request asks for. */
  language: Language;
  /** What is said to the caller, in that language. */
  words: Speech;
  /** Where the call comes from. */
  address: string;
  browser: Browser;
  /** Only the head of the answer goes out. */
  isHead: boolean;
  /** Says in the headers what the answer is a part of; for calls that the table of calls says are counted. */
  tellCounts: (counts: AnswerCounts) => void;
}
/** What a handler of a call with a session is given. */
export interface AskedByUser<N extends UserCall> extends Asked<N> {
  caller: LiveSession;
  /** The caller, as writes take them down. */
  actor: Actor;
  /**
   * Has something done when all that was written is there for good, as a mail that cannot be taken back. The caller does not
   * wait for it; what it fails with is logged.
   */
  afterwards: (work: () => unknown) => void;
  /** Takes down that the answer shows another patient too, beside the one that the call is about (F2). */
  alsoReads: (patient: Patient) => Promise<void>;
  /** What the call is about; the authorization table has let the caller near it. */
  subject: AboutOf<N> extends keyof Subjects ? Subjects[AboutOf<N>] : null;
}
/** What a handler of a device's call is given. */
export interface AskedByDevice<N extends EndpointName> extends Asked<N> {
  device: LiveDevice;
}

/** What goes over the wire, as the table of calls promises it. */
type Answer<N extends EndpointName> = Promise<AnswerOf<Endpoints[N]>>;

/** What is done around a call, outside of its transaction, so that it stays when the call comes to nothing. */
type Around = (about: { store: StoreParts; actor: Actor }, call: () => Promise<unknown>) => Promise<unknown>;

/** Serves a call that needs a session, as the table of calls and the authorization table say. */
export function route<N extends UserCall>(
  api: Api,
  name: N,
  handler: (asked: AskedByUser<N>) => Answer<N>,
  around: Around = (_, call) => call(),
): void {
  const row: Row = api.access[name];
  const { within } = api.services.store;
  register(api, name, async (context, read) => {
    const now = api.services.clock();
    // Whose session it is, only the session tells.
    const caller = await within('every clinic', async () => {
      const session = await callerOf(context, api.services.store, now, !row.keepsNothingAlive);
      return row.asLogin ? asLogin(session, api.services.store) : session;
    });
    if (caller.needsSetUp && !row.duringSetUp) throw new Refusal(403, { code: 'secondFactorNeeded' });
    const asked = await read(now);
    return within(scopeOf(row, caller.account), () => answer(caller, asked));
  });

  async function answer(caller: LiveSession, asked: Asked<N>) {
    const { now } = asked;
    const { store } = api.services;
    const { accountId, clinicId } = caller.account;
    const from = { source: asked.address, browser: asked.browser.name.browser };
    const actor = { accountId, clinicId, at: now, from };
    const note = (what: Pick<AccessEntry, 'event' | 'subject' | 'kind'>, of = clinicId) =>
      api.notes.note({ ...what, ...from, accountId, at: now, clinicId: of });
    const subject = await authorize(row, caller.account, asked, { store, now }).catch(
      async (error: unknown) => {
        if (error instanceof Refusal)
          await note({ event: 'refused', subject: claimed(row, asked), kind: `${error.status} ${name}` });
        throw error;
      },
    );
    if (endpoints[name].method === 'POST' && !row.alsoMerged && isMergedRecord(subject))
      throw new Refusal(409, { code: 'merged' });
    if (row.needsStepUp && !isConfirmed(caller, now)) throw new Refusal(403, { code: 'confirmFirst' });
    const noted =
      name === 'logout'
        ? note({ event: 'logout', subject: '', kind: '' })
        : noteRead(row, subject, caller.account, note);
    const later: (() => unknown)[] = [];
    const afterwards = (work: () => unknown) => void later.push(work);
    const alsoReads = (patient: Patient) => noteRead(row, patient, caller.account, note);
    const called = around({ store, actor }, () =>
      doOnce(name, { ...asked, actor, store }, (parts) =>
        handler({ ...asked, caller, actor, store: parts, subject, afterwards, alsoReads } as AskedByUser<N>),
      ),
    );
    const [result] = await Promise.all([called, noted]);
    for (const work of later) api.background(work);
    return result;
  }
}

/** Takes down that somebody reads a patient, whoever it is but the patient (F2). */
async function noteRead(
  { reads: kind }: Row,
  subject: Subjects[keyof Subjects] | null,
  { accountId }: Pick<Account, 'accountId'>,
  note: (what: Pick<AccessEntry, 'event' | 'subject' | 'kind'>, clinicId?: string) => Promise<void>,
): Promise<void> {
  if (!kind) return;
  const patient = subject && 'patient' in subject ? subject.patient : subject;
  const { patientId = null, clinicId } = { patientId: undefined, clinicId: undefined, ...patient };
  if (patientId === null) return note({ event: 'read', subject: '', kind });
  if (patientId !== accountId) await note({ event: 'read', subject: patientId, kind }, clinicId);
}

/** Whether a call is about a record that became a part of another one: nothing is written there any more (F5). */
const isMergedRecord = (subject: Subjects[keyof Subjects] | null) =>
  subject !== null && 'life' in subject && Boolean(subject.life.merged);

/** Whether the owner has shown lately that it is the owner. */
const isConfirmed = ({ confirmedAt }: LiveSession, now: Date) =>
  now.getTime() - confirmedAt.getTime() < limits.confirmedMinutes * 60_000;

/** Serves a call that anybody may make. It is nobody's: a session is neither needed nor renewed by it. */
export function publicRoute<N extends EndpointName>(
  api: Api,
  name: N,
  handler: (asked: Asked<N>) => Answer<N>,
): void {
  register(api, name, async (_, read) => {
    const asked = await read(api.services.clock());
    // Whoever logs in, registers or follows a link is of no clinic until then.
    return api.services.store.within('every clinic', () =>
      signInNoted(api, name, asked, () => handler(asked)),
    );
  });
}

/** Serves a call of devices. */
export function deviceRoute<N extends EndpointName>(
  api: Api,
  name: N,
  handler: (asked: AskedByDevice<N>) => Answer<N>,
): void {
  register(api, name, async (context, read) => {
    const token = bearerToken(context.req.raw.headers.get('authorization'));
    const { deviceTokens, within } = api.services.store;
    const find = (given: string) => within('every clinic', () => deviceTokens.find(hashToken(given)));
    const device = token === null ? null : await find(token);
    if (!device) throw unauthorized();
    const asked = await read(api.services.clock());
    const work = (live: LiveDevice) => within(live, () => handler({ ...asked, device: live }));
    return work(device).catch(async (error: unknown) => {
      if (!isMergedError(error)) throw error;
      // The patient's record has just become a part of another one, and the device went along.
      const moved = await find(token ?? '');
      if (!moved) throw unauthorized();
      return work(moved);
    });
  });
}

/**
 * The one choke point: every check in the order of behaviour section 3. 405, 401, 415, 413, 400, 403, 404; then the
 * handler says 409 for what only the data can tell.
 */
export function register<N extends EndpointName>(
  { app, services, access }: Api,
  name: N,
  answer: (context: Context<ApiEnv>, read: (now: Date) => Promise<Asked<N>>) => Promise<unknown>,
): void {
  checkAccess(name, access);
  const endpoint: Endpoints[N] = endpoints[name];
  app.all(endpoint.path, async (context) => {
    context.set('route', endpoint.path);
    const request = context.req.raw;
    refuseOtherMethods(endpoint.method, request);
    const language = languageOfRequest(request);
    const read = async (now: Date): Promise<Asked<N>> => ({
      body: await readBody(endpoint, request),
      params: readParams(endpoint, context.req.param()),
      query: readQuery(endpoint, request),
      key: intentKey(name, request),
      services,
      store: services.store,
      now,
      language,
      words: wordsOf(language),
      address: services.clientAddress(request, context.env),
      isHead: request.method === 'HEAD',
      browser: browserOf(
        request,
        (cookie) => context.header('set-cookie', cookie),
        services.portalOrigin.startsWith('https:'),
      ),
      tellCounts: ({ rows, readings }) => {
        context.header(countHeaders.rows, String(rows));
        context.header(countHeaders.readings, String(readings));
      },
    });
    return context.json((await answer(context, read)) as object);
  });
}

function refuseOtherMethods(method: 'GET' | 'POST', request: Request): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (!allowed.includes(request.method)) throw new Refusal(405, { headers: { allow: allowed.join(', ') } });
}

async function callerOf(
  context: Context<ApiEnv>,
  store: Services['store'],
  now: Date,
  isRenewed: boolean,
): Promise<LiveSession> {
  const token = bearerToken(context.req.raw.headers.get('authorization'));
  const session = await liveSession(store, token, now, isRenewed);
  if (!session) throw unauthorized();
  context.set('session', session);
  return session;
}

/** The session as that of the account that logs in, whichever of its patients it speaks for. */
async function asLogin(session: LiveSession, { accounts }: Services['store']): Promise<LiveSession> {
  if (session.loginId === session.account.accountId) return session;
  const account = await accounts.find(session.loginId);
  if (!account) throw unauthorized();
  return { ...session, account };
}

export const unauthorized = () => new Refusal(401, { headers: { 'www-authenticate': 'Bearer' } });
