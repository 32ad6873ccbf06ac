import { cutTo, type FhirType, mayRead } from '@rpm/domain';
import type { OperationOutcome } from 'fhir/r4';
import type { Context } from 'hono';
import type { ApiEnv } from '../../api/ApiEnv.ts';
import { Refusal, type RefusalStatus } from '../../api/Refusal.ts';
import { isStorable } from '../../api/readRequest.ts';
import { type Api, unauthorized } from '../../api/route.ts';
import { languageOfRequest, type Speech, wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Patient } from '../patients/contract.ts';
import { bearerToken, hashToken } from '../sessions/tokens.ts';
import type { SystemToken } from '../systems/contract.ts';
import { bytesOf } from './bytesOf.ts';
import { baseOf, fhirPath } from './fhirBase.ts';
import type { FhirAsking } from './kind.ts';
import { fhirKinds } from './kinds.ts';

const issueCodes: Readonly<Record<RefusalStatus, OperationOutcome['issue'][number]['code']>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  409: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  422: 'processing',
  429: 'throttled',
  503: 'transient',
};

/** A refusal as FHIR says it. @see https://hl7.org/fhir/R4/operationoutcome.html */
export function outcomeOf(refusal: Refusal, words: Speech): OperationOutcome {
  const { message, field } = refusal.bodyIn(words);
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'error',
        code: issueCodes[refusal.status],
        details: { text: message },
        ...(typeof field === 'string' && { expression: [field] }),
      },
    ],
  };
}

/** Whether a request is for the resources of FHIR, so that a refusal is one of them too. */
export const isFhir = ({ req }: Context<ApiEnv>): boolean =>
  req.path.startsWith(`${fhirPath}/`) && !req.path.startsWith(`${fhirPath}/auth/`);

/**
 * An answer in the type of FHIR, as bytes: a text is copied twice, to count it and to send it.
 *
 * @param body a resource, or one that is written already
 */
export const fhirJson = (
  body: Uint8Array<ArrayBuffer> | object,
  status: number = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(body instanceof Uint8Array ? body : bytesOf([JSON.stringify(body)]), {
    status,
    headers: { 'content-type': 'application/fhir+json; charset=utf-8', ...headers },
  });

/** Whose token it is: of a system of a clinic, or of an app of a patient, which sees that patient alone. */
interface FhirToken extends SystemToken {
  patientId: string | null;
}

/** What a handler of a system's or an app's call is given. */
export interface AskedBySystem extends FhirAsking {
  context: Context<ApiEnv>;
  system: FhirToken;
  now: Date;
  /** Of the ids of readings. */
  readingIdKey: string;
  /** Takes down that the system reads a patient. Resolves when that is written. */
  reads: (patientId: string, type: FhirType) => Promise<void>;
  /** Takes down that the system takes a patient's data out. */
  exports: (patientId: string) => Promise<void>;
  /** Takes down that the system was refused something. */
  refused: (about: string) => Promise<void>;
}

/**
 * Serves a path to systems with a token of now: the choke point of FHIR. What the token's clinic does not have is not
 * there, whoever asks for it (the walls of the store stand around the work).
 *
 * @see ADR 55, behaviour section 3
 */
export function systemRoute(
  { app, services, notes }: Api,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  handler: (asked: AskedBySystem) => Promise<Response>,
): void {
  const route = `${fhirPath}${path}`;
  const { store } = services;
  app.on(method === 'GET' ? ['GET', 'HEAD'] : [method], route, async (context) => {
    context.set('route', route);
    const request = context.req.raw;
    const now = services.clock();
    const given = bearerToken(request.headers.get('authorization'));
    const system = given && (await store.within('every clinic', () => tokenOf(store, hashToken(given), now)));
    if (!system) throw unauthorized();
    if (!isStorable(context.req.param())) throw new Refusal(404);
    const { clinicId, systemId: accountId } = system;
    const source = services.clientAddress(request, context.env);
    const entry = { accountId, at: now, clinicId, source, browser: '' as const };
    return store.within({ clinicId }, () =>
      handler({
        context,
        system,
        now,
        store,
        clinicId,
        words: wordsOf(languageOfRequest(request)),
        base: baseOf(services.portalOrigin),
        readingIdKey: services.readingIdKey,
        reads: (subject, type) =>
          notes.note({ ...entry, event: 'read', subject, kind: fhirKinds[type].readAs }),
        exports: (subject) => notes.note({ ...entry, event: 'read', subject, kind: 'export' }),
        refused: (subject) => notes.note({ ...entry, event: 'refused', subject, kind: `404 ${route}` }),
      }),
    );
  });
}

/** Whose token it is, while it is good. */
async function tokenOf(store: StoreParts, tokenHash: string, now: Date): Promise<FhirToken | null> {
  const system = await store.systems.ofToken(tokenHash, now);
  if (system) return { ...system, patientId: null };
  const found = await store.connectedApps.ofToken(tokenHash, now);
  if (!found || found.token.isRefresh) return null;
  const { appId, clinicId, patientId } = found.grant;
  // What was taken off since then, on another device, counts at once.
  return { systemId: appId, clinicId, patientId, scopes: cutTo(found.token.scopes, found.grant.scopes) };
}

/** Whether a patient is of the token's clinic and, for an app, the one who let it in. */
export const isOpen = <P extends Pick<Patient, 'patientId' | 'clinicId'>>(
  { clinicId, system }: Pick<AskedBySystem, 'clinicId' | 'system'>,
  patient: P | null,
): patient is P =>
  patient?.clinicId === clinicId && (system.patientId === null || system.patientId === patient.patientId);

/** What is about more than one patient, or writes: not for apps of patients. @throws Refusal 403 */
export function forSystemsAlone({ system }: AskedBySystem): void {
  if (system.patientId !== null) throw new Refusal(403, { code: 'fhirScope' });
}

/** The type that a path names. @throws Refusal 404 for one that is not served, 403 for one that the token does not open */
export function typeOf(
  { context, system }: Pick<AskedBySystem, 'context' | 'system'>,
  named = context.req.param('type') ?? '',
): FhirType {
  if (!isServed(named)) throw new Refusal(404);
  if (!mayRead(system.scopes, named)) throw new Refusal(403, { code: 'fhirScope' });
  return named;
}

const isServed = (type: string): type is FhirType => Object.hasOwn(fhirKinds, type);
