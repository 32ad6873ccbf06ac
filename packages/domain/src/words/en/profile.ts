import { english } from '../english.ts';

/** The sentences of the account's own profile. None of them is fixed by the specification. */
export const profileWords = english({
  title: 'Profile',
  loading: {
    failed: "Couldn't load your profile. Try again.",
    tookTooLong: 'Loading your profile took too long. Try again.',
  },
  account: 'Account',
  name: 'Name',
  role: 'Role',
  clinic: 'Clinic',
  email: 'Email',
  emailConfirmed: 'Confirmed',
  emailUnconfirmed: 'Not confirmed yet.',
  confirmEmail: 'Confirm it',
  timeZone: 'Time zone',
  /** Whose clocks the pages go by. */
  timeZoneHint: 'Times are shown in this time zone.',
  /** For who sees records of others. */
  timeZoneOfRecords: "A patient's record and readings show the patient's own time zone.",
  /** A patient's record is corrected by the clinic. */
  changedByClinic: 'To change your name or email, ask your clinic.',
  /** No one corrects an account of staff: an administrator ends it, and invites with another address. */
  changedByNewAccount: 'To change your name, role or email, ask your clinic for a new account.',
  changePassword: 'Change Password',
  phone: 'Phone (optional)',
  phoneHint: 'Only you see it. Include the country code, such as +1',
  /** For patients, of whom the record has a number, too. */
  phoneHintOfPatient:
    'Only you see it. Your clinic calls the number in your record. Include the country code, such as +1',
  firstName: 'First name',
  lastName: 'Last name',
  nameRequired: 'Enter your first and last name',
  phoneInvalid: 'Enter a phone number like +1 555 010 0199, or leave it blank',
  appearance: 'Appearance',
  appearanceNote: 'Changes right away, on every device you log in on.',
  theme: 'Theme',
  themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  units: 'Units',
  unitSystems: { us: 'US (lb, °F)', metric: 'Metric (kg, °C)' },
  /** Of patients: whether pages offer to be read aloud (y4). */
  listen: 'Listen button',
  listening: { on: 'Show', off: 'Hide' },
  listenNote: 'It reads a page aloud with the voice of this device.',
  session: 'Contact and session',
  sessionLength: 'Log me out when inactive for',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  sessionFixed: {
    one: "You're logged out when you do nothing for {count} minute. Your clinic doesn't allow a longer time.",
    other:
      "You're logged out when you do nothing for {count} minutes. Your clinic doesn't allow a longer time.",
  },
  sessionNote: 'Choose a longer time only if no one else can use your screen.',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Profile saved.',
  /** For administrators. */
  clinicLoading: {
    failed: "Couldn't load your clinic's settings. Try again.",
    tookTooLong: "Loading your clinic's settings took too long. Try again.",
  },
  /** Behaviour 1c, two tabs: what is saved now. */
  changedMeanwhile:
    'This was just changed in another tab or on another device. Saved now: phone {phone}, {minutes}. Your choices are still here. Save again to replace what was saved.',
  noPhone: 'none',
  /** `/profile?tab=audit`, before its own words are there (u4). */
  audit: {
    onlyAdministrators: 'Only administrators see this',
    onlyAdministratorsHint: 'Ask an administrator of your clinic.',
    title: 'Audit Log',
    back: 'Profile',
    loading: {
      failed: "Couldn't load the audit log. Try again.",
      tookTooLong: 'Loading the audit log took too long. Try again.',
    },
  },
});
