import { expect, test } from 'vitest';

const subjectsIn = (files: Record<string, object>) =>
  Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
const english = subjectsIn(import.meta.glob('./en/*.ts', { eager: true }));
const spanish = subjectsIn(import.meta.glob('./es/*.ts', { eager: true }));

/** Shown in English on Spanish pages until they are translated. Nothing is ever added here. */
const stillEnglish = [
  'account activation address allocation app careNote clinic clinicOrder contact dashboard deactivation device email',
  'enrol field frame inquiry load login order patient patientList photo profile public range reading record server',
  'session staff task',
].flatMap((line) => line.split(' '));

test('a subject that is new in English is there in Spanish too, and none is in Spanish alone', () => {
  const missing = english.filter((subject) => !spanish.includes(subject));
  expect(missing.filter((subject) => !stillEnglish.includes(subject))).toEqual([]);
  expect(spanish.filter((subject) => !english.includes(subject))).toEqual([]);
});
