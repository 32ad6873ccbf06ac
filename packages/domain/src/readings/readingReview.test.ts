import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStamp } from '../time/time.ts';
import {
  firstReviewOf,
  type KnownReview,
  latestReview,
  newestStamp,
  reviewCovering,
} from './readingReview.ts';

const review = (reviewId: string, time: string | null, upTo: string | null): KnownReview => ({
  reviewId,
  reviewer: { userId: 'u', name: 'Wren' },
  time,
  upTo,
});
const monday = review('mon', '20261116-09:00:00', '20261116-08:00:00');
const friday = review('fri', '20261120-09:00:00', '20261120-08:00:00');
const broken = [review('a', null, '20270101-00:00:00'), review('b', '20261101-00:00:00', null)];
const reviews = [...broken, friday, monday];

test.each([
  ['20261115-08:00:00', '20261115-08:00:02', 'mon'],
  ['20261116-08:00:00', '20261116-09:00:00', 'mon'],
  ['20261116-08:00:01', '20261116-08:00:02', 'fri'],
  ['20261120-08:00:00', '20261120-08:00:00', 'fri'],
  ['20261120-08:00:01', '20261120-08:00:01', undefined],
  // Late: whoever looked before it came has not seen it.
  ['20261116-08:00:00', '20261116-09:00:01', 'fri'],
  ['20261115-08:00:00', '20261120-09:00:00', 'fri'],
  ['20261115-08:00:00', '20261120-09:00:01', undefined],
  // Nobody knows when it came.
  ['20261115-08:00:00', null, 'mon'],
  ['20261115-08:00:00', 'late', 'mon'],
  ['20261115-08:00:00', undefined, 'mon'],
  ['once', '20261115-08:00:00', undefined],
  [null, null, undefined],
])('the reading of %s, received %s, was seen first by %s', (mrTime, receivedTime, id) => {
  expect(
    firstReviewOf(reviews, { mrTime, ...(receivedTime !== undefined && { receivedTime }) })?.reviewId,
  ).toBe(id);
});

const moment = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);
const looks = fc.array(fc.record({ at: fc.nat(99).map(moment), upTo: fc.nat(99).map(moment) }));
/** As the API answers it. */
const known = ({ at, upTo }: { at: Date; upTo: Date }, id: number) =>
  review(String(id), formatStamp(at), formatStamp(upTo));

test('no look of before it came covers a late reading, one more does', () => {
  fc.assert(
    fc.property(looks, fc.nat(99).map(moment), fc.integer({ min: 1, max: 99 }), (made, at, late) => {
      const last = Math.max(at.getTime(), ...made.map((each) => each.at.getTime()));
      const receivedAt = new Date(last + late * 1000);
      const reading = { mrTime: formatStamp(at), receivedTime: formatStamp(receivedAt) };
      expect(reviewCovering(made, { at, receivedAt })).toBeUndefined();
      expect(firstReviewOf(made.map(known), reading)).toBeUndefined();
      const more = [...made, { at: receivedAt, upTo: at }];
      expect(reviewCovering(more, { at, receivedAt })).toBe(more.at(-1));
      expect(firstReviewOf(more.map(known), reading)?.reviewId).toBe(String(made.length));
    }),
    { seed: 32 },
  );
});

test('the latest look', () => {
  expect(latestReview(reviews)?.reviewId).toBe('fri');
  expect(latestReview([])).toBeUndefined();
  expect(reviews).toEqual([...broken, friday, monday]);
});

test('the newest stamp', () => {
  expect(newestStamp([null, '20261116-08:00:00', 'x', '20261116-08:00:00.500'])).toBe(
    '20261116-08:00:00.500',
  );
  expect(newestStamp([null, 'x'])).toBeNull();
});
