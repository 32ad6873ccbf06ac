import {
  isSamePatient,
  type Launched,
  limits,
  otherPatientOf,
  type SignedIdentity,
  type SignOnFault,
  whoFits,
} from '@rpm/domain';
import * as z from 'zod/mini';
import type { AccessNotes } from '../../api/accessNotes.ts';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import type { Asked } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { isFault } from '../hospitals/gate.ts';
import { usernameKey } from '../patients/search.ts';
import { hasFactor } from '../security/factors.ts';
import { mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import { askForFactor, begun } from '../sessions/routes.ts';
import { hashToken } from '../sessions/tokens.ts';
import type { StoredProvider, StoredTrip } from './contract.ts';
import { refused } from './refused.ts';
import { clientOf, returnPath } from './trips.ts';

const Proof = z.object({ verifier: z.string(), nonce: z.string(), next: z.optional(z.string()) });

type Call = Asked<'finishSignOn'>;

/**
 * Lets somebody in who is back from the provider of a clinic, or from an EHR. Whatever is wrong, the answer does not tell who
 * is known; the clinic's audit log has the reason.
 */
export async function finish(asked: Call, notes: AccessNotes) {
  const { body, store, services, now, address } = asked;
  const stateHash = hashToken(body.state);
  const keys = tryKeys('sign-on', stateHash, address);
  await mayTry(asked, keys);
  const after = new Date(now.getTime() - limits.signOnMinutes * 60_000);
  const trip = await store.signOn.take(stateHash, after);
  const provider = trip && (await store.signOn.find(trip.providerId));
  if (!trip || !provider?.isOn) {
    await wasWrong(asked, keys);
    throw new Refusal(401, { code: 'signOnAgain' });
  }
  const refuse = (fault: SignOnFault, account: Account | null, code: RefusalCode) =>
    refused({ fault, account, code, provider }, asked, notes);
  if (trip.browserHash !== hashToken(body.browser)) throw await refuse('otherBrowser', null, 'signOnAgain');
  if (body.code === undefined) throw await refuse('denied', null, `${provider.kind}Denied`);
  const found = await identified({ trip, provider, code: body.code }, asked);
  if (isFault(found)) {
    const isAway = found.fault === 'unreachable' || found.fault === 'slow' || found.fault === 'broken';
    throw await refuse(isAway ? 'away' : 'refused', null, `${provider.kind}${isAway ? 'Away' : 'Denied'}`);
  }
  const who = await accountOf(found.identity, provider, store);
  if ('fault' in who) throw await refuse(who.fault, who.account, 'signOnUnknown');
  const { account } = who;
  if (who.isNew) {
    const { issuer, subject } = found.identity;
    const { accountId, clinicId } = account;
    const from = { source: address, browser: asked.browser.name.browser };
    const link = { clinicId, issuer, subject, accountId };
    if (!(await store.signOn.link({ accountId, clinicId, at: now, from }, link)))
      throw await refuse('otherSubject', account, 'signOnUnknown');
  }
  if (provider.kind === 'signOn' && provider.provedAt === null) await store.signOn.prove(provider, now);
  const launched = provider.kind === 'ehr' ? await launchedOf(found.patient, provider, store) : undefined;
  await store.signIns.succeed(keys.account);
  const { next } = proofOf(trip, services);
  const opened = { ...(launched && { launched }), ...(next !== undefined && { next }) };
  const factors = await store.secondFactors.of(account.accountId);
  if (!provider.asksFactor && hasFactor(factors))
    return { ...(await askForFactor(account, factors, asked)), ...opened };
  return { ...(await begun(account, asked, provider.asksFactor)), ...opened };
}

/** What was sealed when it began. */
const proofOf = ({ proof, stateHash }: StoredTrip, { vault }: Call['services']) =>
  Proof.parse(JSON.parse(vault.open(proof, stateHash)));

/** Who it is, as the provider says. */
function identified(
  { trip, provider, code }: { trip: StoredTrip; provider: StoredProvider; code: string },
  { body, services }: Call,
) {
  const { state, iss } = body;
  return services.signOn.finish(clientOf(provider, services), {
    code,
    state,
    iss,
    redirect: `${services.portalOrigin}${returnPath[provider.kind]}`,
    proof: proofOf(trip, services),
  });
}

/** Whose account it is, by the rule. */
async function accountOf(
  identity: SignedIdentity,
  provider: StoredProvider,
  { accounts, signOn }: Pick<StoreParts, 'accounts' | 'signOn'>,
) {
  const { issuer, subject, email } = identity;
  const { clinicId } = provider;
  const linkedId = await signOn.linked({ clinicId, issuer, subject });
  const bound = linkedId === null ? null : await accounts.find(linkedId);
  const named = bound || email === '' ? null : await accounts.findByUsername(usernameKey(email));
  const byEmail = named && (await accounts.find(named.accountId));
  const isBoundElsewhere =
    byEmail !== null && (await signOn.isLinked({ accountId: byEmail.accountId, issuer }));
  return whoFits<Account>({ identity, provider, bound, byEmail, isBoundElsewhere });
}

/** With whom to open. */
async function launchedOf(
  resource: unknown,
  { clinicId }: StoredProvider,
  { patients }: Pick<StoreParts, 'patients'>,
): Promise<Launched> {
  const other = otherPatientOf(resource);
  const born = other ? await patients.bornOn(clinicId, other.birthDate) : [];
  const [first, ...more] = born.filter((each) => other && isSamePatient(other, each));
  if (!first) return { outcome: 'none', userId: null };
  return more.length > 0
    ? { outcome: 'several', userId: null }
    : { outcome: 'found', userId: first.patientId };
}
