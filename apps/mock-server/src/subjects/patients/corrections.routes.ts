import {
  type Change,
  type Corrections,
  changedFields,
  correctionErrors,
  detailsOf,
  fullName,
  homeOf,
  roleKind,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { wordsFor } from '../../api/speech.ts';
import { addressChangedMail, newAddressMail } from '../accounts/mails.ts';
import { newToken } from '../sessions/tokens.ts';
import type { Patient } from './contract.ts';
import { usernameKey } from './search.ts';
import { patientRecord } from './wire.ts';

/** How a clinic corrects the details of a patient. @see F5 */
export function correctionRoutes(api: Api): void {
  route(api, 'correctPatient', correct);
}

async function correct(asked: AskedByUser<'correctPatient'>) {
  const { words, body, subject, caller, actor, store, services, now } = asked;
  const { userId: patientId, version, ...details } = body;
  const { timeZone } = caller;
  const before = detailsOf(patientRecord(subject));
  if (version !== subject.life.version) throw changed();
  const livesSince = homeOf(subject).from;
  const [wrong] = Object.keys(correctionErrors(before, details, { now, timeZone, livesSince }));
  if (wrong) throw new Refusal(400, { code: 'badField', told: { field: wrong }, body: { field: wrong } });
  const fields = changedFields(before, details);
  const changes = await Promise.all(
    fields.map(async (field): Promise<Change> => {
      if (field !== 'dUserId') return { field, before: before[field] || null, after: details[field] || null };
      const after = await providerOf(asked, details.dUserId);
      return { field, before: subject.provider?.name ?? null, after };
    }),
  );
  if (changes.length === 0) return { message: words.server.corrected };
  const outcome = await store.corrections.correct(
    {
      patientId,
      version,
      details,
      changes,
      salt: newToken(services.random),
    },
    actor,
  );
  if (outcome === 'changed') throw changed();
  if (outcome === 'taken') throw new Refusal(409, { code: 'emailInUse', body: { field: 'username' } });
  await tell(asked, subject, details);
  return { message: words.server.corrected };
}

const changed = () => new Refusal(409, { code: 'detailsChanged' });

/** The name of who is to be responsible: a provider of the clinic who may log in. Another one does not exist. */
async function providerOf({ store, actor }: AskedByUser<'correctPatient'>, id: string): Promise<string> {
  const provider = await store.accounts.find(id);
  const isRight =
    provider?.clinicId === actor.clinicId &&
    !provider.accessEndedAt &&
    roleKind(provider.role) === 'provider';
  if (!provider || !isRight) throw new Refusal(404, { body: { field: 'dUserId' } });
  return fullName(provider);
}

/** Mails both addresses, when it is another one. Neither mail names the patient, nor the other address. */
async function tell(
  { store, services, language, afterwards }: AskedByUser<'correctPatient'>,
  { patientId, username }: Patient,
  details: Corrections,
): Promise<void> {
  const after = details.username;
  if (usernameKey(username) === usernameKey(after)) return;
  const account = await store.accounts.find(patientId);
  // Who has no account got no mail of ours under the old address either.
  if (!account) return;
  const { mails } = wordsFor(account.language, language);
  const { portalOrigin } = services;
  afterwards(() => {
    void services.mail(addressChangedMail(mails, username));
    void services.mail(newAddressMail(mails, { to: after, portalOrigin }));
  });
}
