import type { AccountFault } from '../../accounts/passwords.ts';
import { english } from '../english.ts';

/** What is wrong in a form of the account, by its code. */
export const accountErrors = english({
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an email address like name@example.com',
  passwordRequired: 'Password is required',
  passwordTooShort: 'This password is too short',
  tooLong: 'This is too long',
  termsRequired: 'Accept the terms to register',
  codeIncomplete: 'Enter all 6 digits',
  activationCodeIncomplete: 'Enter all 8 letters and numbers of the code',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  roleRequired: 'Choose a role',
} satisfies Record<AccountFault, string>);

/** The sentences of the account's screens. Apart from the others, so that /login does not load them. */
export const accountWords = english({
  backToLogin: 'Back to login',
  password: {
    newLabel: 'New password',
    label: 'Password',
    hint: 'At least {passwordMinCharacters} characters. Pick a few words that have nothing in common.',
    longEnough: 'Long enough',
    toGo: { one: '{count} character to go', other: '{count} characters to go' },
  },
  forgot: {
    title: 'Forgot your password?',
    subtitle: "We'll email you a link to set a new one.",
    submit: 'Send Link',
    busy: 'Sending…',
    sentTitle: 'Check your email',
    /** The same for every address (behaviour R33). */
    sent: 'If we have an account for this address, we sent it a link. It works once and expires in {passwordLinkMinutes} minutes.',
    nothingThere: "Didn't get it? Check your spam folder, or try another address.",
    again: 'Try Again',
  },
  reset: {
    title: 'Set a new password',
    subtitle: "You'll be logged out on all your devices.",
    checking: 'Checking the link…',
    goneTitle: 'This link has expired',
    /** One text for all failures (behaviour R20). */
    gone: 'Each link works once, for {passwordLinkMinutes} minutes. Only the newest link works.',
    used: 'Did you already set a password with it? Log in with that password.',
    invitationGone:
      'Were you invited by a clinic? An invitation works once, for {invitationDays} days. Ask its administrator to invite you again.',
    askAnew: 'Request a New Link',
    submit: 'Set Password',
    busy: 'Saving…',
    done: 'Your password was changed. Log in with the new one.',
  },
  change: {
    title: 'Change Password',
    subtitle: "You'll be logged out on all your other devices.",
    current: 'Current password',
    submit: 'Change Password',
    busy: 'Saving…',
    done: 'Your password was changed. All your other devices are logged out.',
    ended: 'Your clinic has its own login. You have no password to change here.',
  },
  register: {
    title: 'Register',
    subtitle: 'For patients enrolled by their clinic',
    emailHint: 'The address you gave your clinic',
    needsCode:
      'You need the activation code that your clinic gave you. It is on a sheet of paper, or they read it to you.',
    terms: 'I accept the terms of use and have read the privacy notice',
    readTerms: 'Terms of use',
    readPrivacy: 'Privacy notice',
    notEmergency:
      'This is not for emergencies. No one watches your readings around the clock. In an emergency, call 911.',
    /** F12: one address has one login. */
    otherClinic:
      "Do you log in here at another clinic? Don't register again. Log in, and enter the new code in your profile.",
    addClinic: 'Log in and add a clinic',
    staff: 'Do you work at a clinic? Its administrator sets up your account.',
    submit: 'Register',
    busy: 'Registering…',
    haveAccount: 'Have an account?',
    opened: 'Your account is ready. Log in with your new password.',
  },
  code: {
    title: 'Enter your code',
    /** The same whoever is known (behaviour R33). */
    signUp:
      'If this address can be registered, we sent it a 6-digit code. It expires in {codeMinutes} minutes.',
    login: 'We sent a 6-digit code to your email address. It expires in {codeMinutes} minutes.',
    label: 'Code',
    hint: 'The 6 digits from the email',
    /** F5: the page of a sign-up asks for two codes, each named by where it comes from. */
    bothTitle: 'Enter your 2 codes',
    mailLabel: 'Code from the email',
    activationLabel: 'Activation code from your clinic',
    activationHint:
      'On the sheet from your clinic: 8 letters and numbers, like {example}. No code? Call your clinic.',
    /** The same whichever code is wrong, and why (behaviour R33). */
    bothWrong:
      'One of the 2 codes is wrong, expired or already used. Check both. If the activation code does not work, ask your clinic for a new one.',
    submit: 'Continue',
    busy: 'Checking…',
    wrong: 'That code is wrong.',
    triesLeft: { one: '{count} attempt left.', other: '{count} attempts left.' },
    noTriesLeft: 'Too many attempts. Request a new code.',
    expired: 'This code has expired. Request a new one.',
    resend: 'Send a New Code',
    resendIn: 'Send a New Code (in {seconds} s)',
    resending: 'Sending…',
    resent: 'We sent a new code. The old one no longer works.',
    nothingTitle: 'Nothing to verify',
    nothing:
      'The page was reloaded, or the code was already used. Log in or register again to get a new code.',
  },
  registered: {
    title: 'Welcome',
    subtitle: 'Your account is ready, and your email is confirmed.',
    next: 'What comes next',
    steps: [
      'When your device comes, activate it on your dashboard. You need its serial number.',
      'Take readings as your clinic asked. Each reading shows up on your dashboard.',
      'Your care team reviews your readings. No one watches them around the clock. In an emergency, call 911.',
    ],
    toDashboard: 'Go to Dashboard',
  },
});
