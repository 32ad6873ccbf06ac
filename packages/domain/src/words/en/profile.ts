import { english } from '../english.ts';

/** The sentences of the account's own profile. Apart from `messages`, so that only its page loads them. All are ours. */
export const profileWords = english({
  title: 'Profile',
  loading: {
    failed: 'Could not load your profile. Try again.',
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
  timeZoneHint: "Times are shown in this time zone. A patient's record shows them in the patient's own.",
  changedByClinic: 'Your clinic keeps your name, role and email. Ask it to change them.',
  changePassword: 'Change Password',
  phone: 'Phone (optional)',
  phoneHint: 'For your clinic only. With the country code, such as +1',
  phoneInvalid: 'Enter a phone number like +1 555 010 0199, or leave it empty',
  appearance: 'Appearance',
  appearanceNote: 'Changes at once, on every device you log in on.',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  session: 'Contact and session',
  sessionLength: 'Log me out without activity after',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  sessionFixed: {
    one: 'You are logged out after {count} minute without activity. Your clinic does not allow a longer time.',
    other:
      'You are logged out after {count} minutes without activity. Your clinic does not allow a longer time.',
  },
  sessionNote: 'Choose a longer time only where nobody else can reach your screen.',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Your profile was saved.',
  /** For administrators. */
  clinicLoading: {
    failed: 'Could not load the part of your clinic. Try again.',
    tookTooLong: 'Loading the part of your clinic took too long. Try again.',
  },
  /** Behaviour 1c, two tabs: what stands there now. */
  changedMeanwhile:
    'This was changed meanwhile, in another tab or on another device. Saved now: phone {phone}, {minutes}. What you chose is still here: save again to replace it.',
  noPhone: 'none',
});
