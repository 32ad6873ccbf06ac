import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { fieldErrors } from '../wire/fieldErrors.ts';
import { filledTemplate, gap, NoteTemplateForm, unknownPlaceholders } from './noteTemplate.ts';

const known = { name: 'Marigold Testpatient', vital: 'Blood pressure', value: '168/97 mmHg' };

describe('what is filled in when a template is chosen (SCR-03)', () => {
  test.each([
    ['Called {name}.', 'Called Marigold Testpatient.'],
    ['{vital}: {value}. {value}', 'Blood pressure: 168/97 mmHg. 168/97 mmHg'],
    ['Nothing to fill in', 'Nothing to fill in'],
    ['{} { name } {weather}', '{} { name } {weather}'],
  ])('%s', (text, filled) => {
    expect(filledTemplate(text, known)).toBe(filled);
  });

  test('what is not known is a gap to be filled by hand', () => {
    expect(filledTemplate('{name}: {value}', { name: 'Ann', value: '' })).toBe(`Ann: ${gap}`);
  });

  test('what is filled in is not read again, and no sign in it has a meaning', () => {
    expect(filledTemplate('{name}', { ...known, name: "{value} $& $1 $'" })).toBe("{value} $& $1 $'");
  });

  test('a text without braces stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{'));
        expect(filledTemplate(text, known)).toBe(text);
      }),
    );
  });
});

test('what stands in braces and is no placeholder is named, each once', () => {
  expect(unknownPlaceholders('{name} {dose} {} {dose} {Value} }{')).toEqual(['dose', '', 'Value']);
});

test.each([
  ['all right', {}, {}],
  ['no name', { name: ' ' }, { name: 'nameRequired' }],
  ['a name too long', { name: 'x'.repeat(limits.templateNameMaxCharacters + 1) }, { name: 'nameTooLong' }],
  ['no text', { text: ' ' }, { text: 'required' }],
  ['a text too long', { text: 'x'.repeat(limits.longTextMaxCharacters + 1) }, { text: 'tooLong' }],
  ['an unknown placeholder', { text: 'Dose: {dose}' }, { text: 'unknownPlaceholder' }],
])('a template: %s', (_, change, errors) => {
  const right = { name: 'Call', topic: 'Encounter' as const, text: 'Called {name}.' };
  expect(fieldErrors(NoteTemplateForm, { ...right, ...change })).toEqual(errors);
});
