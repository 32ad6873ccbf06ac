import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { fieldErrors } from '../wire/fieldErrors.ts';
import { ContactForm } from './contact.ts';

const right = { name: 'Ann Example', email: 'ann@example.test', message: 'How do I open an account?' };

describe('the form of the contact page (SCR-10)', () => {
  test.each([
    ['all right', {}, {}],
    ['no name', { name: ' \t' }, { name: 'nameRequired' }],
    ['the longest name', { name: 'x'.repeat(limits.contactNameMaxCharacters) }, {}],
    ['a longer one', { name: 'x'.repeat(101) }, { name: 'nameTooLong' }],
    ['no address', { email: '' }, { email: 'emailInvalid' }],
    ['no address at all', { email: 'ann at example' }, { email: 'emailInvalid' }],
    ['no message', { message: '  ' }, { message: 'detailsRequired' }],
    ['nine characters', { message: ' 123456789 ' }, { message: 'detailsTooShort' }],
    ['ten', { message: ' 1234567890 ' }, {}],
    ['500', { message: 'x'.repeat(500) }, {}],
    ['501', { message: 'x'.repeat(501) }, { message: 'detailsTooLong' }],
    [
      'nothing at all',
      { name: '', email: '', message: '' },
      {
        name: 'nameRequired',
        email: 'emailInvalid',
        message: 'detailsRequired',
      },
    ],
  ])('%s', (_, typed, errors) => {
    expect(fieldErrors(ContactForm, { ...right, ...typed })).toEqual(errors);
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
});
