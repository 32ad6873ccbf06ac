import { limits } from '../limits/limits.ts';
import { grantedScopes } from '../systems/scopes.ts';
import { allAppScopes } from './appKinds.ts';
import type { AppRequest } from './connectedApps.ts';

/** What an app asks for, read. */
export interface AskedScopes {
  /** Those for data. */
  scopes: string[];
  /** Whether it wants to read on when the patient is not there. */
  keeps: boolean;
  /** Those for being told who logged in; none: it does not ask. */
  identity: string[];
}

/** The scope of an app that wants to read on. @see https://hl7.org/fhir/smart-app-launch/scopes-and-launch-context.html */
export const offlineScope = 'offline_access';
/** That of one that wants to be told whose data it reads: every app is. */
export const launchScope = 'launch/patient';
/** That of one that wants to be told, signed, who logged in. @see https://openid.net/specs/openid-connect-core-1_0.html */
export const openIdScope = 'openid';
/** That of one that wants to be told by which resource of FHIR that person is known. Without `openid` it means nothing. */
export const fhirUserScope = 'fhirUser';

/** What an app asks for. What it may not have, and what is not understood, is left out: the answer says what was given. */
export function askedScopes({ scope }: Pick<AppRequest, 'scope'>): AskedScopes {
  const all = scope.split(' ');
  const who = [openIdScope, fhirUserScope].filter((each) => all.includes(each));
  return {
    scopes: grantedScopes(scope, allAppScopes),
    keeps: all.includes(offlineScope),
    identity: who.includes(openIdScope) ? who : [],
  };
}

/** Why a request of an app that is known comes to nothing. */
export type AppFault = 'type' | 'state' | 'proof' | 'audience' | 'scope';

/** A challenge by S256: SHA-256 in base64url. @see https://www.rfc-editor.org/rfc/rfc7636 */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** Characters that an answer can bring back. @see https://www.rfc-editor.org/rfc/rfc6749#appendix-A */
const VISIBLE = /^[\x20-\x7e]+$/;

/**
 * What is wrong with a request of an app that is known, at an address of its own; `null`: nothing.
 *
 * @param base the address of our FHIR API, for which the token must be meant
 */
export function appFault(request: AppRequest, base: string): AppFault | null {
  if (request.responseType !== 'code') return 'type';
  if (!VISIBLE.test(request.state)) return 'state';
  if (request.method !== 'S256' || !CHALLENGE.test(request.challenge)) return 'proof';
  if (request.audience.replace(/\/$/, '') !== base) return 'audience';
  return askedScopes(request).scopes.length === 0 ? 'scope' : null;
}

/** An address to which an app may be answered: encrypted, or on the person's own machine; nothing behind the path. */
const REDIRECT = /^(https:\/\/[A-Za-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[^\s?#@\\]*)?$/;

/** Whether an app may be registered with an address. Requests must name it to the letter. */
export const isRedirectUri = (address: string): boolean =>
  address.length <= limits.appTextMaxCharacters && REDIRECT.test(address);
