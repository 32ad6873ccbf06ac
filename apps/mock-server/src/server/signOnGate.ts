import { identityOf, type ProviderFault } from '@rpm/domain';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { isFault } from '../subjects/hospitals/gate.ts';
import type { ProviderClient, SignOnGate } from '../subjects/signOn/gate.ts';
import { discoveryWithin, isSafeFrom, jsonAt, throughLimits } from './outside.ts';
import { faulted, OutsideError } from './outsideError.ts';
import { type Outward, outward } from './outward.ts';

/** What an EHR says of itself. @see https://hl7.org/fhir/smart-app-launch/conformance.html */
const SmartConfiguration = z.object({
  issuer: z.optional(z.string()),
  jwks_uri: z.optional(z.url()),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  capabilities: z.catch(z.array(z.string()), []),
});

/** What a provider asks for, and what an EHR does besides. */
const signOnScope = 'openid email';
const launchScope = (capabilities: readonly string[]) =>
  `launch openid fhirUser email patient/Patient.${capabilities.includes('permission-v2') ? 'r' : 'read'}`;

/** Speaks to providers over the network by `openid-client`, every request with a limit of time and of size. */
export function signOnGate(send: Outward = outward()): SignOnGate {
  return {
    async look(issuer) {
      const found = await faulted(async () => {
        const { config } = await providerAt(send, {
          kind: 'signOn',
          address: issuer,
          clientId: 'x',
          secret: null,
        });
        return { server: config.serverMetadata() };
      });
      if (isFault(found)) return faultOf(found.fault);
      const { server } = found;
      // What is said of PKCE may be left out; what says that there is another one only has none that we take.
      const { code_challenge_methods_supported: pkce, scopes_supported: scopes } = server;
      if (pkce && !pkce.includes('S256')) return 'noPkce';
      return scopes && !scopes.includes('email') ? 'noMail' : null;
    },
    begin: (of, { state, redirect, launch }) =>
      faulted(async () => {
        const { config, capabilities } = await configured(send, of);
        const proof = { verifier: oauth.randomPKCECodeVerifier(), nonce: oauth.randomNonce() };
        const address = oauth.buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          state,
          nonce: proof.nonce,
          code_challenge_method: 'S256',
          code_challenge: await oauth.calculatePKCECodeChallenge(proof.verifier),
          ...(launch === null
            ? { scope: signOnScope }
            : { scope: launchScope(capabilities), launch, aud: of.address }),
        });
        return { address: address.href, proof };
      }),
    finish: (of, { code, state, iss, proof, redirect }) =>
      faulted(async () => {
        const { config } = await configured(send, of);
        // The signature, though the token comes from the provider itself: who answers there is not enough.
        oauth.enableNonRepudiationChecks(config);
        const returned = new URL(redirect);
        returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        const tokens = await oauth.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: proof.verifier,
          expectedState: state,
          expectedNonce: proof.nonce,
          idTokenExpected: true,
        });
        const { issuer, userinfo_endpoint: more } = config.serverMetadata();
        const claims = tokens.claims();
        if (!claims) throw new OutsideError('refused');
        // Some tell the address there alone.
        const rest =
          claims.email === undefined && more !== undefined
            ? await oauth.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        const identity = identityOf(issuer, { ...rest, ...claims });
        if (!identity) throw new OutsideError('refused');
        return { identity, patient: of.kind === 'ehr' ? await patientOf(send, of, tokens) : null };
      }),
  };
}

/** What an EHR has of the patient whom it had open; the token is not used again. */
async function patientOf(
  send: Outward,
  { address }: ProviderClient,
  tokens: oauth.TokenEndpointResponse,
): Promise<unknown> {
  const { patient, access_token: token } = tokens;
  if (typeof patient !== 'string' || patient === '') return null;
  const headers = { accept: 'application/fhir+json', authorization: `Bearer ${token}` };
  return jsonAt(send, `${address}/Patient/${encodeURIComponent(patient)}`, headers);
}

interface Configured {
  config: oauth.Configuration;
  capabilities: readonly string[];
}

const configured = (send: Outward, of: ProviderClient): Promise<Configured> =>
  of.kind === 'ehr' ? ehrAt(send, of) : providerAt(send, of);

/** A provider by its discovery document, which must name the very issuer that was asked for. */
async function providerAt(send: Outward, { address, clientId, secret }: ProviderClient): Promise<Configured> {
  const server = new URL(address);
  const found = await oauth
    .discovery(server, clientId, undefined, oauth.None(), discoveryWithin(send, address))
    .catch((error: unknown) => {
      throw isOtherIssuer(error) ? new OutsideError('otherPerson') : error;
    });
  const metadata = found.serverMetadata();
  // A provider of many tenants would answer for each of them.
  if (new URL(metadata.issuer).href !== server.href) throw new OutsideError('otherPerson');
  return { config: clientOf(send, address, metadata, { clientId, secret }), capabilities: [] };
}

/** Whether the document is that of another issuer: what that one signs is not of the one that was asked for. */
function isOtherIssuer(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && each.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return true;
  return false;
}

/** An EHR by its SMART configuration; where that does not say who signs, its issuer does. */
async function ehrAt(send: Outward, { address, clientId, secret }: ProviderClient): Promise<Configured> {
  const answer = await jsonAt(send, `${address}/.well-known/smart-configuration`, {
    accept: 'application/json',
  });
  const smart = SmartConfiguration.safeParse(answer).data;
  if (!smart) throw new OutsideError('notFhir');
  const { capabilities, issuer = address, jwks_uri: keys } = smart;
  const { authorization_endpoint, token_endpoint, token_endpoint_auth_methods_supported: ways } = smart;
  if (!isSafeFrom(address, issuer)) throw new OutsideError('notFhir');
  const signer =
    keys ??
    (await providerAt(send, { kind: 'signOn', address: issuer, clientId, secret })).config.serverMetadata()
      .jwks_uri;
  if (signer === undefined) throw new OutsideError('notFhir');
  const server = {
    issuer,
    jwks_uri: signer,
    authorization_endpoint,
    token_endpoint,
    ...(ways && { token_endpoint_auth_methods_supported: ways }),
  };
  const config = clientOf(send, address, server, { clientId, secret });
  return { config, capabilities };
}

function clientOf(
  send: Outward,
  address: string,
  server: oauth.ServerMetadata,
  { clientId, secret }: Pick<ProviderClient, 'clientId' | 'secret'>,
): oauth.Configuration {
  for (const each of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri])
    if (each === undefined || !isSafeFrom(address, each)) throw new OutsideError('notFhir');
  // What a server says nothing of is Basic (RFC 8414).
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const proof =
    secret === null
      ? oauth.None()
      : ways.includes('client_secret_basic')
        ? oauth.ClientSecretBasic(secret)
        : oauth.ClientSecretPost(secret);
  const config = new oauth.Configuration(server, clientId, undefined, proof);
  throughLimits(send, config, address);
  return config;
}

/** What an administrator is told of a provider. */
const faultOf = (fault: string): ProviderFault =>
  fault === 'otherPerson'
    ? 'otherIssuer'
    : fault === 'unreachable' || fault === 'slow' || fault === 'broken'
      ? fault
      : 'notProvider';
