import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import {
  mayCorrect,
  NewConversation,
  NewExceptionNote,
  NewNote,
  type NoteKind,
  type NoteSelection,
  noteKinds,
  showsNote,
} from './notes.ts';

const shown = (
  role: string,
  selection: NoteSelection,
  kind: NoteKind,
  { toPatient = false, isOwn = false } = {},
) => showsNote({ kind, toPatient, authorId: isOwn ? 'me' : 'another' }, selection, { accountId: 'me', role });

describe('who reads which note (API-23, behaviour section 3)', () => {
  test.each(['own', 'ownExceptions', 'readable'] as const)(
    'a patient who asks for "%s" reads notes to the patient and the conversation',
    (selection) => {
      expect(shown('PATIENT', selection, 'note', { toPatient: true })).toBe(true);
      expect(shown('patient', selection, 'note', { toPatient: false })).toBe(false);
      expect(shown('PATIENT', selection, 'conversation')).toBe(true);
      expect(shown('PATIENT', selection, 'conversation', { isOwn: true })).toBe(true);
      expect(shown('PATIENT', selection, 'exception', { toPatient: true })).toBe(false);
    },
  );

  test.each(['DOCTOR', 'STAFF', 'ADMIN', 'anything'])('%s reads all but the exceptions of others', (role) => {
    expect(noteKinds.map((kind) => shown(role, 'readable', kind))).toEqual([true, false, true]);
    expect(noteKinds.map((kind) => shown(role, 'readable', kind, { isOwn: true }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('own notes are of every kind, own exceptions of one, and those of others neither', () => {
    const own = { isOwn: true };
    expect(noteKinds.map((kind) => shown('DOCTOR', 'own', kind, own))).toEqual([true, true, true]);
    expect(noteKinds.map((kind) => shown('DOCTOR', 'ownExceptions', kind, own))).toEqual([
      false,
      true,
      false,
    ]);
    for (const selection of ['own', 'ownExceptions'] as const) {
      expect(noteKinds.map((kind) => shown('DOCTOR', selection, kind))).toEqual([false, false, false]);
    }
  });
});

describe('which note corrects which (API-23)', () => {
  test.each(noteKinds)(
    'a note of the kind %s corrects its own kind, and nothing corrects a message',
    (kind) => {
      const corrected = noteKinds.filter((other) =>
        mayCorrect({ kind: other, toPatient: false }, { kind, toPatient: false }),
      );
      expect(corrected).toEqual(kind === 'conversation' ? [] : [kind]);
    },
  );

  test.each([
    [false, false, true],
    [false, true, true],
    [true, true, true],
    [true, false, false],
  ])('the patient reads the note: %s, and the correction: %s → %s', (before, after, may) => {
    expect(mayCorrect({ kind: 'note', toPatient: before }, { kind: 'note', toPatient: after })).toBe(may);
  });
});

const note = {
  userId: 'p-1',
  topic: 'Encounter',
  text: 'Called about the readings.',
  toPatient: false,
  minutes: 12,
  isInteractive: true,
};
test.each([
  [{}, []],
  [{ userId: '' }, ['userId']],
  [{ topic: 'encounter' }, ['topic']],
  [{ topic: undefined }, ['topic']],
  [{ text: ' \n' }, ['text']],
  [{ text: 'x'.repeat(4000) }, []],
  [{ text: 'x'.repeat(4001) }, ['text']],
  [{ toPatient: undefined }, ['toPatient']],
  [{ minutes: 0 }, []],
  [{ minutes: 480 }, []],
  [{ minutes: 481 }, ['minutes']],
  [{ minutes: -1 }, ['minutes']],
  [{ minutes: 0.5 }, ['minutes']],
  [{ isInteractive: 'yes' }, ['isInteractive']],
  [{ corrects: 'note-1' }, []],
  [{ corrects: '' }, ['corrects']],
  [{ corrects: null }, ['corrects']],
])('a note with %j: fault at %j (API-23)', (special, faults) => {
  expect(faultsOf(NewNote, { ...note, ...special })).toEqual(faults);
});

test('an exception note has no minutes and a conversation no topic; neither takes an author (API-23)', () => {
  const sent = { ...note, kind: 'note', authorId: 'another' };
  const { userId, topic, text } = note;
  expect(NewExceptionNote.parse(sent)).toEqual({ userId, topic, text });
  expect(NewConversation.parse(sent)).toEqual({ userId, text });
  expect(NewNote.parse(sent)).toEqual(note);
  expect(faultsOf(NewConversation, {})).toEqual(['userId', 'text']);
  expect(faultsOf(NewExceptionNote, {})).toEqual(['userId', 'topic', 'text']);
});
