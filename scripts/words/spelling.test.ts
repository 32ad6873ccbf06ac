import { expect, test } from 'vitest';
import { otherSpellings } from './spelling.ts';

const inText = (text: string) => otherSpellings({ path: 'a.ts', text });

test.each([
  ['/** The dialog that enrols a patient. */', "a.ts:1: 'enrol' is spelled 'enroll' here."],
  ['const iconColour = 1;', "a.ts:1: 'Colour' is spelled 'color' here."],
  ['one\n// two labelled items', "a.ts:2: 'labelled' is spelled 'labeled' here."],
  ['import { catalogueWords }', "a.ts:1: 'catalogue' is spelled 'catalog' here."],
])('%j has a word of other English', (text, problem) => {
  expect(inText(text)).toEqual([problem]);
});

test.each([
  'enrolled, enrolling, enrollment, enroll',
  'aria-labelledby={id}',
  "path: '/api/device-catalogue', getDeviceCatalogue, useDeviceCatalogue",
  "code: 'timeBeforeEnrolment'",
  "['active', 'cancelled', 'completed']",
  "username: 'neighbour@example.test'",
  'who: enRole, role',
])('%j has none', (text) => {
  expect(inText(text)).toEqual([]);
});
