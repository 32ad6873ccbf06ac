import { type MessageReading, newestUnseen } from '@rpm/domain';
import type { AskedByUser } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import { newMessageMail } from '../accounts/newsMails.ts';
import type { Patient } from '../patients/contract.ts';
import { newId } from '../sessions/tokens.ts';

type Saying = Pick<AskedByUser<'addMyConversation'>, 'actor' | 'store' | 'services' | 'afterwards'>;

/**
 * Says something to a patient in the conversation, and writes a mail that a message waits: in the patient's language, with
 * nothing of it. While the patient has not seen what came before, no other mail is written.
 *
 * @param about the reading that it is about
 * @returns the id of the message
 * @see API-25
 */
export async function sayToPatient(
  { actor, store, services, afterwards }: Saying,
  { patientId }: Pick<Patient, 'patientId'>,
  text: string,
  about?: MessageReading,
): Promise<string> {
  const before = await store.conversations.of(patientId, messagesLookedAt);
  const waits = newestUnseen(
    'patient',
    before.map(({ side, seen }) => ({ side, seen: seen && 'seen' })),
  );
  const noteId = newId(services.random);
  const plain = { topic: 'Other', toPatient: true, minutes: 0, isInteractive: false } as const;
  await store.notes.add(
    { ...plain, noteId, patientId, text, kind: 'conversation', ...(about && { about }) },
    actor,
  );
  const account = waits ? null : await store.accounts.find(patientId);
  if (account && account.accessEndedAt === null) {
    const { portalOrigin } = services;
    const mail = newMessageMail(wordsOf(account.language).mails, { to: account.username, portalOrigin });
    afterwards(() => void services.mail(mail));
  }
  return noteId;
}

/** Whether the patient has seen all is told by the last message of the clinic; those after it are the patient's own. */
const messagesLookedAt = 20;
