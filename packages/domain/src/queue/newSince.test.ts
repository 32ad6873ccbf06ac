import { expect, test } from 'vitest';
import { newSince } from './newSince.ts';

const since = new Date('2026-11-16T21:20:00Z');
const at = (minutes: number) => new Date(since.getTime() + minutes * 60_000);

test('SCR-02: counts what came after the last look, by class, and the messages of the patient', () => {
  const readings = [
    { at: at(-1), class: 'Critical' },
    { at: at(0), class: 'Critical' },
    { at: at(1), class: 'Critical' },
    { at: at(2), class: 'Cautious' },
    { at: at(3), class: 'Normal' },
    { at: at(4), class: 'Normal' },
    { at: at(5), class: null },
  ] as const;
  const messages = [
    { at: at(-5), isByPatient: true },
    { at: at(5), isByPatient: true },
    { at: at(6), isByPatient: false },
  ];
  expect(newSince(since, readings, messages)).toEqual({
    readings: { Critical: 1, Cautious: 1, Normal: 2, total: 5 },
    messages: 1,
  });
});

test('SCR-02: nothing came', () => {
  expect(newSince(since, [{ at: at(0), class: 'Normal' }], [])).toEqual({
    readings: { Critical: 0, Cautious: 0, Normal: 0, total: 0 },
    messages: 0,
  });
});
