import {
  type AppRequest,
  appFault,
  appsOf,
  askedScopes,
  formatStamp,
  kindsOf,
  scopesWithin,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import type { StoreParts } from '../../store/Store.ts';
import { baseOf } from '../fhir/fhirBase.ts';
import { newId } from '../sessions/tokens.ts';
import { codeUntil, grantUntil } from './contract.ts';

/** Apps of others that read a patient's record, because the patient lets them. @see ADR 67 */
export function connectedAppRoutes(api: Api): void {
  route(api, 'getAskingApp', async ({ params: { userId }, query, store, services, now }) => {
    const { name, publisher, privacyUrl, appId } = await appOf(store, query);
    const isFaulty = isFaultyAt(query, services);
    const { scopes, keeps, identity } = askedFrom(query, services);
    const before = (await store.connectedApps.ofPatient(userId, now)).find((each) => each.appId === appId);
    return {
      name,
      publisher,
      privacyUrl,
      host: new URL(query.redirectUri).host,
      isFaulty,
      ...(isFaulty
        ? { kinds: [], keeps: false, isToldWho: false }
        : { kinds: kindsOf(scopes), keeps, isToldWho: identity.length > 0 }),
      since: before ? formatStamp(before.madeAt) : null,
    };
  });
  route(api, 'answerApp', answer);
  route(api, 'getConnectedApps', async ({ params: { userId }, store, now }) =>
    appsOf(await store.connectedApps.ofPatient(userId, now)).map(
      ({ grantId, name, publisher, privacyUrl, scopes, madeAt, usedAt, until, devices }) => ({
        grantId,
        name,
        publisher,
        privacyUrl,
        kinds: kindsOf(scopes),
        devices,
        since: formatStamp(madeAt),
        used: usedAt && formatStamp(usedAt),
        until: formatStamp(until),
      }),
    ),
  );
  route(api, 'endConnectedApp', async ({ words, body: { userId: patientId, grantId }, actor, store }) => {
    if (!(await store.connectedApps.end(actor, { patientId, grantId }))) throw new Refusal(404);
    return { message: words.server.appStopped };
  });
}

/** The app that asks. @throws Refusal 404 for one that is not there, and for an address that is not its own: nobody is sent there */
async function appOf({ connectedApps }: StoreParts, { clientId, redirectUri }: AppRequest) {
  const app = await connectedApps.find(clientId);
  if (!app?.redirectUris.includes(redirectUri)) throw new Refusal(404);
  return app;
}

const isFaultyAt = (request: AppRequest, { portalOrigin }: Services) =>
  appFault(request, baseOf(portalOrigin)) !== null;

/** What an app asks for, as far as this installation can give it. */
function askedFrom(request: AppRequest, { apps }: Services) {
  const asked = askedScopes(request);
  return apps.keys.length > 0 ? asked : { ...asked, identity: [] };
}

async function answer({ words, body, actor, store, services, now }: AskedByUser<'answerApp'>) {
  const { userId: patientId, request, allows } = body;
  const app = await appOf(store, request);
  const { apps, random } = services;
  if (!allows)
    return {
      message: words.server.appDenied,
      address: await apps.authorize({ app, request, allow: null }, random),
    };
  const asked = askedFrom(request, services);
  const scopes = scopesWithin(asked.scopes, allows.kinds);
  if (isFaultyAt(request, services) || scopes.length === 0) throw new Refusal(409, { code: 'appFaulty' });
  const keeps = asked.keeps && allows.days > 0;
  const allow = (codeHash: string) =>
    store.connectedApps.allow(actor, {
      grantId: newId(random),
      appId: app.appId,
      clinicId: actor.clinicId,
      patientId,
      scopes,
      keeps,
      madeAt: now,
      until: grantUntil(now, keeps ? allows.days : 0),
      identity: asked.identity,
      nonce: request.nonce || null,
      codeHash,
      challenge: request.challenge,
      redirectUri: request.redirectUri,
      codeUntil: codeUntil(now),
      codeUsedAt: null,
    });
  return {
    message: words.server.appAllowed,
    address: await apps.authorize({ app, request, allow }, random),
  };
}
