import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { contactWords } from '../words/en/contact.ts';
import { inquiryWords } from '../words/en/inquiry.ts';
import { ContactForm, contactErrors, contactMail } from './contact.ts';

const right = { name: 'Ann Example', email: 'ann@example.test', message: 'How do I open an account?' };

describe('the form of the contact page (SCR-10)', () => {
  test.each([
    ['all right', {}, {}],
    ['no name', { name: ' \t' }, { name: contactWords.nameRequired }],
    ['the longest name', { name: 'x'.repeat(limits.contactNameMaxCharacters) }, {}],
    ['a longer one', { name: 'x'.repeat(101) }, { name: contactWords.nameTooLong }],
    ['no address', { email: '' }, { email: contactWords.emailWrong }],
    ['no address at all', { email: 'ann at example' }, { email: contactWords.emailWrong }],
    ['no message', { message: '  ' }, { message: inquiryWords.detailsRequired }],
    ['nine characters', { message: ' 123456789 ' }, { message: inquiryWords.detailsTooShort }],
    ['ten', { message: ' 1234567890 ' }, {}],
    ['500', { message: 'x'.repeat(500) }, {}],
    ['501', { message: 'x'.repeat(501) }, { message: inquiryWords.detailsTooLong }],
    [
      'nothing at all',
      { name: '', email: '', message: '' },
      {
        name: contactWords.nameRequired,
        email: contactWords.emailWrong,
        message: inquiryWords.detailsRequired,
      },
    ],
  ])('%s', (_, typed, errors) => {
    expect(contactErrors({ ...right, ...typed })).toEqual(errors);
  });

  test('is sent trimmed', () => {
    expect(
      ContactForm.parse({ name: ' Ann ', email: ' ann@example.test ', message: '\n1234567890 ' }),
    ).toEqual({
      name: 'Ann',
      email: 'ann@example.test',
      message: '1234567890',
    });
  });

  test('what was written stands in the text of the mail, and a name is one line of it', () => {
    const mail = contactMail({ ...right, name: 'Ann\r\nBcc: all@example.test', to: 'desk@example.test' });
    expect(mail.to).toBe('desk@example.test');
    expect(mail.subject).toBe('A message from the contact page of Remote Patient Monitoring');
    expect(mail.text.split('\n')).toEqual([
      'From: Ann Bcc: all@example.test',
      'Answer to: ann@example.test',
      '',
      'How do I open an account?',
      '',
      'Whoever wrote this was not logged in: name and address are as they were typed.',
    ]);
  });
});
