import type { HospitalKind } from '@rpm/domain';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { HospitalAddress, HospitalGate, HospitalTokens } from '../subjects/hospitals/gate.ts';
import { isSafeFrom, jsonAt, throughLimits } from './outside.ts';
import { faulted, OutsideError } from './outsideError.ts';
import { type Outward, outward } from './outward.ts';

/** What a hospital says of itself. @see https://hl7.org/fhir/smart-app-launch/conformance.html */
const SmartConfiguration = z.object({
  /** Of servers that say who logged in, too. */
  issuer: z.optional(z.string()),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.optional(z.url()),
  capabilities: z.catch(z.array(z.string()), []),
});
type SmartConfiguration = z.infer<typeof SmartConfiguration>;

/**
 * Speaks to hospitals over the network: the OAuth parts by `openid-client`, every request with a limit of time and of
 * size, none to where a redirect leads.
 *
 * @param clock milliseconds
 */
export function hospitalGate(send: Outward = outward(), clock: () => number = Date.now): HospitalGate {
  const tokensOf = (answer: oauth.TokenEndpointResponse, before?: HospitalTokens): HospitalTokens => {
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
        const { config, smart } = await configured(send, at);
        const verifier = oauth.randomPKCECodeVerifier();
        const address = oauth.buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirect, state, aud: at.endpoint, scope: scopeOf(kinds, smart) },
          ...{
            code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          },
        });
        return { address: address.href, verifier };
      }),
    finish: (at, { code, state, verifier, redirect }) =>
      faulted(async () => {
        const { config } = await configured(send, at);
        const returned = new URL(redirect);
        returned.search = new URLSearchParams({ code, state }).toString();
        const checks = { pkceCodeVerifier: verifier, expectedState: state };
        return tokensOf(await oauth.authorizationCodeGrant(config, returned, checks));
      }),
    renew: (at, tokens) =>
      faulted(async () => {
        const { config } = await configured(send, at);
        return tokensOf(await oauth.refreshTokenGrant(config, tokens.refresh ?? ''), tokens);
      }),
    async forget(at, tokens) {
      await faulted(async () => {
        const { config, smart } = await configured(send, at);
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

/** What is asked for, in the words of SMART 2, or of SMART 1 where a hospital knows no others. */
function scopeOf(kinds: readonly HospitalKind[], { capabilities }: SmartConfiguration): string {
  const isNew = capabilities.includes('permission-v2');
  const types = ['Patient', ...kinds, ...(kinds.includes('DiagnosticReport') ? ['Observation'] : [])];
  const wanted = types.map((type) => `patient/${type}.${isNew ? 'rs' : 'read'}`);
  return ['launch/patient', 'offline_access', ...wanted].join(' ');
}

async function configured(send: Outward, at: HospitalAddress) {
  const answer = await jsonAt(send, `${at.endpoint}/.well-known/smart-configuration`, {
    accept: 'application/json',
  });
  const smart = SmartConfiguration.safeParse(answer).data;
  if (!smart) throw new OutsideError('notFhir');
  for (const each of [smart.authorization_endpoint, smart.token_endpoint, smart.revocation_endpoint])
    if (each !== undefined && !isSafe(at, each)) throw new OutsideError('notFhir');
  const { capabilities: _, issuer, revocation_endpoint, ...endpoints } = smart;
  const config = new oauth.Configuration(
    { issuer: issuer ?? at.endpoint, ...endpoints, ...(revocation_endpoint && { revocation_endpoint }) },
    at.clientId,
    undefined,
    oauth.None(),
  );
  throughLimits(send, config, at.endpoint);
  return { config, smart };
}

/** A hospital cannot send us to where nothing is encrypted. */
const isSafe = ({ endpoint }: HospitalAddress, address: string) => isSafeFrom(endpoint, address);
