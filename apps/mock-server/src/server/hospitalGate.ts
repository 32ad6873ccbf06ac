import type { HospitalKind } from '@rpm/domain';
import { limits } from '@rpm/domain';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { GateFault, HospitalAddress, HospitalGate, HospitalTokens } from '../subjects/hospitals/gate.ts';

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

/** A fault on its way out of here. */
class HospitalError extends Error {
  readonly fault: GateFault;
  constructor(fault: GateFault['fault'], status: number | null = null) {
    super(fault);
    this.fault = { fault, status };
  }
}

/**
 * Speaks to hospitals over the network: the OAuth parts by `openid-client`, every request with a limit of time and of
 * size, none to where a redirect leads.
 *
 * @param clock milliseconds
 */
export function hospitalGate(clock: () => number = Date.now): HospitalGate {
  const tokensOf = (answer: oauth.TokenEndpointResponse, before?: HospitalTokens): HospitalTokens => {
    const patient = answer.patient ?? before?.patient;
    // Without the person, nobody knows whose records the token opens.
    if (typeof patient !== 'string' || patient === '') throw new HospitalError('notFhir');
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
        const { config } = await configured(at);
        const returned = new URL(redirect);
        returned.search = new URLSearchParams({ code, state }).toString();
        const checks = { pkceCodeVerifier: verifier, expectedState: state };
        return tokensOf(await oauth.authorizationCodeGrant(config, returned, checks));
      }),
    renew: (at, tokens) =>
      faulted(async () => {
        const { config } = await configured(at);
        return tokensOf(await oauth.refreshTokenGrant(config, tokens.refresh ?? ''), tokens);
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
          throw new HospitalError('notFhir');
        const headers = { accept: 'application/fhir+json', authorization: `Bearer ${tokens.access}` };
        return { found: await jsonAt(address.href, headers) };
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

async function configured(at: HospitalAddress) {
  const answer = await jsonAt(`${at.endpoint}/.well-known/smart-configuration`, {
    accept: 'application/json',
  });
  const smart = SmartConfiguration.safeParse(answer).data;
  if (!smart) throw new HospitalError('notFhir');
  for (const each of [smart.authorization_endpoint, smart.token_endpoint, smart.revocation_endpoint])
    if (each !== undefined && !isSafe(at, each)) throw new HospitalError('notFhir');
  const { capabilities: _, issuer, revocation_endpoint, ...endpoints } = smart;
  const config = new oauth.Configuration(
    { issuer: issuer ?? at.endpoint, ...endpoints, ...(revocation_endpoint && { revocation_endpoint }) },
    at.clientId,
    undefined,
    oauth.None(),
  );
  config.timeout = limits.hospitalAnswerMs / 1000;
  config[oauth.customFetch] = (address, options) => limited(address, options as RequestInit);
  if (isLocal(at.endpoint)) oauth.allowInsecureRequests(config);
  return { config, smart };
}

/** Whether it is on this machine, where a directory may name an address without encryption to try it out. */
const isLocal = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address);

/** A hospital cannot send us to where nothing is encrypted. */
const isSafe = ({ endpoint }: HospitalAddress, address: string) =>
  address.startsWith('https://') || (isLocal(endpoint) && isLocal(address));

/** A request with an end, in time and in size; where a redirect would lead, nobody goes. */
async function limited(address: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(address, {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.hospitalAnswerMs),
  });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > limits.hospitalAnswerMaxBytes) throw new HospitalError('tooMuch', answer.status);
    parts.push(part);
  }
  const { status, headers } = answer;
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers });
}

async function jsonAt(address: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await limited(address, { headers });
  if (!answer.ok) throw new HospitalError(faultOf(answer.status), answer.status);
  try {
    return await answer.json();
  } catch {
    throw new HospitalError('notFhir', answer.status);
  }
}

const faultOf = (status: number): GateFault['fault'] =>
  status === 401 || status === 403 ? 'refused' : status === 429 || status >= 500 ? 'broken' : 'notFhir';

/** Makes a fault of whatever is thrown. */
async function faulted<T extends object>(work: () => Promise<T>): Promise<T | GateFault> {
  try {
    return await work();
  } catch (error) {
    return problemOf(error);
  }
}

/** What is said by the status of a token endpoint: of a code or a token that is not good, it is 400. */
const refusedWith = (status: number): GateFault => ({
  fault: status === 400 ? 'refused' : faultOf(status),
  status,
});

function problemOf(error: unknown): GateFault {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof HospitalError) return each.fault;
    if (each instanceof oauth.AuthorizationResponseError) return { fault: 'denied', status: null };
    if (each instanceof oauth.ResponseBodyError) return refusedWith(each.status);
    // Not what OAuth says of a refusal, but one all the same.
    if (each.cause instanceof Response) return refusedWith(each.cause.status);
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return { fault: 'slow', status: null };
    if ('code' in each && typeof each.code === 'string' && /^(E[A-Z]+|UND_ERR_.*)$/.test(each.code))
      return { fault: 'unreachable', status: null };
  }
  return { fault: error instanceof TypeError ? 'unreachable' : 'notFhir', status: null };
}
