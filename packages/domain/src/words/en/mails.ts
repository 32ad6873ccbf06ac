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
  /** To the owner of an account, of a login from a browser where the owner has never logged in. It names no place. */
  newBrowser: {
    subject: 'A new login to your account',
    text: `Someone just logged in to your Remote Patient Monitoring account in a browser that we don't know yet, on {date} at {time}.

If it was you, there is nothing to do. We write to you once for each browser.
If it wasn't you, set a new password with “Forgot password?” on the login page. That logs everyone out. Then tell your clinic.`,
  },
  factorsReset: {
    subject: 'Your second step for logging in was reset',
    text: `An administrator of your clinic removed the second step of your account for Remote Patient Monitoring: its passkeys, authenticator app and recovery codes no longer work, and you are logged out everywhere.

Log in with your password and set up a second step again.
If you didn't ask for this, call your clinic right away.`,
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

If you already log in with this address for another clinic, log in as usual and enter the new code in your profile:
{profile}

If you don't know what this is about, you can ignore this email.`,
  },
  /** To an address that logs in already, when somebody registers with it. The page says the same as ever. */
  hasLogin: {
    subject: 'You already have a login',
    text: `Someone just tried to register with this address in Remote Patient Monitoring. It already has a login, so nothing was changed.

If another clinic gave you an activation code, log in as usual and enter the code in your profile:
{profile}

If you forgot your password, use “Forgot password?” on the login page.
If it wasn't you, you can ignore this email.`,
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
  /** Who tries has the password already. */
  secondStepTried: {
    subject: 'Someone tried to log in with your password',
    text: `Someone entered the right password for your Remote Patient Monitoring account, but a wrong second step, {tries} times.
For up to {minutes} minutes, no one can log in to it from a new device. On a device you've used before, you can still log in.

If it was you, wait and try again.
If it wasn't you, no one got in, but someone knows your password. Set a new one with “Forgot password?” on the login page, and tell your clinic.`,
  },
  contact: {
    subject: 'A message from the contact page of Remote Patient Monitoring',
    text: `From: {name}
Reply to: {email}

{message}

The sender wasn't logged in; name and address are unverified.`,
  },
  /** To the responsible provider, then to the administrators. It names no patient and no value. */
  escalation: {
    subject: 'Critical alerts are waiting',
    provider: `Critical alerts of your patients that no one acknowledged in time: {count}.

Log in and open your alerts:
{link}`,
    administrators: `Critical alerts at your clinic that no one acknowledged in time: {count}.

You get this email because you are an administrator. Log in and see that someone takes care of them:
{link}`,
  },
  /** To who bills at a clinic. It holds counts and amounts alone. */
  digest: {
    subject: 'What this billing month will bring',
    text: `Patients who can be billed now: {billable}.
Patients at risk: {atRisk}.

If nothing changes, the month brings {now}.
If the patients at risk are saved, it brings {more} more: {saved}.
These are estimates. The payer decides what is paid.

Log in and see what is missing:
{link}

Your clinic chose to get this email, under Billing Config.`,
  },
  /** To the operator, about an inquiry of a clinic. It holds nothing of what was written. */
  inquiry: {
    subject: 'An inquiry is waiting',
    text: `Someone who works at a clinic sent an inquiry.

Log in and open the inbox of the operator:
{link}`,
  },
  /** To the administrators of a clinic, about what patients sent. It holds nothing of that. */
  recordRequest: {
    received: 'We have your request for records',
    receivedText: `We have your request. Your reference number is {reference}.

We ask the other clinics for you. Most of them answer in 10 to 30 days. You can follow it here:
{link}`,
    news: 'There is news about your request for records',
    newsText: `There is news about your request {reference}.

Log in to read it:
{link}`,
  },
  credential: {
    subject: 'One of your credentials ends soon',
    text: `One of the licenses or certificates that you keep with your clinic ends on {date}.

Log in and upload the new one:
{link}

The old one stays until the new one is verified.`,
  },
  clinicInquiry: {
    subject: 'A patient sent an inquiry',
    text: `A patient of your clinic sent an inquiry, and no one has taken it on yet.

Log in and open the inbox:
{link}

This email doesn't say what was written. For the next hour you get another one only if an inquiry names a symptom.`,
    raisedSubject: 'An inquiry names a symptom',
    raised: `A patient of your clinic sent an inquiry that names a symptom on your clinic's list. Please look at it now.

Log in and open the inbox:
{link}

This email doesn't say what was written.`,
  },
  /** The operator's answer, to whoever wrote. */
  inquiryAnswer: {
    subject: 'An answer to your message',
    text: `You wrote to Remote Patient Monitoring on {date}. Here is the answer:

{answer}

Please don't reply to this email. To write again, use the page where you wrote first.`,
  },
  /** To a patient. It names no clinic, nobody who wrote, and nothing of the message. */
  newMessage: {
    subject: 'You have a new message',
    text: `Your clinic wrote to you in Remote Patient Monitoring.

Log in to read it under Messages in Patient Details:
{link}

We won't email you again until you've read it. In an emergency, call 911.`,
  },
  /** To a patient who asked for it. It names nobody, and nothing of health. */
  reminder: {
    subject: 'Your reminder for today',
    text: `It is time to measure.

After you measure, see your readings here:
{link}

You get this email because you asked for it in your profile. You get one a day at most, and none on a day when you have measured.
To stop these emails, open this link and press the button:
{stop}`,
  },
  share: {
    subject: 'Someone shared health data with you',
    text: `Someone shared health data with you in Remote Patient Monitoring.

Open this link and log in with this email address. It works once, within {days} days:
{link}

No login here yet? Open the link and choose “Register”. You need only a name and a password.
After the first time, log in without the link and open “Shared with Me”.

Sharing ends on {date} at {time}, or sooner if they stop it. Don't share the link with anyone.
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
