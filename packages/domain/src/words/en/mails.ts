import { english } from '../english.ts';

/** The mails: a subject, and a text in which each line is one. A reader of a wrong mailbox learns no name from them. */
export const mailWords = english({
  /** The code of a sign-up. */
  code: {
    subject: 'Your code for Remote Patient Monitoring',
    text: `Your code is {code}.

It works once and expires in {minutes} minutes. Enter it only if you just asked for it. Don't share it with anyone.
If you didn't ask for it, you can ignore this email. No account is opened without the code.`,
  },
  loginCode: {
    subject: 'Your code for Remote Patient Monitoring',
    text: `Your code is {code}.

It works once and expires in {minutes} minutes. Enter it only if you are logging in right now. Don't share it with anyone.
If you aren't logging in, someone knows your password. Set a new one with “Forgot password?” on the login page.`,
  },
  emailCode: {
    subject: 'Confirm your email for Remote Patient Monitoring',
    text: `Your code is {code}.

It works once and expires in {minutes} minutes. Enter it only on the page where you asked for it. Don't share it with anyone.
If you didn't ask for it, you can ignore this email. Nothing changes without the code.`,
  },
  password: {
    subject: 'Set a new password for Remote Patient Monitoring',
    text: `Open this link to set a new password:
{link}

It works once and expires in {minutes} minutes.
If you didn't ask for it, you can ignore this email. Your password won't change.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: `Your password for Remote Patient Monitoring was just changed.

If you didn't change it, set a new one with “Forgot password?” on the login page, and tell your clinic.`,
  },
  /** To the address of before; it names nobody, and not the new address. */
  addressChanged: {
    subject: 'Your email address was changed',
    text: `Your clinic changed the email address of your account for Remote Patient Monitoring. You can no longer log in with this address.

If you didn't ask for this, call your clinic.`,
  },
  /** To the new address, when there is an account. */
  newAddress: {
    subject: 'Your new email address for Remote Patient Monitoring',
    text: `Your clinic set this address for your account in Remote Patient Monitoring.

To log in again, get a new activation code from your clinic, and open your account with it and this address:
{link}

If you don't know what this is about, you can ignore this email.`,
  },
  invitation: {
    subject: 'Your invitation to Remote Patient Monitoring',
    text: `{clinic} invited you to work with Remote Patient Monitoring.

Open this link to set a password and open your account:
{link}

It works once and expires in {days} days. Only the newest invitation works.
If you don't work there, you can ignore this email. No account is opened without the link.`,
  },
  alreadyKnown: {
    subject: 'You were invited to Remote Patient Monitoring',
    text: `{clinic} invited this address to work with Remote Patient Monitoring.

This address is already in use there, so we didn't open a new account or change anything of yours.
If you have an account, log in as usual. To get a new password, use “Forgot password?” on the login page.
To work at that clinic with another account, give its administrator another address.
The person who invited you can't see that this address is in use.`,
  },
  locked: {
    subject: 'Your account is temporarily locked on new devices',
    text: `Someone entered a wrong password {tries} times for your Remote Patient Monitoring account.
For up to {minutes} minutes, no one can log in to it from a new device, not even with the right password. On a device you've used before, you can still log in.

If it was you, wait, or set a new password with “Forgot password?” on the login page. That unlocks your account.
If it wasn't you, no one got in. Use a password you don't use anywhere else, and tell your clinic if this happens again.`,
  },
  contact: {
    subject: 'A message from the contact page of Remote Patient Monitoring',
    text: `From: {name}
Reply to: {email}

{message}

The sender wasn't logged in; name and address are unverified.`,
  },
  share: {
    subject: 'Someone shared health data with you',
    text: `Someone shared health data with you in Remote Patient Monitoring.

The portal has no page for shared data yet. A program that reads them for you needs this code. It works once, after you log in with this email address:
{token}

Sharing ends on {date} at {time} UTC, or when its owner stops it. Don't share the code with anyone.
If you don't know what this is about, you can ignore this email.
`,
  },
});

/** The page of the demo's mailbox. */
export const mailboxWords = english({
  tab: 'Mailbox · Remote Patient Monitoring',
  title: 'Mailbox',
  lead: 'This is a demo, so no email leaves it. What it would have sent is kept here, where anyone can read it.',
  none: 'No email yet.',
  /** Around the time as the page marks it up. */
  to: 'To {to}',
});
