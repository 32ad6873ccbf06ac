import type { Language, ReminderFacts, ReminderSave } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What is known of a patient who may be reminded. */
export interface KnownReminder extends ReminderSave, Omit<ReminderFacts, 'lastDay' | 'hour'> {}

/** A patient who is to be reminded now. */
export interface DueReminder {
  patientId: string;
  /** The day by the patient's calendar for which it is. */
  day: string;
  /** Where the mail goes. */
  username: string;
  language: Language;
}

/** A mail that goes out. */
interface TakenReminder extends Pick<DueReminder, 'patientId' | 'day'> {
  /** Of the link that stops them; kept for `limits.reminderLinkDays`. */
  tokenHash: string;
  at: Date;
}

/** Reminding patients of measuring. @see SCR-07 */
export interface Reminders {
  /** What a patient chose, as usual if nothing, with what may speak against it; `null` for nobody's id. */
  find(patientId: string): Promise<KnownReminder | null>;
  /** Keeps what the patient, who is the actor, chose, with its audit entry. */
  save(actor: Actor, choice: ReminderSave): Promise<void>;
  /** Who is to be reminded now, as `reminderDayAt` says, by id. */
  due(now: Date): Promise<DueReminder[]>;
  /**
   * Takes a day of a patient, before its mail goes: whoever is first has it. Whoever is a patient of several clinics gets one
   * mail a day. Several processes may do it at once, and a restart changes nothing.
   *
   * @returns whether the mail is to go: not when the day is taken, or what decides it has changed since, as by a stop or a reading
   */
  take(reminder: TakenReminder): Promise<boolean>;
  /** Gives a day back whose mail has certainly not gone, so that it is due again. */
  giveBack(due: Pick<DueReminder, 'patientId' | 'day'>): Promise<void>;
  /**
   * Stops the reminders of whose mail a link came, with its audit entry unless they were off.
   *
   * @returns whether there is such a link
   */
  stop(tokenHash: string, at: Date): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    reminders: Reminders;
  }
}
