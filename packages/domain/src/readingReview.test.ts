import { expect, test } from 'vitest';
import { firstReviewOf, type KnownReview, latestReview, newestStamp } from './readingReview.ts';

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
  ['20261115-08:00:00', 'mon'],
  ['20261116-08:00:00', 'mon'],
  ['20261116-08:00:01', 'fri'],
  ['20261120-08:00:00', 'fri'],
  ['20261120-08:00:01', undefined],
  ['once', undefined],
  [null, undefined],
])('the reading of %s was seen first by %s', (mrTime, id) => {
  expect(firstReviewOf(reviews, mrTime)?.reviewId).toBe(id);
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
