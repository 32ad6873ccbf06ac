import OAuth2Server from '@node-oauth/oauth2-server';
import { cutTo, fhirId, launchScope, limits, offlineScope } from '@rpm/domain';
import type { StoreParts } from '../store/Store.ts';
import { isItself, type KnownGrant, type StoredApp } from '../subjects/connectedApps/contract.ts';
import type { AppGate } from '../subjects/connectedApps/gate.ts';
import { hashToken, newToken, type RandomBytes } from '../subjects/sessions/tokens.ts';

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

/** Answers apps of patients by `@node-oauth/oauth2-server`. @see ADR 67 */
export const appGate: AppGate = {
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
      ...{ client_id: request.clientId, redirect_uri: request.redirectUri, state: request.state },
      ...{ response_type: request.responseType, allowed: String(allow !== null) },
      ...{ code_challenge: request.challenge, code_challenge_method: request.method },
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
    const server = new OAuth2Server({ model: tokenModel(at, told) as never });
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
        ...{ status: error.code, body: { error: error.name }, spent: told.spent },
        headers: asks ? { 'www-authenticate': asks } : {},
      };
    }
  },
};

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

/** What the library asks for while tokens are given. */
function tokenModel(
  { store: { connectedApps }, now, random }: { store: StoreParts; now: Date; random: RandomBytes },
  told: Told,
) {
  /** The grant of this request, which the library hands from step to step as its user. */
  const userOf = (grant: KnownGrant) => ({ grant });
  const known = ({ grant }: { grant: KnownGrant }) => ({
    client: { id: grant.appId, grants: [] },
    user: userOf(grant),
  });
  return {
    async getClient(appId: string, secret: string | null | undefined) {
      const app = await connectedApps.find(appId);
      return app && isItself(app, secret || null) ? clientOf(app) : null;
    },
    async getAuthorizationCode(code: string) {
      const grant = await connectedApps.ofCode(hashToken(code), now);
      if (!grant) return null;
      // Of whatever comes of it but a token, the code is spent, and with it what was given for it.
      told.spent = grant.grantId;
      if (grant.codeUsedAt) return null;
      return {
        ...{ authorizationCode: code, expiresAt: byItsClock(grant.codeUntil, now), ...known({ grant }) },
        ...{ scope: [...grant.scopes], redirectUri: grant.redirectUri },
        ...{ codeChallenge: grant.challenge, codeChallengeMethod: 'S256' },
      };
    },
    revokeAuthorizationCode: ({ user }: { user: { grant: KnownGrant } }) =>
      connectedApps.takeCode(user.grant.grantId, now),
    async getRefreshToken(refresh: string) {
      const found = await connectedApps.ofToken(hashToken(refresh), now);
      if (!found?.token.isRefresh) return null;
      const { token, grant } = found;
      if (token.usedAt) {
        told.spent = grant.grantId;
        return null;
      }
      return {
        ...{
          refreshToken: refresh,
          scope: scopeOf(grant, cutTo(token.scopes, grant.scopes)),
          ...known(found),
        },
        refreshTokenExpiresAt: byItsClock(token.until, now),
      };
    },
    async revokeToken({ refreshToken, user }: { refreshToken: string; user: { grant: KnownGrant } }) {
      const isTaken = await connectedApps.takeRefresh(hashToken(refreshToken), now);
      if (!isTaken) told.spent = user.grant.grantId;
      return isTaken;
    },
    generateAccessToken: async () => newToken(random),
    generateRefreshToken: async () => newToken(random),
    async saveToken(
      { accessToken, refreshToken, scope }: { accessToken: string; refreshToken: string; scope: string[] },
      client: OAuth2Server.Client,
      user: { grant: KnownGrant },
    ) {
      const { grant } = user;
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
        ...{ accessToken, client, user, scope: scopeOf(grant, scopes) },
        accessTokenExpiresAt: new Date(byItsClock(until, now).getTime() + roundingMs),
        ...(grant.keeps && { refreshToken, refreshTokenExpiresAt: byItsClock(grant.until, now) }),
        patient: fhirId(grant.patientId),
      };
    },
  };
}

/** What a token answers to be good for. */
const scopeOf = ({ keeps }: KnownGrant, scopes: readonly string[]): string[] => [
  launchScope,
  ...(keeps ? [offlineScope] : []),
  ...scopes,
];
