import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, ShortText } from '../wire/fields.ts';
import { Phone } from '../wire/phone.ts';
import { nameFields } from './nameFields.ts';
import { Preferences } from './preferences.ts';
import { roleKind } from './roles.ts';
import { obligedRoles } from './secondFactor.ts';

/**
 * What one may change of one's own account; what is left out stays as it is. The phone is empty for none. The name is a carer's alone to
 * change: of everybody else the clinic keeps it.
 */
export const ProfileChange = z.partial(z.extend(Preferences, { phone: Phone, ...nameFields }));
export type ProfileChange = z.infer<typeof ProfileChange>;

/** What is typed on the profile beside what counts at once. @see behaviour R5 */
export const SettingsForm = z.object({
  phone: Phone,
  sessionSeconds: Preferences.def.shape.sessionSeconds,
  /** Of a carer. */
  firstName: z.optional(nameFields.firstName),
  lastName: z.optional(nameFields.lastName),
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** What a form of the profile showed before it was changed. */
const SeenProfile = z.partial(
  z.object({ phone: ShortText, sessionSeconds: Preferences.def.shape.sessionSeconds }),
);
export type SeenProfile = z.infer<typeof SeenProfile>;

/** What saving sends: the change, and what of it the form showed before, when it is to be compared. */
export const ProfileSave = z.extend(ProfileChange, { seen: z.optional(SeenProfile) });

/**
 * Whether somebody has changed meanwhile what a form is about to change, as in another tab. What stands there already as
 * it is wanted is no such thing: the answer to a try before was lost.
 *
 * @param seen what the form showed; what is left out is not compared
 */
export function isChangedMeanwhile(
  now: Required<SeenProfile>,
  change: ProfileChange,
  seen: SeenProfile,
): boolean {
  return (['phone', 'sessionSeconds'] as const).some(
    (field) => seen[field] !== undefined && now[field] !== seen[field] && now[field] !== change[field],
  );
}

/** A profile with a change in it; what the change leaves out stays. */
export function changedProfile<T extends ProfileChange>(profile: T, change: ProfileChange): T {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...profile, ...Object.fromEntries(given) };
}

/** One's own account, as the server promises it. */
export const Profile = z.extend(Preferences, {
  userId: Id,
  /** The e-mail address. */
  username: Id,
  role: z.string(),
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  clinic: ShortText,
  /** Whether its owner has shown that the e-mail address is theirs (RTE-06). */
  isEmailConfirmed: z.boolean(),
  /** Whether its owner logs in with a password: a clinic may have ended them for its staff (ADR 68). */
  usesPassword: z.boolean(),
  phone: ShortText,
  /** The longest session that the clinic allows, in seconds (behaviour R5). */
  sessionMaxSeconds: Preferences.def.shape.sessionSeconds,
});
export type Profile = z.infer<typeof Profile>;

/** What a refusal carries when the profile was changed since it was read: what the server has now. @see behaviour 1c, two tabs */
export const ProfileChanged = z.object({
  current: z.pick(Profile, { phone: true, sessionSeconds: true }),
});

/** What an administrator changes of the own clinic. @see behaviour R5 */
export const ClinicChange = z.partial(
  z.object({
    sessionMaxSeconds: Preferences.def.shape.sessionSeconds,
    secondFactorRoles: z.array(z.enum(obligedRoles)),
  }),
);
export type ClinicChange = z.infer<typeof ClinicChange>;

/** Session lengths that are offered, in seconds. */
const sessionLengths = [300, 600, 900, 1800, 3000] as const;

/**
 * The session lengths that a clinic lets its people choose from, in seconds, shortest first.
 *
 * @param maxSeconds what the clinic allows; never less than the first is offered
 * @see behaviour R5
 */
export function sessionLengthsUpTo(maxSeconds: number): number[] {
  return sessionLengths.filter((seconds) => seconds <= Math.max(maxSeconds, limits.idleLogoutSeconds));
}

/**
 * How long a session is: what was chosen, but never longer than the clinic allows by now. Patients who have chosen nothing
 * stay logged in for 15 minutes where the clinic allows that.
 *
 * @param chosen seconds; `null` for nothing
 * @param maxSeconds what the clinic allows
 * @see behaviour R5
 */
export function sessionSecondsWithin(chosen: number | null, maxSeconds: number, role: string): number {
  const usual = roleKind(role) === 'patient' ? limits.patientIdleLogoutSeconds : limits.idleLogoutSeconds;
  return Math.max(limits.idleLogoutSeconds, Math.min(chosen ?? usual, maxSeconds));
}
