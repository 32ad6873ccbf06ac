import { limits } from '@rpm/domain';
import { appWords as english } from '@rpm/domain/words/en/app';
import { navWords as englishMenu } from '@rpm/domain/words/en/frame';
import { appWords as spanish } from '@rpm/domain/words/es/app';
import { navWords as spanishMenu } from '@rpm/domain/words/es/frame';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/api/speech.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import {
  alreadyKnownMail,
  codeMail,
  emailCodeMail,
  factorsResetMail,
  hasLoginMail,
  invitationMail,
  lockedMail,
  loginCodeMail,
  newAddressMail,
  newBrowserMail,
  passwordChangedMail,
  passwordMail,
  secondStepTriedMail,
} from '../src/subjects/accounts/mails.ts';
import {
  contactMail,
  credentialMail,
  digestMail,
  escalationMail,
  inquiryAnswerMail,
  reminderMail,
} from '../src/subjects/accounts/newsMails.ts';
import { shareMail } from '../src/subjects/sharing/shareMail.routes.ts';

const to = 'marigold.testpatient@example.test';
const clinic = 'Northside Sample Clinic';
const portalOrigin = 'https://portal.example.test';
const link = { to, id: 'u-1', token: 'secret', portalOrigin };
const invitation = { ...link, clinic };
const at = new Date('2026-11-20T15:30:00Z');
const timeZone = 'America/New_York';
const until = new Date('2026-11-24T15:30:00Z');
const { codeMinutes, invitationDays, loginTries, loginWindowMinutes, passwordLinkMinutes } = limits;

const forecast = {
  ...{ billable: 162, atRisk: 51 },
  ...{ now: '$16,700.28', more: '$2,135.74', saved: '$18,836.02' },
};

describe.each(['en', 'es'] as const)('mails in %s', (language) => {
  const { mails } = wordsOf(language);
  /** As the pages of the language call it. */
  const product = (language === 'en' ? english : spanish).title;
  const { sharedWithMe } = (language === 'en' ? englishMenu : spanishMenu).items;

  /** Each mail, how many lines its paragraphs have, and what it must say. */
  test.each<[name: string, mail: Mail, lines: number[], says: (string | number)[]]>([
    ['a sign-up', codeMail(mails, to, '012345'), [1, 2], ['012345', ` ${codeMinutes} min`]],
    ['a login', loginCodeMail(mails, to, '012345'), [1, 2], ['012345', ` ${codeMinutes} min`]],
    ['an address', emailCodeMail(mails, to, '012345'), [1, 2], ['012345', ` ${codeMinutes} min`]],
    ['a new password', passwordMail(mails, link), [2, 2], [` ${passwordLinkMinutes} min`]],
    ['a changed password', passwordChangedMail(mails, to), [1, 1], [product]],
    ['a reset second step', factorsResetMail(mails, to), [1, 2], [product]],
    [
      'a new browser (ASVS 6.3.5)',
      newBrowserMail(mails, { to, at, timeZone, language }),
      [1, 2],
      [
        product,
        language === 'en' ? 'at 10:30 AM EST.' : '2026, 10:30 a.m. EST.',
        language === 'en' ? 'November 20, 2026' : '20 de noviembre de 2026',
      ],
    ],
    [
      'an address that logs in already (F12)',
      hasLoginMail(mails, { to, portalOrigin }),
      [1, 2, 2],
      [`${portalOrigin}/profile`],
    ],
    [
      'a new address (F5)',
      newAddressMail(mails, { to, portalOrigin }),
      [1, 2, 2, 1],
      [`${portalOrigin}/register`, `${portalOrigin}/profile`],
    ],
    [
      'a second step that is guessed (ASVS 6.3.5)',
      secondStepTriedMail(mails, to),
      [2, 2],
      [` ${loginTries} `, ` ${loginWindowMinutes} min`],
    ],
    ['an invitation', invitationMail(mails, invitation), [1, 2, 2], [clinic, ` ${invitationDays} d`]],
    ['a known address', alreadyKnownMail(mails, { to, clinic }), [1, 4], [clinic]],
    ['a lock', lockedMail(mails, to), [2, 2], [` ${loginTries} `, ` ${loginWindowMinutes} min`]],
    [
      'alerts that wait, to their provider',
      escalationMail(mails, { to, step: 'provider', count: 3, portalOrigin }),
      [1, 2],
      [': 3.', `${portalOrigin}/alerts`],
    ],
    [
      'alerts that wait, to the administrators',
      escalationMail(mails, { to, step: 'administrators', count: 3, portalOrigin }),
      [1, 2],
      [': 3.', `${portalOrigin}/alerts`],
    ],
    [
      'the forecast of a billing month',
      digestMail(mails, { to, month: '2026-11', told: forecast, portalOrigin }),
      [2, 3, 2, 1],
      [': 162.', ': 51.', '$16,700.28', '$2,135.74', `${portalOrigin}/billing-revenue?month=2026-11`],
    ],
    [
      'a share',
      shareMail(mails, { portalOrigin, to, token: 'secret', until, timeZone, language }),
      [1, 2, 2, 3],
      // The link works once: the mail says how its page is found without it, as the menu names it.
      ['/secret', language === 'en' ? 'at 10:30 AM EST,' : '2026, 10:30 a.m. EST,', `“${sharedWithMe}”`],
    ],
    [
      'a credential that ends (SCR-09)',
      credentialMail(mails, { to, expires: '2027-01-19', portalOrigin, language }),
      [1, 2, 1],
      [language === 'en' ? 'January 19, 2027.' : '19 de enero de 2027.', `${portalOrigin}/mycredentials`],
    ],
    [
      'an answer (F7)',
      inquiryAnswerMail(mails, { to, at, answer: 'Yes.', language }),
      [1, 1, 1],
      [language === 'en' ? 'on November 20, 2026.' : 'el 20 de noviembre de 2026.', 'Yes.'],
    ],
    [
      'a reminder',
      reminderMail(mails, { to, token: 'secret', portalOrigin }),
      [1, 2, 3],
      [`${portalOrigin}/patient-dashboard`, `${portalOrigin}/stop-reminders/secret`],
    ],
  ])(
    'that of %s goes to its address, says all it must, and who reads a wrong mailbox learns no name',
    (_, mail, lines, says) => {
      expect(mail.to).toBe(to);
      expect(mail.subject).toMatch(/^\p{Lu}.*\p{L}$/u);
      const paragraphs = mail.text.split('\n\n').map((each) => each.split('\n'));
      expect(paragraphs.map(({ length }) => length)).toEqual(lines);
      for (const line of paragraphs.flat()) expect(line).toMatch(/^(?:\p{Lu}.*[.:]|https:\S+|secret|)$/u);
      for (const word of says) expect(mail.text).toContain(word);
      expect(mail.subject + mail.text.replaceAll(encodeURIComponent(to), '')).not.toMatch(
        /marigold|undefined|[{}]/i,
      );
    },
  );

  test('no two mails are alike', () => {
    const all = [codeMail, loginCodeMail, emailCodeMail].map((mailOf) => mailOf(mails, to, '012345').text);
    const others = [
      passwordMail(mails, link),
      passwordChangedMail(mails, to),
      factorsResetMail(mails, to),
      invitationMail(mails, invitation),
      alreadyKnownMail(mails, { to, clinic }),
      lockedMail(mails, to),
      newBrowserMail(mails, { to, at, timeZone, language }),
    ];
    expect(new Set([...all, ...others.map(({ text }) => text)]).size).toBe(10);
    expect(new Set(others.map(({ subject }) => subject)).size).toBe(others.length);
  });

  const linkIn = ({ text }: Mail) => text.split('\n').filter((line) => line.startsWith('https:'));

  test('an id leads to the page of the link and to nothing else, whatever it holds (behaviour R20)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.base64String({ minLength: 4 }), (id, secret) => {
        const token = secret.replace(/\W/g, '_');
        for (const mail of [
          passwordMail(mails, { ...link, id, token }),
          invitationMail(mails, { ...invitation, id, token }),
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
          (of: string) => invitationMail(mails, { ...invitation, clinic: of }),
          (of: string) => alreadyKnownMail(mails, { to, clinic: of }),
        ]) {
          const [first, ...others] = mailOf(`x${hostile}x`).text.split(/[\n\r\u2028\u2029]/u);
          expect(first).toContain(`x${hostile}x`.replace(/\s+/gu, ' '));
          expect(others).toEqual(mailOf(clinic).text.split('\n').slice(1));
        }
      }),
    );
  });

  test('what a guest wrote stands in the text of the mail, and a name is one line of it', () => {
    const message = 'How do I open an account?\nBcc: x@example.test {name}';
    const guest = { name: 'Ann\r\nBcc: all@example.test', email: 'ann@example.test', message };
    const mail = contactMail(mails, { ...guest, to: 'desk@example.test' });
    expect([mail.to, mail.subject]).toEqual(['desk@example.test', mails.contact.subject]);
    expect(mail.text.split('\n')[0]).toMatch(/: Ann Bcc: all@example\.test$/);
    expect(mail.text).toContain(`\n\n${message}\n\n`);
  });
});
