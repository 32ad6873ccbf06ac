import { expect, test } from 'vitest';

const subjectsIn = (files: Record<string, object>) =>
  Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
const english = subjectsIn(import.meta.glob('./en/*.ts', { eager: true }));
const spanish = subjectsIn(import.meta.glob('./es/*.ts', { eager: true }));

test('every subject is there in both languages', () => {
  expect(spanish.sort()).toEqual(english.sort());
});
