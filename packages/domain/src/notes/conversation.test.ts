import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conversationSides,
  firstSeen,
  firstUnseen,
  newestUnseen,
  type SeenMark,
  waitingForClinic,
} from './conversation.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const said = (side: 'patient' | 'clinic', minute: number) => ({ side, at: at(minute) });
const mark = (side: 'patient' | 'clinic', upTo: number, when: number): SeenMark => ({
  side,
  upTo: at(upTo),
  at: at(when),
});

describe('when a message was seen', () => {
  test.each<[string, ReturnType<typeof said>[], SeenMark[], number | null]>([
    ['nobody came', [], [], null],
    ['the other side saw up to it', [], [mark('clinic', 5, 9)], 9],
    ['the other side saw up to what was before', [], [mark('clinic', 4, 9)], null],
    ['its own side saw it', [], [mark('patient', 5, 9)], null],
    ['the first mark counts', [], [mark('clinic', 8, 12), mark('clinic', 5, 9)], 9],
    ['the other side wrote later', [said('clinic', 7)], [], 7],
    ['the other side wrote before', [said('clinic', 3)], [], null],
    ['its own side wrote later', [said('patient', 7)], [], null],
    ['marked, then answered', [said('clinic', 8)], [mark('clinic', 5, 6)], 6],
  ])('%s', (_, others, marks, minute) => {
    const message = said('patient', 5);
    expect(firstSeen(message, [...others, message], marks)?.at ?? null).toEqual(
      minute === null ? null : at(minute),
    );
  });

  test('is told with who that was: whoever came first, by a look or by an answer', () => {
    const message = { ...said('patient', 5), name: 'patient' };
    const answer = { ...said('clinic', 8), name: 'answers' };
    const look = { ...mark('clinic', 5, 7), name: 'looks' };
    expect(firstSeen(message, [message, answer], [look])?.name).toBe('looks');
    expect(firstSeen(message, [message, answer], [{ ...look, at: at(9) }])?.name).toBe('answers');
    expect(firstSeen(message, [message], [])).toBeNull();
  });

  test('one more mark never makes it seen later, or unseen', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const anyMark = fc.tuple(fc.constantFrom(...conversationSides), minute, minute);
    fc.assert(
      fc.property(fc.array(anyMark), anyMark, (before, more) => {
        const marks = before.map((each) => mark(...each));
        const one = firstSeen(said('patient', 30), [], marks);
        const two = firstSeen(said('patient', 30), [], [...marks, mark(...more)]);
        if (one) expect(two && two.at <= one.at).toBe(true);
      }),
    );
  });
});

test.each([
  ['', 0],
  ['p', 1],
  ['pp', 2],
  ['pc', 0],
  ['pcp', 1],
  ['cpp', 2],
  ['ppc', 0],
])('of the conversation %j, %i wait for the clinic', (sides, count) => {
  const messages = [...sides].map((side) => ({ side: side === 'p' ? 'patient' : 'clinic' }) as const);
  expect(waitingForClinic(messages)).toBe(count);
});

test('the newest message of the other side is marked once it is on the screen, and only once', () => {
  const message = (noteId: string, side: 'patient' | 'clinic', seen: string | null) => ({
    noteId,
    side,
    seen,
  });
  const [a, b, c] = [
    message('a', 'patient', null),
    message('b', 'patient', null),
    message('c', 'clinic', null),
  ];
  expect(newestUnseen('clinic', [a, b, c])).toBe(b);
  expect(newestUnseen('patient', [a, b, c])).toBe(c);
  expect(newestUnseen('clinic', [a, { ...b, seen: '20261120-08:00:00' }, c])).toBeNull();
  expect(newestUnseen('clinic', [c])).toBeNull();
});

test('reading begins at the first message of the other side that was not seen (API-25, y3)', () => {
  const message = (side: 'patient' | 'clinic', seen: string | null) => ({ side, seen });
  const [old, own, first, next] = [
    message('clinic', '20261120-08:00:00'),
    message('patient', null),
    message('clinic', null),
    message('clinic', null),
  ] as const;
  expect(firstUnseen('patient', [old, own, first, next])).toBe(first);
  expect(firstUnseen('patient', [old, own])).toBeNull();
  expect(firstUnseen('clinic', [old, own, first])).toBe(own);
});
