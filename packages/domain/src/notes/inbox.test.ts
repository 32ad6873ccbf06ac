import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import {
  compareInbox,
  decideInbox,
  inboxMoves,
  inboxStates,
  inboxTabOf,
  isMailDue,
  isPastItsEnd,
} from './inbox.ts';

test.each([
  ['New', null, 'take', 'InProgress', 'me'],
  ['New', null, 'answer', 'Answered', 'me'],
  ['New', null, 'close', 'Closed', 'me'],
  ['InProgress', 'you', 'take', 'InProgress', 'me'],
  ['InProgress', 'you', 'answer', 'Answered', 'me'],
  ['InProgress', 'you', 'close', 'Closed', 'you'],
  ['Answered', 'you', 'close', 'Closed', 'you'],
] as const)('%s of %s: %s makes it %s of %s (F7)', (state, ownerId, move, to, owner) => {
  expect(decideInbox({ state, ownerId, version: 3 }, { move, version: 3 }, 'me')).toEqual({
    kind: 'change',
    to: { state: to, ownerId: owner, version: 4 },
  });
});

test.each([
  ['InProgress', 'me', 'take', 2, 'no-op'],
  ['New', null, 'take', 2, 'conflict'],
  ['Answered', 'you', 'answer', 3, 'conflict'],
  ['Answered', 'you', 'take', 3, 'conflict'],
  ['Closed', 'you', 'close', 3, 'conflict'],
  ['Closed', 'you', 'answer', 3, 'conflict'],
] as const)('%s of %s: %s as seen at version %s is a %s (F7)', (state, ownerId, move, version, kind) => {
  expect(decideInbox({ state, ownerId, version: 3 }, { move, version }, 'me')).toEqual({ kind });
});

test('whatever was seen at another version changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...inboxStates),
      fc.constantFrom(...inboxMoves),
      fc.nat(5),
      fc.nat(5),
      (state, move, version, seen) => {
        const decision = decideInbox({ state, ownerId: 'you', version }, { move, version: seen }, 'me');
        if (seen !== version) expect(decision.kind).toBe('conflict');
        if (decision.kind === 'change') expect(decision.to.version).toBe(version + 1);
      },
    ),
  );
});

const entry = (itemId: string, minute: number, raised: string[] = [], state: 'New' | 'Closed' = 'New') => ({
  ...{ itemId, raised, state, at: new Date(Date.UTC(2026, 10, 20, 12, minute)) },
});

test('what names a symptom is on top, then what waits longest; of what is done, the newest (F7)', () => {
  const open = [entry('b', 2), entry('c', 1), entry('a', 2), entry('d', 9, ['dizzy'])];
  expect(open.sort(compareInbox).map(({ itemId }) => itemId)).toEqual(['d', 'c', 'a', 'b']);
  const done = [entry('a', 1, ['dizzy'], 'Closed'), entry('b', 2, [], 'Closed')];
  expect(done.sort(compareInbox).map(({ itemId }) => itemId)).toEqual(['b', 'a']);
  expect(inboxStates.map(inboxTabOf)).toEqual(['open', 'open', 'done', 'done']);
});

const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000);
test.each([
  ['inquiry', null, limits.contactDays, false],
  ['inquiry', days(10), 9 + limits.inboxDoneDays, false],
  ['inquiry', days(10), 10 + limits.inboxDoneDays, true],
  ['contact', null, limits.contactDays - 1, false],
  ['contact', null, limits.contactDays, true],
  ['contact', days(10), 10 + limits.inboxDoneDays, true],
] as const)('an %s done at %s is past its end on day %s: %s (F7)', (kind, doneAt, day, isPast) => {
  expect(isPastItsEnd({ kind, at: days(0), doneAt }, days(day))).toBe(isPast);
});

test.each([
  ['never', null, false, true],
  ['59 minutes ago', 59, false, false],
  ['an hour ago', 60, false, true],
  ['just now', 0, false, false],
  ['just now, and a symptom is named', 0, true, true],
] as const)(
  'the last mail to the clinic went %s: another is due is right (F7)',
  (_, minutes, isRaised, is) => {
    const now = new Date(Date.UTC(2026, 10, 20, 12));
    const last = minutes === null ? null : new Date(now.getTime() - minutes * 60_000);
    expect(isMailDue({ last, isRaised }, now)).toBe(is);
  },
);
