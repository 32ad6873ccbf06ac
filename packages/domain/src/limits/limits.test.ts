import { expect, test } from 'vitest';
import {
  deliveryModes,
  inquiryTypes,
  limits,
  periods,
  readingClasses,
  searchFields,
  vitalKinds,
} from '../index.ts';
import { defaultPageSize, pageSizes } from './limits.ts';

/** Typed again from product-spec section 9 (CON): a number that was changed by mistake fails here. */
test.each([
  ['SES-04', limits.idleLogoutSeconds, 300],
  ['SES-02', limits.idleWarningSeconds, 290],
  ['SES-02', limits.idleLogoutSeconds - limits.idleWarningSeconds, 10],
  ['RNG-06', limits.rangeFormSeconds, 300],
  ['RNG-13', limits.rangeLastsYears, 100],
  ['INQ-11', limits.inquiryMaxCharacters, 500],
  ['INQ-10', limits.inquiryMinCharacters, 10],
  ['ORD-04', pageSizes, [5, 10, 20, 50]],
  ['ORD-04', defaultPageSize, 5],
  ['ORD-11', limits.searchDebounceMs, 500],
  ['ORD-11', limits.pageDebounceMs, 300],
  ['ADR-04', limits.zipMinCharacters, 5],
  ['ERR-05', limits.toastAutoCloseMs, 5000],
  ['ERR-05', limits.toastDragDismissPercent, 80],
  ['MYD-05', limits.landingReloadMs, 5000],
  ['ERR-04', limits.chunkLoadTimeoutMs, 120_000],
])('%s: case %# is %j', (_, kept, exact) => {
  expect(kept).toEqual(exact);
});

test.each([
  [
    'INQ-02',
    inquiryTypes,
    [
      'unexpected_error',
      'missing_data',
      'inconvenient_experience',
      'enhancement',
      'incorrect_behavior',
      'other',
    ],
  ],
  ['ORD-03', searchFields, ['patient', 'provider', 'orderId', 'modeOfDelivery', 'status']],
  ['REV-02', deliveryModes, ['Pickup', 'Mail']],
  ['DDB-02', periods, ['week', 'month', 'overall']],
  ['DDB-02', readingClasses, ['Normal', 'Cautious', 'Critical']],
  [
    'DSP-07',
    vitalKinds.toSorted(),
    ['BloodGlucose', 'BloodOxygen', 'BloodPressure', 'BodyTemperature', 'HeartRate', 'Weight'],
  ],
])('%s: the words are %j (product-spec section 9)', (_, kept, exact) => {
  expect(kept).toEqual(exact);
});

/** What decides first, and what must fit into what, wherever the numbers go (behaviour R5, R7, section 4). */
test('limits that lean on each other stand in their order', () => {
  expect(limits.idleNoticeSeconds).toBe(limits.idleLogoutSeconds - 30);
  expect(limits.keepAliveEverySeconds).toBeLessThan(limits.idleWarningSeconds);
  expect(limits.sessionRenewEverySeconds * 2).toBeLessThanOrEqual(limits.idleGraceSeconds);
  expect(limits.answerWithinMs).toBeLessThan(limits.callTimeoutMs);
  expect(limits.loadingShownAfterMs).toBeLessThan(limits.stillLoadingAfterMs);
  expect(limits.idleLogoutMaxSeconds).toBeLessThan(limits.sessionAbsoluteHours * 3600);
  expect(limits.shareLinkDays).toBeLessThanOrEqual(7);
  expect(limits.shareLinkDays).toBeLessThanOrEqual(limits.shareMaxDays);
  expect(limits.invitationDays).toBeLessThanOrEqual(limits.shareLinkDays);
  /** A file and a photo, in base64, fit into the body of their calls. */
  const inBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;
  expect(inBase64(limits.fileMaxBytes)).toBeLessThan(limits.fileRequestMaxBytes);
  expect(inBase64(limits.photoMaxBytes)).toBeLessThan(limits.requestMaxBytes);
});
