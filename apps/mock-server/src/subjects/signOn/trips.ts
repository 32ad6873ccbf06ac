import { domainOf } from '@rpm/domain';
import type { AccessNotes } from '../../api/accessNotes.ts';
import { Refusal } from '../../api/Refusal.ts';
import type { Asked } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import { isFault } from '../hospitals/gate.ts';
import { usernameKey } from '../patients/search.ts';
import { mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import type { StoredProvider } from './contract.ts';
import type { ProviderClient } from './gate.ts';
import { refused } from './refused.ts';

/** The page by which an EHR opens us. */
export const launchPath = '/launch';
/** Where a provider, and an EHR, sends the browser back to. Two, so that none can answer for the other (RFC 9700, 4.4). */
export const returnPath = { signOn: '/sign-on', ehr: launchPath } as const;

/** A provider as it is spoken to, with its secret. */
export const clientOf = (provider: StoredProvider, { vault }: Pick<Services, 'vault'>): ProviderClient => ({
  kind: provider.kind,
  address: provider.address,
  clientId: provider.clientId,
  secret: provider.secret === null ? null : vault.open(provider.secret, provider.providerId),
});

/** Sends somebody to the provider of their clinic. The domain decides, and not the address: nobody learns who is known. */
export async function beginSignOn(asked: Asked<'beginSignOn'>, notes: AccessNotes) {
  const { body, store, address } = asked;
  const keys = tryKeys('sign-on', usernameKey(body.username), address);
  await mayTry(asked, keys);
  const provider = await store.signOn.forDomain(domainOf(body.username));
  if (!provider) {
    await wasWrong(asked, keys);
    throw new Refusal(401, { code: 'signOnNone' });
  }
  return begin(provider, asked, { launch: null, next: body.next, notes });
}

/** Sends somebody back to the EHR that opened us, to be told who it is and whose record was open. */
export async function beginLaunch(asked: Asked<'beginLaunch'>, notes: AccessNotes) {
  const { body, store, address } = asked;
  const keys = tryKeys('sign-on', `${body.iss} ${body.launch}`, address);
  await mayTry(asked, keys);
  const provider = await store.signOn.forIss(body.iss.replace(/\/$/, ''));
  if (!provider) {
    await wasWrong(asked, keys);
    throw new Refusal(401, { code: 'ehrUnknown' });
  }
  return begin(provider, asked, { launch: body.launch, next: undefined, notes });
}

async function begin(
  provider: StoredProvider,
  asked: Asked<'beginSignOn' | 'beginLaunch'>,
  { launch, next, notes }: { launch: string | null; next: string | undefined; notes: AccessNotes },
) {
  const { store, services, now } = asked;
  const { browser } = asked.body;
  const { providerId, clinicId, kind } = provider;
  const state = newToken(services.random);
  const stateHash = hashToken(state);
  // A failure until somebody is back and comes in; of nobody's account, so that strangers who begin lock nobody out (F23).
  await wasWrong(asked, tryKeys('sign-on', stateHash, asked.address));
  const begun = await services.signOn.begin(clientOf(provider, services), {
    state,
    redirect: `${services.portalOrigin}${returnPath[kind]}`,
    launch,
  });
  if (isFault(begun))
    throw await refused({ fault: 'away', account: null, code: `${kind}Away`, provider }, asked, notes);
  await store.signOn.begin({
    stateHash,
    clinicId,
    providerId,
    browserHash: hashToken(browser),
    begunAt: now,
    proof: services.vault.seal(JSON.stringify({ ...begun.proof, next }), stateHash),
  });
  return { address: begun.address };
}
