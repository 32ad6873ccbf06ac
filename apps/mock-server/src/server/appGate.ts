import OAuth2Server from '@node-oauth/oauth2-server';
import { cutTo, fhirId, fhirUserScope, launchScope, limits, offlineScope, openIdScope } from '@rpm/domain';
import { SignJWT } from 'jose';
import type { StoreParts } from '../store/Store.ts';
import {
  isItself,
  type KnownGrant,
  type StoredApp,
  type StoredCode,
} from '../subjects/connectedApps/contract.ts';
import type { AppGate } from '../subjects/connectedApps/gate.ts';
import { formDecoded } from '../subjects/fhir/form.ts';
import { hashToken, newToken, type RandomBytes } from '../subjects/sessions/tokens.ts';
import { type IdentityKey, identityAlg } from './identityKeys.ts';

const { Request, Response, OAuthError, ServerError } = OAuth2Server;

/** A client as the library knows it: its secret is no business of the library's. */
const clientOf = ({ appId, redirectUris }: Pick<StoredApp, 'appId' | 'redirectUris'>) => ({
  id: appId,
  redirectUris: [...redirectUris],
  grants: ['authorization_code', 'refresh_token'],
});

/** A moment of ours by the clock that the library reads: it compares with the time of the machine. */
const byItsClock = (until: Date, now: Date) => new Date(Date.now() + until.getTime() - now.getTime());

/** The half second that passes between here and the library's rounding down. */
const roundingMs = 500;

/**
 * Answers apps of patients by `@node-oauth/oauth2-server`, and tells them by `jose` who logged in.
 *
 * @param signers keys, of which the first signs; none: no app is told
 * @see ADR 67
 */
export const appGate = (signers: readonly IdentityKey[] = []): AppGate => ({
  keys: signers.map(({ published }) => published),
  async authorize({ app, request, allow }, random) {
    const client = clientOf(app);
    const server = new OAuth2Server({
      model: {
        getClient: async () => client,
        generateAuthorizationCode: async () => newToken(random),
        saveAuthorizationCode: async (code: OAuth2Server.AuthorizationCode) => {
          await allow?.(hashToken(code.authorizationCode));
          return { ...code, client, user: {} };
        },
      } as never,
    });
    const body = {
      client_id: request.clientId,
      redirect_uri: request.redirectUri,
      state: request.state,
      response_type: request.responseType,
      allowed: String(allow !== null),
      code_challenge: request.challenge,
      code_challenge_method: request.method,
    };
    const response = new Response({});
    try {
      await server.authorize(new Request({ headers: {}, method: 'POST', query: {}, body }), response, {
        authenticateHandler: { handle: async () => ({}) },
        authorizationCodeLifetime: limits.appCodeSeconds,
      });
    } catch (error) {
      throwInner(error);
      // A refusal is told to the app by the address, where there is one to which it may be told.
      if (!response.get('location')) throw error;
    }
    return response.get('location') ?? '';
  },
  async token({ headers, form }, at) {
    const told: Told = { spent: null };
    // A secret belongs into the header alone: forms are what logs quote.
    if (form.client_secret !== undefined) return refused('invalid_client');
    const server = new OAuth2Server({ model: tokenModel({ ...at, signer: signers[0] }, told) as never });
    const response = new Response({});
    try {
      await server.token(
        new Request({
          method: 'POST',
          query: {},
          body: form,
          // The library asks whether there is a body at all; it was read before.
          headers: { ...headers, 'content-length': String(JSON.stringify(form).length) },
        }),
        response,
        {
          accessTokenLifetime: limits.appTokenSeconds,
          refreshTokenLifetime: limits.appTokenSeconds,
          requireClientAuthentication: { authorization_code: false, refresh_token: false },
          allowExtendedTokenAttributes: true,
        },
      );
      return { status: 200, body: { ...response.body }, headers: {}, spent: null };
    } catch (error) {
      throwInner(error);
      if (!(error instanceof OAuthError)) throw error;
      const asks = response.get('www-authenticate');
      return {
        status: error.code,
        body: { error: error.name },
        spent: told.spent,
        headers: asks ? { 'www-authenticate': asks } : {},
      };
    }
  },
});

/** A refusal that the library is not asked for. */
const refused = (error: string) => ({ status: 400, body: { error }, headers: {}, spent: null });

/** What failed inside of the library, as the store, is no answer to an app. */
function throwInner(error: unknown): void {
  if (error instanceof ServerError && 'inner' in error && error.inner) throw error.inner;
}

/** What a model has seen that the library does not tell. */
interface Told {
  spent: string | null;
}

/** In whose name tokens are given, and when. */
interface TokenTime {
  store: StoreParts;
  now: Date;
  random: RandomBytes;
  /** The address of our FHIR API. */
  base: string;
  signer: IdentityKey | undefined;
}

/** The grant of this request, which the library hands from step to step as its user; `code`: that of its first token. */
interface Whose {
  grant: KnownGrant;
  code: Pick<StoredCode, 'nonce'> | null;
}

/** What the library asks for while tokens are given. */
function tokenModel(at: TokenTime, told: Told) {
  const { now, random } = at;
  const { connectedApps } = at.store;
  const known = (grant: KnownGrant, code: Whose['code']) => ({
    client: { id: grant.appId, grants: [] },
    user: { grant, code } satisfies Whose,
  });
  return {
    async getClient(appId: string, secret: string | null | undefined) {
      // With a secret both come out of the header, and are written as in a form there.
      const [id, shown] = secret ? [formDecoded(appId), formDecoded(secret)] : [appId, null];
      const app = await connectedApps.find(id);
      return app && isItself(app, shown) ? clientOf(app) : null;
    },
    async getAuthorizationCode(code: string) {
      const grant = await connectedApps.ofCode(hashToken(code), now);
      if (!grant) return null;
      // Of whatever comes of it but a token, the code is spent, and with it what was given for it.
      told.spent = grant.grantId;
      if (grant.codeUsedAt) return null;
      return {
        authorizationCode: code,
        expiresAt: byItsClock(grant.codeUntil, now),
        ...known(grant, grant),
        scope: [...grant.scopes],
        redirectUri: grant.redirectUri,
        codeChallenge: grant.challenge,
        codeChallengeMethod: 'S256',
      };
    },
    revokeAuthorizationCode: ({ user }: { user: Whose }) => connectedApps.takeCode(user.grant.grantId, now),
    async getRefreshToken(refresh: string) {
      const found = await connectedApps.ofToken(hashToken(refresh), now);
      if (!found?.token.isRefresh) return null;
      const { token, grant } = found;
      if (token.usedAt) {
        told.spent = grant.grantId;
        return null;
      }
      return {
        refreshToken: refresh,
        scope: scopeOf(grant, cutTo(token.scopes, grant.scopes)),
        ...known(grant, null),
        refreshTokenExpiresAt: byItsClock(token.until, now),
      };
    },
    async revokeToken({ refreshToken, user }: { refreshToken: string; user: Whose }) {
      const isTaken = await connectedApps.takeRefresh(hashToken(refreshToken), now);
      if (!isTaken) told.spent = user.grant.grantId;
      return isTaken;
    },
    generateAccessToken: async () => newToken(random),
    generateRefreshToken: async () => newToken(random),
    async saveToken(
      { accessToken, refreshToken, scope }: { accessToken: string; refreshToken: string; scope: string[] },
      client: OAuth2Server.Client,
      user: Whose,
    ) {
      const { grant, code } = user;
      const scopes = grant.scopes.filter((each) => scope.includes(each));
      const most = now.getTime() + limits.appTokenSeconds * 1000;
      const until = new Date(Math.min(most, grant.until.getTime()));
      const of = { grantId: grant.grantId, clinicId: grant.clinicId, scopes, usedAt: null };
      await connectedApps.issue(
        [
          { ...of, tokenHash: hashToken(accessToken), isRefresh: false, until },
          ...(grant.keeps
            ? [{ ...of, tokenHash: hashToken(refreshToken), isRefresh: true, until: grant.until }]
            : []),
        ],
        now,
      );
      return {
        accessToken,
        client,
        user,
        scope: scopeOf(grant, scopes),
        accessTokenExpiresAt: new Date(byItsClock(until, now).getTime() + roundingMs),
        ...(grant.keeps && { refreshToken, refreshTokenExpiresAt: byItsClock(grant.until, now) }),
        patient: fhirId(grant.patientId),
        ...(code && at.signer && (await idToken(grant, code, { ...at, signer: at.signer }))),
      };
    },
  };
}

/**
 * Who logged in, signed, for the app alone that asked: who lets an app in is always the patient. Nothing of the person is in it but
 * where the token opens it, as in `patient` beside it.
 *
 * @see https://openid.net/specs/openid-connect-core-1_0.html#IDToken
 * @see https://hl7.org/fhir/smart-app-launch/scopes-and-launch-context.html#scopes-for-requesting-identity-data
 */
async function idToken(
  { appId, patientId, identity }: KnownGrant,
  { nonce }: Pick<StoredCode, 'nonce'>,
  { now, base, signer }: TokenTime & { signer: IdentityKey },
): Promise<{ id_token?: string }> {
  if (!identity.includes(openIdScope)) return {};
  const person = fhirId(patientId);
  const claims = {
    ...(nonce !== null && { nonce }),
    ...(identity.includes(fhirUserScope) && { fhirUser: `${base}/Patient/${person}` }),
  };
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: identityAlg, kid: signer.id, typ: 'JWT' })
    .setIssuer(base)
    .setSubject(person)
    .setAudience(appId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + limits.appTokenSeconds * 1000));
  return { id_token: await token.sign(signer.key) };
}

/** What a token answers to be good for. */
const scopeOf = ({ keeps, identity }: KnownGrant, scopes: readonly string[]): string[] => [
  launchScope,
  ...identity,
  ...(keeps ? [offlineScope] : []),
  ...scopes,
];
