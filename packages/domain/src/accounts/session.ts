import * as z from 'zod/mini';
import { unitSystems } from '../vitals/unitSystems.ts';
import { Secret } from '../wire/fields.ts';
import { parseJson } from '../wire/wire.ts';
import { pageLanguages } from './language.ts';
import { Preferences } from './preferences.ts';
import { FactorNeeded } from './secondFactor.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

/** Who is logged in, as the server says it and the browser keeps it. @see SES-05 */
export const UserRecord = z.object({
  userId: filled,
  username: filled,
  /** Compared in upper case (NAV-09). A record without a role is no record: it would open the clinical menu. */
  role: filled,
  /** Of somebody of the role PATIENT who has no record here, and sees what patients share. */
  isCarer: z.optional(z.literal(true)),
  clinicName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
});
export type UserRecord = z.infer<typeof UserRecord>;

/** What can change of a user while a page is open: the clinic has another name, or its user. */
export type UserNow = Pick<UserRecord, 'userId' | 'clinicName' | 'firstName' | 'middleName' | 'lastName'>;

/**
 * What the browser keeps of a session: the opaque token, the login record, and how its user wants to work, so that a
 * page is right in its first drawing. Records of before that have none, and older ones no language,
 * units or choice about being read to. @see SES-05
 */
export const SessionRecord = z.object({
  token: filled,
  user: UserRecord,
  /** The clinic wants a second factor of its user, who has none: the session is good for setting one up alone. */
  mustSetUp: z.optional(z.boolean()),
  /** Its user is a patient of several clinics, and has not chosen yet which one to see. @see F12 */
  severalClinics: z.optional(z.boolean()),
  preferences: z.optional(
    z.extend(Preferences, {
      language: z._default(z.enum(pageLanguages), 'en'),
      units: z._default(z.enum(unitSystems), 'us'),
      listen: z._default(z.boolean(), true),
    }),
  ),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** What its user has to do before anything else, and does once. */
export type SessionStep = 'mustSetUp' | 'severalClinics';

/** What a log in answers when the account asks for a one-time code: it is on its way, and the ticket goes with it. */
export const CodeNeeded = z.object({ ticket: Secret });

/** What a log in answers: a session, or that a code is needed first. */
export const LogInAnswer = z.union([SessionRecord, FactorNeeded, CodeNeeded]);

/** What can be wrong with a session that is stored. @see SES-06 */
export type SessionFault = 'noUser' | 'noName';

/**
 * Reads a session that a browser stored. What is stored is hostile: anybody at the keyboard can edit it.
 *
 * @param stored the stored text, or `null` when nothing is stored
 * @param onBad gets the code of the log line of SES-06 when something is stored that is no session
 * @returns the session, or `null`, which means: not logged in
 * @see SES-06, RTE-02
 */
export function parseSession(
  stored: string | null,
  onBad: (fault: SessionFault) => void,
): SessionRecord | null {
  if (stored === null) return null;
  const record = SessionRecord.safeParse(parseJson(stored));
  if (!record.success) {
    onBad('noUser');
    return null;
  }
  const { firstName, lastName } = record.data.user;
  if (!firstName.trim() || !lastName.trim()) onBad('noName');
  return record.data;
}
