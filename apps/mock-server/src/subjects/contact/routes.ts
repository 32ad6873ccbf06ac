import { symptomsIn, usualSymptomWords } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, publicRoute } from '../../api/route.ts';
import { wordsFor } from '../../api/speech.ts';
import { contactMail } from '../accounts/newsMails.ts';
import { usernameKey } from '../patients/search.ts';
import { admit, tryKeys } from '../sessions/admit.ts';
import { hashToken, newId } from '../sessions/tokens.ts';

/** What a guest writes to the operator. */
export function contactRoutes(api: Api): void {
  publicRoute(api, 'sendContact', takeMessage);
}

/**
 * Keeps a message and mails it to the operator, if there is an address for that. Nobody waits for the mail, and a
 * retry mails nothing twice. Counted by the address that it comes from, as strictly as tries to log in, and apart from
 * those of any account.
 *
 * @see SCR-10, behaviour R33, R34
 */
async function takeMessage({ words, body, key, services, store, now, address }: Asked<'sendContact'>) {
  await admit(store, tryKeys('contact', address, address), now);
  const message = { ...body, messageId: newId(services.random), at: now };
  const intent = {
    keyHash: key && hashToken(`contact ${key}`),
    requestHash: hashToken(JSON.stringify(body)),
  };
  const raised = symptomsIn(body.message, usualSymptomWords);
  const outcome = await store.contacts.add(message, intent, raised);
  if (outcome === 'reused') throw new Refusal(422);
  const { contactAddress } = services;
  if (outcome === 'added' && contactAddress !== null) {
    const { mails } = wordsFor(await store.accounts.readerLanguage(usernameKey(contactAddress)), 'en');
    void services.mail(contactMail(mails, { ...body, to: contactAddress }));
  }
  return { message: words.server.messageSent };
}
