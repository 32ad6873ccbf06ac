import { english } from '../english.ts';

/** The sentences of the account's screens. Apart from `messages`, so that /login does not load them. */
export const accountWords = english({
  backToLogin: 'Back to log in',
  password: {
    newLabel: 'New password',
    label: 'Password',
    hint: 'At least {passwordMinCharacters} characters. A few words that belong to nothing are easy to keep in mind.',
    longEnough: 'Long enough',
    toGo: { one: '{count} character to go', other: '{count} characters to go' },
  },
  forgot: {
    title: 'Forgot your password?',
    subtitle: 'We mail you a link by which you set a new one.',
    submit: 'Send Link',
    busy: 'Sending...',
    sentTitle: 'Look into your mail',
    /** The same for every address (behaviour R33). */
    sent: 'If this address belongs to an account, a link is on its way to it. It is good for {passwordLinkMinutes} minutes and works once.',
    nothingThere: 'Nothing there? Look into the spam folder, or ask again with another address.',
    again: 'Ask Again',
  },
  reset: {
    title: 'Set a new password',
    subtitle: 'It ends every session of your account, on all devices.',
    checking: 'Checking the link...',
    goneTitle: 'This link is no longer good',
    /** One text for all failures (behaviour R20). */
    gone: 'A link works once and for {passwordLinkMinutes} minutes, and a newer one takes its place. Ask for a new one.',
    invitationGone: 'Were you invited by a clinic? Ask its administrator to invite you once more.',
    askAnew: 'Ask for a New Link',
    submit: 'Set Password',
    busy: 'Saving...',
    done: 'Your password was changed. Log in with the new one.',
  },
  change: {
    title: 'Change Password',
    subtitle: 'All other sessions of your account end, on all devices.',
    current: 'Current password',
    currentRequired: 'Current password is required',
    submit: 'Change Password',
    busy: 'Saving...',
    done: 'Your password was changed. All other sessions have ended.',
  },
  register: {
    title: 'Register',
    subtitle: 'For patients whom a clinic has enrolled',
    emailHint: 'The address that you gave to your clinic',
    terms: 'I accept the terms of use and have read the privacy notice',
    termsRequired: 'Accept the terms to register',
    readTerms: 'Terms of use',
    readPrivacy: 'Privacy notice',
    notEmergency:
      'This is not for emergencies. Your readings are not watched around the clock: in an emergency call 911.',
    staff: 'Do you work at a clinic? Its administrator sets up your account.',
    submit: 'Register',
    busy: 'Registering...',
    haveAccount: 'Have an account?',
    opened: 'Your account is open. Log in with your new password.',
  },
  code: {
    title: 'Enter your code',
    /** The same whoever is known (behaviour R33). */
    signUp:
      'If this address can be registered, a code of six digits is on its way to it. It is good for {codeMinutes} minutes.',
    login: 'A code of six digits is on its way to your e-mail address. It is good for {codeMinutes} minutes.',
    label: 'Code',
    hint: 'Six digits from the mail',
    incomplete: 'Enter all six digits',
    submit: 'Continue',
    busy: 'Checking...',
    wrong: 'This code is not right.',
    triesLeft: { one: '{count} try left.', other: '{count} tries left.' },
    noTriesLeft: 'This code was tried too often. Ask for a new one.',
    expired: 'This code is no longer good. Ask for a new one.',
    resend: 'Send a New Code',
    resendIn: 'Send a New Code (in {seconds} s)',
    resending: 'Sending...',
    resent: 'A new code is on its way. The one before is no longer good.',
    nothingTitle: 'No code is expected here',
    nothing:
      'The page was loaded anew, or the code was used. Log in or register once more to get a new code.',
  },
  registered: {
    title: 'Welcome',
    subtitle: 'Your account is open, and your e-mail address is confirmed.',
    next: 'What comes next',
    steps: [
      'When your device arrives, activate it on your dashboard with its serial number.',
      'Measure as your clinic told you. Each reading appears on your dashboard.',
      'Your care team looks at your readings. They are not watched around the clock: in an emergency call 911.',
    ],
    toDashboard: 'Go to Dashboard',
  },
});
