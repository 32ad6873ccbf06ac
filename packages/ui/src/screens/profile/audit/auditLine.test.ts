import { signOnFaults } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { expect, test } from 'vitest';
import { monthText } from '../../../parts/money/billMonth.ts';
import { auditLine } from './auditLine.ts';
import { entry } from './auditStory.ts';

const reader = {
  now: new Date('2026-11-20T15:00:00Z'),
  place: { timeZone: 'UTC', locale: 'en-US', onBad: () => {} },
  units: 'us',
} as const;
const detailsOf = (kind: string) =>
  auditLine(entry(1, 'wren', { action: 'login-failed', details: { kind } }), 0, reader).details;

test('why a log in by the clinic’s own login came to nothing is said in words (F2)', () => {
  for (const fault of signOnFaults)
    expect(detailsOf(`sign-on: ${fault}`)).toBe(auditWords.signOnFaults[fault]);
});

test('a reason that has no word is shown as it is kept', () => {
  expect(detailsOf('sign-on: constructor')).toBe('sign-on: constructor');
});

test('of a bill it says its month, and why it was made again (API-25)', () => {
  const made = { billId: 'bill-2', year: 2026, month: 9, totalCents: 1, version: 2 };
  const said = (details: object) =>
    auditLine(entry(1, 'wren', { action: 'bill.made', details: { ...made, ...details } }), 0, reader).details;
  expect(said({})).toBe(monthText('2026-09', reader.place));
  expect(said({ reason: 'A late call.' })).toBe(`${monthText('2026-09', reader.place)}, A late call.`);
});

test('of what was done to a month of bills it says which one (F2)', () => {
  const details = { month: '2026-10', lines: 9 };
  expect(auditLine(entry(1, 'wren', { action: 'bill.exported', details }), 0, reader).details).toBe(
    monthText('2026-10', reader.place),
  );
});
