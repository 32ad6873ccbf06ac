import type { HospitalKind } from '@rpm/domain';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { HospitalAddress, HospitalGate, HospitalTokens } from '../subjects/hospitals/gate.ts';
import type { ClientKey } from './clientKeys.ts';
import type { ClientSecrets } from './clientSecrets.ts';
import { isSafeFrom, jsonAt, throughLimits } from './outside.ts';
import { faulted, OutsideError } from './outsideError.ts';
import { type Outward, outward } from './outward.ts';

/** What a hospital says of itself. @see https://hl7.org/fhir/smart-app-launch/conformance.html */
const SmartConfiguration = z.object({
  /** Of servers that say who logged in, too. */
  issuer: z.optional(z.string()),
  jwks_uri: z.optional(z.url()),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.optional(z.url()),
  token_endpoint_auth_signing_alg_values_supported: z.catch(z.array(z.string()), []),
  capabilities: z.catch(z.array(z.string()), []),
});
type SmartConfiguration = z.infer<typeof SmartConfiguration>;

/** By what hospitals that do not take everybody know us. */
interface Proofs {
  keys?: readonly ClientKey[];
  secrets?: ClientSecrets;
}

/**
 * Speaks to hospitals over the network: the OAuth parts by `openid-client`, every request with a limit of time and of
 * size, none to where a redirect leads.
 *
 * @param clock milliseconds
 * @param proofs of hospitals that want a signature or a secret
 */
export function hospitalGate(
  send: Outward = outward(),
  clock: () => number = Date.now,
  proofs: Proofs = {},
): HospitalGate {
  const configured = (at: HospitalAddress) => configurationOf(send, at, proofs);
  const tokensOf = (answer: Answer, before?: HospitalTokens): HospitalTokens => {
    // Who works there may open anybody's record; whose it is, nobody has said then.
    if (isStaff(answer.claims()?.fhirUser)) throw new OutsideError('otherPerson');
    const patient = answer.patient ?? before?.patient;
    // Without the person, nobody knows whose records the token opens.
    if (typeof patient !== 'string' || patient === '') throw new OutsideError('notFhir');
    return {
      access: answer.access_token,
      until: answer.expires_in === undefined ? null : clock() + answer.expires_in * 1000,
      refresh: answer.refresh_token ?? before?.refresh ?? null,
      patient,
    };
  };
  return {
    begin: (at, { kinds, state, redirect }) =>
      faulted(async () => {
        const { config, smart } = await configured(at);
        const verifier = oauth.randomPKCECodeVerifier();
        const nonce = saysWho(smart) ? oauth.randomNonce() : null;
        const address = oauth.buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          state,
          aud: at.endpoint,
          scope: scopeOf(kinds, smart),
          ...(nonce !== null && { nonce }),
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, verifier: nonce === null ? verifier : `${verifier}.${nonce}` };
      }),
    finish: (at, { code, state, verifier, redirect }) =>
      faulted(async () => {
        const { config } = await configured(at);
        const [pkceCodeVerifier = '', nonce] = verifier.split('.');
        const returned = new URL(redirect);
        returned.search = new URLSearchParams({ code, state }).toString();
        const checks = {
          pkceCodeVerifier,
          expectedState: state,
          // A hospital that says who logs in is held to it.
          ...(nonce !== undefined && { expectedNonce: nonce, idTokenExpected: true }),
        };
        return tokensOf(await asUs(oauth.authorizationCodeGrant(config, returned, checks)));
      }),
    renew: (at, tokens) =>
      faulted(async () => {
        const { config } = await configured(at);
        return tokensOf(await asUs(oauth.refreshTokenGrant(config, tokens.refresh ?? '')), tokens);
      }),
    async forget(at, tokens) {
      await faulted(async () => {
        const { config, smart } = await configured(at);
        if (smart.revocation_endpoint) await oauth.tokenRevocation(config, tokens.refresh ?? tokens.access);
        return {};
      });
    },
    read: (at, tokens, path) =>
      faulted(async () => {
        const address = URL.parse(path, `${at.endpoint}/`);
        if (!address?.href.startsWith(`${at.endpoint}/`) && address?.href.split('?')[0] !== at.endpoint)
          throw new OutsideError('notFhir');
        const headers = { accept: 'application/fhir+json', authorization: `Bearer ${tokens.access}` };
        return { found: await jsonAt(send, address.href, headers) };
      }),
  };
}

type Answer = oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers;

/** A hospital that does not know us has said nothing of its patient: what opens records there is kept until somebody has mended it. */
const asUs = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    const isOurs = error instanceof oauth.ResponseBodyError && error.error === 'invalid_client';
    if (isOurs || error instanceof oauth.WWWAuthenticateChallengeError)
      throw new OutsideError('broken', error.status);
    throw error;
  });

/** Whether a hospital says who logged in, signed. @see https://hl7.org/fhir/smart-app-launch/scopes-and-launch-context.html#scopes-for-requesting-identity-data */
const saysWho = ({ capabilities, issuer, jwks_uri }: SmartConfiguration) =>
  capabilities.includes('sso-openid-connect') && issuer !== undefined && jwks_uri !== undefined;

const isStaff = (fhirUser: unknown) =>
  typeof fhirUser === 'string' && /(^|\/)Practitioner(Role)?\//.test(fhirUser);

/** What is asked for, in the words of SMART 2, or of SMART 1 where a hospital knows no others. */
function scopeOf(kinds: readonly HospitalKind[], smart: SmartConfiguration): string {
  const isNew = smart.capabilities.includes('permission-v2');
  const types = ['Patient', ...kinds, ...(kinds.includes('DiagnosticReport') ? ['Observation'] : [])];
  const wanted = types.map((type) => `patient/${type}.${isNew ? 'rs' : 'read'}`);
  const who = saysWho(smart) ? ['openid', 'fhirUser'] : [];
  return ['launch/patient', 'offline_access', ...who, ...wanted].join(' ');
}

async function configurationOf(send: Outward, at: HospitalAddress, proofs: Proofs) {
  const answer = await jsonAt(send, `${at.endpoint}/.well-known/smart-configuration`, {
    accept: 'application/json',
  });
  const smart = SmartConfiguration.safeParse(answer).data;
  if (!smart) throw new OutsideError('notFhir');
  const { authorization_endpoint, token_endpoint, revocation_endpoint, jwks_uri, issuer } = smart;
  for (const each of [authorization_endpoint, token_endpoint, revocation_endpoint, jwks_uri])
    if (each !== undefined && !isSafe(at, each)) throw new OutsideError('notFhir');
  const server = {
    issuer: issuer ?? at.endpoint,
    authorization_endpoint,
    token_endpoint,
    ...(revocation_endpoint && { revocation_endpoint }),
    ...(jwks_uri && { jwks_uri }),
  };
  const config = new oauth.Configuration(server, at.clientId, undefined, proofOf(at, smart, proofs));
  // The signature, though the token comes from the hospital itself: who answers there is not enough.
  if (saysWho(smart)) oauth.enableNonRepudiationChecks(config);
  throughLimits(send, config, at.endpoint);
  return { config, smart };
}

/**
 * By what the hospital knows us.
 *
 * @throws OutsideError where it wants a signature or a secret and there is none
 * @see https://hl7.org/fhir/smart-app-launch/client-confidential-asymmetric.html
 * @see https://hl7.org/fhir/smart-app-launch/client-confidential-symmetric.html
 */
function proofOf(
  { clientAuth, endpoint }: HospitalAddress,
  { token_endpoint, token_endpoint_auth_signing_alg_values_supported: algs }: SmartConfiguration,
  { keys = [], secrets }: Proofs,
): oauth.ClientAuth {
  if (clientAuth === 'none') return oauth.None();
  if (clientAuth === 'client_secret_basic') {
    const secret = secrets?.get(endpoint);
    if (secret === undefined) throw new OutsideError('broken');
    return oauth.ClientSecretBasic(secret);
  }
  const [first] = keys;
  const key = keys.find(({ alg }) => algs.includes(alg)) ?? first;
  if (!key) throw new OutsideError('broken');
  return oauth.PrivateKeyJwt(
    { key: key.key, kid: key.id },
    {
      // SMART wants it addressed to where it is posted, and its type named.
      [oauth.modifyAssertion]: (header, payload) => {
        header.typ = 'JWT';
        payload.aud = token_endpoint;
      },
    },
  );
}

/** A hospital cannot send us to where nothing is encrypted. */
const isSafe = ({ endpoint }: HospitalAddress, address: string) => isSafeFrom(endpoint, address);
