import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { checked } from '../wire/fieldErrors.ts';
import {
  emptyNote,
  firstTyped,
  NoteForm,
  noteReaders,
  noteToSend,
  readersOfCorrection,
  type TypedNote,
} from './noteForm.ts';
import { mayCorrect } from './notes.ts';

const typed = { ...emptyNote, text: ' Called about the readings. ', minutes: '12', isInteractive: true };
const found = (special: Partial<TypedNote>) => checked(NoteForm, { ...typed, ...special });

describe('the composer of a note (API-23)', () => {
  test.each<[Partial<TypedNote>, object]>([
    [{ text: ' \n ' }, { text: 'required' }],
    [{ text: 'x'.repeat(limits.longTextMaxCharacters + 1) }, { text: 'tooLong' }],
    [{ minutes: String(limits.noteMaxMinutes + 1) }, { minutes: 'minutesInvalid' }],
    [{ minutes: '1.5' }, { minutes: 'minutesInvalid' }],
    [{ minutes: '-1' }, { minutes: 'minutesInvalid' }],
    [{ minutes: 'ten' }, { minutes: 'minutesInvalid' }],
    [{ minutes: '' }, { minutes: 'liveNeedsMinutes' }],
    [{ minutes: '0' }, { minutes: 'liveNeedsMinutes' }],
  ])('%j is refused with %j', (special, errors) => {
    expect(found(special)).toEqual({ errors });
  });

  test.each<[Partial<TypedNote>, number]>([
    [{ minutes: ' 1 ' }, 1],
    [{ minutes: String(limits.noteMaxMinutes) }, limits.noteMaxMinutes],
    [{ minutes: '', isInteractive: false }, 0],
    [{ minutes: '', readers: 'author' }, 0],
  ])('%j has %i minutes', (special, minutes) => {
    expect(found(special)).toMatchObject({ value: { minutes, text: 'Called about the readings.' } });
  });
});

describe('what the composer sends (API-23)', () => {
  const form = NoteForm.parse(typed);
  const { topic, text, minutes, isInteractive } = form;
  test.each([
    ['clinic', false],
    ['patient', true],
  ] as const)('to the %s: a note, to the patient %s', (readers, toPatient) => {
    expect(noteToSend('p-1', { ...form, readers })).toEqual({
      kind: 'note',
      note: { userId: 'p-1', topic, text, minutes, isInteractive, toPatient },
    });
  });

  test('for the author alone: an exception note, without work', () => {
    expect(noteToSend('p-1', { ...form, readers: 'author' })).toEqual({
      kind: 'exception',
      note: { userId: 'p-1', topic, text },
    });
  });

  test.each(noteReaders)('for the %s, a correction names what it corrects', (readers) => {
    expect(noteToSend('p-1', { ...form, readers }, 'note-1').note).toMatchObject({ corrects: 'note-1' });
    expect(noteToSend('p-1', { ...form, readers }).note).not.toHaveProperty('corrects');
  });
});

test.each([
  ['note', false],
  ['note', true],
  ['exception', false],
] as const)(
  'a correction of a %s, to the patient %s, is offered for whom the rule lets it (API-23)',
  (kind, toPatient) => {
    const offered = readersOfCorrection({ kind, toPatient });
    const allowed = noteReaders.filter((readers) =>
      mayCorrect(
        { kind, toPatient },
        { kind: readers === 'author' ? 'exception' : 'note', toPatient: readers === 'patient' },
      ),
    );
    expect(offered).toEqual(allowed);
  },
);

describe('what the composer begins with (API-23)', () => {
  const corrected = { noteId: 'n', kind: 'note', toPatient: false, topic: 'Medication' } as const;

  test('a correction keeps minutes, live contact, topic and readers of what it corrects', () => {
    const time = { minutes: 12, isInteractive: true };
    const typed = { readers: 'clinic', topic: 'Medication', minutes: '12', isInteractive: true, text: '' };
    expect(firstTyped({ ...corrected, ...time })).toEqual(typed);
    expect(firstTyped({ ...corrected, ...time, toPatient: true }).readers).toBe('patient');
  });

  test('no minutes are no text, and what corrects nothing is empty', () => {
    expect(firstTyped({ ...corrected, minutes: 0, isInteractive: false }).minutes).toBe('');
    expect(firstTyped(null)).toEqual(emptyNote);
  });
});
