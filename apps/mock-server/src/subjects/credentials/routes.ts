import { formatStamp, isAdministrator, limits, localDay } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { fromBase64 } from '../files/fileContent.ts';
import { refuseUnsafe } from '../files/refuseUnsafe.ts';
import { newId } from '../sessions/tokens.ts';
import type { KnownCredential } from './contract.ts';

/** Licenses, certificates and numbers of those who work at a clinic. @see SCR-09 */
export function credentialRoutes(api: Api): void {
  route(api, 'getCredentials', async ({ actor, store }) => ({
    credentials: (await store.credentials.list(actor)).map(wire),
    ordersWait: await store.credentials.ordersWait(actor.clinicId),
    timeZone: await clinicZone(store, actor.clinicId),
  }));
  route(api, 'getClinicCredentials', async ({ actor, store }) => ({
    credentials: (await store.credentials.ofClinic(actor.clinicId)).map(({ name, ...each }) => ({
      ...wire(each),
      person: { userId: each.accountId, name },
    })),
    ordersWait: await store.credentials.ordersWait(actor.clinicId),
  }));
  route(api, 'getLicenses', async ({ params: { userId: accountId }, actor, store }) => ({
    licenses: await store.credentials.licenses({ clinicId: actor.clinicId, accountId }),
    ordersWait: await store.credentials.ordersWait(actor.clinicId),
    timeZone: await clinicZone(store, actor.clinicId),
  }));
  route(api, 'getCredentialDocument', async ({ params: { credentialId }, actor, caller, store }) => {
    const found = await store.credentials.document({ clinicId: actor.clinicId, credentialId });
    if (!found || (found.accountId !== actor.accountId && !isAdministrator(caller.account.role)))
      throw new Refusal(404);
    const { fileName, contentType, content } = found;
    return { fileName, contentType, content };
  });
  route(api, 'addCredential', add);
  route(api, 'removeCredential', async ({ words, body: { credentialId }, actor, store }) => {
    if (!(await store.credentials.remove(actor, credentialId))) throw new Refusal(404);
    return { message: words.server.credentialRemoved };
  });
  route(api, 'checkCredential', async ({ words, body, actor, store }) => {
    const reason = body.outcome === 'refused' ? body.reason : null;
    const { credentialId, outcome: review } = body;
    const outcome = await store.credentials.check(actor, { credentialId, review, reason });
    if (outcome === 'unknown') throw new Refusal(404);
    if (outcome === 'own') throw new Refusal(409, { code: 'ownCredential' });
    if (outcome === 'checked') throw new Refusal(409, { code: 'credentialChecked' });
    if (outcome === 'replaced') throw new Refusal(409, { code: 'credentialReplaced' });
    return { message: words.server.credentialChecked[review] };
  });
  route(api, 'saveCredentialRule', async ({ words, body: { ordersWait }, actor, store }) => {
    await store.credentials.setOrdersWait(actor, ordersWait);
    return { message: words.server.credentialRuleSaved };
  });
}

/** Keeps a credential whose document is not too large and what it says; nothing of it is issued tomorrow. */
async function add({ words, body, actor, store, services, now }: AskedByUser<'addCredential'>) {
  const clinic = await store.clinics.find(actor.clinicId);
  if (!clinic) throw new Refusal(404);
  if (body.issued > localDay(now, clinic.timeZone))
    throw new Refusal(400, { code: 'dayToCome', body: { field: 'issued' } });
  const bytes = fromBase64(body.content);
  if (bytes.length > limits.credentialMaxBytes) throw new Refusal(413);
  await refuseUnsafe(services, bytes, body.contentType);
  const credentialId = newId(services.random);
  const { accountId, clinicId, at: addedAt } = actor;
  const outcome = await store.credentials.add(actor, {
    ...body,
    credentialId,
    accountId,
    clinicId,
    addedAt,
    bytes: bytes.length,
    review: 'waiting',
    reason: null,
    checkedById: null,
    checkedAt: null,
    replacedAt: null,
    mailedDays: null,
  });
  if (outcome === 'full')
    throw new Refusal(409, { code: 'credentialsFull', told: { count: limits.credentialsMax } });
  if (outcome === 'unknown') throw new Refusal(404);
  return { message: words.server.credentialAdded, credentialId };
}

const wire = (each: KnownCredential) => ({
  credentialId: each.credentialId,
  kind: each.kind,
  number: each.number,
  state: each.state,
  issuer: each.issuer,
  issued: each.issued,
  expires: each.expires,
  fileName: each.fileName,
  contentType: each.contentType,
  bytes: each.bytes,
  added: formatStamp(each.addedAt),
  review: each.review,
  reason: each.reason,
  checkedBy: each.checkedBy,
  isRenewed: each.isRenewed,
});
