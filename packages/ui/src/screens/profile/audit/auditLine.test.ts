import { signOnFaults } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { expect, test } from 'vitest';
import { auditLine } from './auditLine.ts';
import { entry } from './auditStory.ts';

const reader = {
  now: new Date('2026-11-20T15:00:00Z'),
  place: { timeZone: 'UTC', onBad: () => {} },
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
