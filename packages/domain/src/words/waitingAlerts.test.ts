import { expect, test } from 'vitest';
import { alertWords as english } from './en/alert.ts';
import { navMarkWords as englishMark } from './en/navMark.ts';
import { alertWords as spanish } from './es/alert.ts';
import { navMarkWords as spanishMark } from './es/navMark.ts';
import { recordWords } from './es/record.ts';

/** A sentence with two counts has no form for each: it is written so that it is right for any of them. */
test.each([
  [0, 0, 'Alerts waiting: 0 critical, 0 cautious.', 'Alertas en espera. Críticas: 0. De precaución: 0.'],
  [1, 9, 'Alerts waiting: 1 critical, 9 cautious.', 'Alertas en espera. Críticas: 1. De precaución: 9.'],
  [1, 1, 'Alerts waiting: 1 critical, 1 cautious.', 'Alertas en espera. Críticas: 1. De precaución: 1.'],
  [14, 1, 'Alerts waiting: 14 critical, 1 cautious.', 'Alertas en espera. Críticas: 14. De precaución: 1.'],
])('%d critical and %d cautious alerts wait (SCR-02)', (critical, cautious, inEnglish, inSpanish) => {
  const counts = { critical, cautious };
  expect(english.waiting(counts)).toBe(inEnglish);
  expect(spanish.waiting(counts)).toBe(inSpanish);
  expect(`${englishMark.alerts.waiting(counts)}.`).toBe(inEnglish);
  expect(`${spanishMark.alerts.waiting(counts)}.`).toBe(inSpanish);
});

test.each([
  [1, '1 crítica'],
  [3, '3 críticas'],
])('%d critical reading of a record, in Spanish', (count, says) => {
  expect(recordWords.record.review.critical({ count })).toBe(says);
});
