import { grantedScopes, limits, scopesOf, systemAlgorithms } from '@rpm/domain';
import type { Context } from 'hono';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { ApiEnv } from '../../api/ApiEnv.ts';
import { isStorable } from '../../api/readRequest.ts';
import type { Api } from '../../api/route.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import type { StoredSystem } from '../systems/contract.ts';
import { answerAppToken } from './appTokens.routes.ts';
import { baseOf, fhirPath } from './fhirBase.ts';
import { formOf } from './form.ts';

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** The words of RFC 6749 section 5.2. */
type OAuthError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

/**
 * Gives a system a token for a signed assertion, once: SMART Backend Services.
 *
 * @see https://hl7.org/fhir/smart-app-launch/backend-services.html
 * @see https://www.rfc-editor.org/rfc/rfc7523
 */
export function serveTokens({ app, services }: Api): void {
  const { store } = services;
  const path = `${fhirPath}/auth/token`;
  app.post(path, async (context) => {
    context.set('route', path);
    const form = await formOf(context);
    if (form?.get('grant_type') === 'authorization_code' || form?.get('grant_type') === 'refresh_token')
      return answerAppToken(context, services, form);
    const field = (name: string) => {
      const [value = '', ...more] = form?.getAll(name) ?? [];
      return more.length > 0 ? '' : value;
    };
    if (!form || field('client_assertion_type') !== assertionType || field('client_assertion') === '')
      return refuse(context, 'invalid_request');
    if (field('grant_type') !== 'client_credentials') return refuse(context, 'unsupported_grant_type');

    const now = services.clock();
    return store.within('every clinic', async () => {
      const assertion = field('client_assertion');
      const known = await systemOf(assertion);
      const assertionHash = known && (await verified(assertion, known, baseOf(services.portalOrigin), now));
      if (!assertionHash) return refuse(context, 'invalid_client');
      const scopes = grantedScopes(field('scope'), scopesOf(known.grants));
      if (scopes.length === 0) return refuse(context, 'invalid_scope');
      const token = newToken(services.random);
      const isGiven = await store.systems.issue({
        systemId: known.systemId,
        clinicId: known.clinicId,
        scopes,
        assertionHash,
        tokenHash: hashToken(token),
        at: now,
        until: new Date(now.getTime() + limits.systemTokenSeconds * 1000),
      });
      if (!isGiven) return refuse(context, 'invalid_client');
      return context.json(
        {
          access_token: token,
          token_type: 'bearer',
          expires_in: limits.systemTokenSeconds,
          scope: scopes.join(' '),
        },
        200,
        { pragma: 'no-cache' },
      );
    });
  });

  /** The system that an assertion says it is of; it may say so falsely. */
  async function systemOf(assertion: string): Promise<StoredSystem | null> {
    try {
      const { iss } = decodeJwt(assertion);
      return typeof iss === 'string' && isStorable(iss) ? await store.systems.find(iss) : null;
    } catch (error) {
      if (isOfJose(error)) return null;
      throw error;
    }
  }
}

/**
 * Whether an assertion is signed by a key of the system, for us, of now.
 *
 * @returns the hash of what tells it apart; `null` for one that is not good
 */
async function verified(
  assertion: string,
  { systemId, keys }: StoredSystem,
  base: string,
  now: Date,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(assertion, createLocalJWKSet({ keys: keys.keys.map(jwkOf) }), {
      algorithms: [...systemAlgorithms],
      issuer: systemId,
      subject: systemId,
      audience: `${base}/auth/token`,
      requiredClaims: ['exp', 'jti'],
      currentDate: now,
    });
    const { exp = 0, jti = '' } = payload;
    const isShort = exp - now.getTime() / 1000 <= limits.systemTokenSeconds;
    return isShort && jti !== '' ? hashToken(jti) : null;
  } catch (error) {
    if (isOfJose(error)) return null;
    throw error;
  }
}

/** A key with the one algorithm that its kind is good for here. */
const jwkOf = (key: StoredSystem['keys']['keys'][number]) => ({
  ...key,
  alg: key.kty === 'EC' ? 'ES384' : 'RS384',
});

/** Errors of the library say what is wrong with an assertion; others are not its fault. */
const isOfJose = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && /^ERR_J/.test(String(error.code)));

/** A refusal tells a program what is wrong, and nobody whether there is such a system. */
const refuse = (context: Context<ApiEnv>, error: OAuthError) =>
  context.json({ error }, error === 'invalid_client' ? 401 : 400);
