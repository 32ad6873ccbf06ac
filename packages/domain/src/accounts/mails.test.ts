import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { codeMail, emailCodeMail, loginCodeMail } from './accounts.ts';
import { passwordChangedMail, passwordMail } from './passwords.ts';
import { alreadyKnownMail, invitationMail, lockedMail } from './staffMails.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

const to = 'marigold.testpatient@example.test';
const clinic = 'Northside Sample Clinic';
const portalOrigin = 'https://portal.example.test';
const link = { to, user: 'u-1', token: 'secret', portalOrigin };
const invitation = { to, clinic, invitationId: 'i-1', token: 'secret', portalOrigin };
const { codeMinutes, invitationDays, loginTries, loginWindowMinutes, passwordLinkMinutes } = limits;

/** Each mail, how many lines its paragraphs have, and what it must say. */
test.each<[name: string, mailOf: () => Mail, lines: number[], says: (string | number)[]]>([
  ['a sign-up', () => codeMail(to, '012345'), [1, 2], ['012345', `${codeMinutes} minutes`, 'once']],
  ['a log in', () => loginCodeMail(to, '012345'), [1, 2], ['012345', `${codeMinutes} minutes`, 'once']],
  ['an address', () => emailCodeMail(to, '012345'), [1, 2], ['012345', `${codeMinutes} minutes`, 'once']],
  ['a new password', () => passwordMail(link), [2, 2], [`${passwordLinkMinutes} minutes`, 'once']],
  ['a changed password', () => passwordChangedMail(to), [1, 1], ['changed', 'Forgot password?']],
  ['an invitation', () => invitationMail(invitation), [1, 2, 2], [clinic, `${invitationDays} days`, 'once']],
  ['a known address', () => alreadyKnownMail({ to, clinic }), [1, 4], [clinic, 'in use', 'does not see']],
  [
    'a locked account',
    () => lockedMail(to),
    [2, 2],
    [`${loginTries} times`, `${loginWindowMinutes} minutes`],
  ],
])(
  'the mail of %s goes to its address, says all it must, and who reads a wrong mailbox learns no name',
  (_, mailOf, lines, says) => {
    const mail = mailOf();
    expect(mail.to).toBe(to);
    expect(mail.subject).toMatch(/^[A-Z].*\w$/);
    const paragraphs = mail.text.split('\n\n').map((each) => each.split('\n'));
    expect(paragraphs.map(({ length }) => length)).toEqual(lines);
    for (const line of paragraphs.flat()) expect(line).toMatch(/^(?:[A-Z].*[.:]|https:\S+)$/);
    for (const word of says) expect(mail.text).toContain(word);
    expect(mail.subject + mail.text).not.toMatch(/marigold|undefined/i);
  },
);

test('no two mails have one subject but the codes, which are told apart by their text', () => {
  const mails: Mail[] = [
    codeMail(to, '012345'),
    loginCodeMail(to, '012345'),
    emailCodeMail(to, '012345'),
    passwordMail(link),
    passwordChangedMail(to),
    invitationMail(invitation),
    alreadyKnownMail({ to, clinic }),
    lockedMail(to),
  ];
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length - 1);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(mails.length);
});

describe('what comes from outside', () => {
  const linkIn = ({ text }: Mail) => text.split('\n').filter((line) => line.startsWith('https:'));

  test('an id leads to the page of the link and to nothing else, whatever it holds (behaviour R20)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.base64String({ minLength: 4 }), (id, secret) => {
        const token = secret.replace(/\W/g, '_');
        for (const mail of [
          passwordMail({ ...link, user: id, token }),
          invitationMail({ ...invitation, invitationId: id, token }),
        ]) {
          const path = `/verify-pass-token/${encodeURIComponent(id)}/${token}`;
          expect(linkIn(mail)).toEqual([portalOrigin + path]);
        }
      }),
    );
  });

  test('the name of a clinic stays in its line, whatever it holds', () => {
    const name = fc.string({ unit: fc.constantFrom('A', 'b', ' ', '\n', '\r\n', '\t', '\u2028') });
    fc.assert(
      fc.property(name, (hostile) => {
        for (const mailOf of [
          (of: string) => invitationMail({ ...invitation, clinic: of }),
          (of: string) => alreadyKnownMail({ to, clinic: of }),
        ]) {
          const [first, ...others] = mailOf(`x${hostile}x`).text.split(/[\n\r\u2028\u2029]/u);
          expect(first).toContain(`x${hostile}x`.replace(/\s+/gu, ' '));
          expect(others).toEqual(mailOf(clinic).text.split('\n').slice(1));
        }
      }),
    );
  });
});
