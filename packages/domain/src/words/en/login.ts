import type { CredentialFault } from '../../accounts/login.ts';
import { english } from '../english.ts';

/** What is wrong in the login form, by its code. */
export const loginErrors = english({
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an email address like name@example.com',
  passwordRequired: 'Password is required',
  tooLong: 'This is too long',
} satisfies Record<CredentialFault, string>);

/**
 * The sentences of the log in page, apart from `messages`, so that they come with it.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const loginWords = english({
  title: 'Log in',
  /** The pages at the foot of the account's screens. */
  legal: {
    label: 'Legal',
    terms: 'Terms',
    privacy: 'Privacy',
    california: 'California Privacy',
    contact: 'Contact',
  },
  subtitle: 'For patients and clinic staff',
  /** To whoever comes by the link of a share. */
  shared: 'Someone shared health data with you. Log in to see it, or register if you have no account here.',
  /** To whoever an app of somebody else sends. */
  app: 'An app asks to see your health data. Log in to say yes or no.',
  slogan: 'Every reading from home, reviewed by your care team.',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  forgot: 'Forgot password?',
  submit: 'Log In',
  busy: 'Logging in…',
  /** To the page of a clinic's own login (ADR 68). */
  clinic: 'Log in with your clinic',
  newHere: 'New here?',
  register: 'Register',
  /** One text for a wrong name and a wrong password (behaviour 1b). */
  wrong: 'The email or password is incorrect. Please try again.',
  tooManyTries: 'Too many attempts. Wait {minutes} minutes, then try again.',
  unavailable: "You can't log in right now. Try again in a moment.",
  /** WCAG 2.2.6: the limit is stated where the session begins. */
  timeoutNotice:
    "You'll be logged out after {minutes} minutes of inactivity. Your profile can set a longer time.",
});
