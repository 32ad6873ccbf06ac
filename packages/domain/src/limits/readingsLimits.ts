/** Readings, courses, and reference ranges. @see product-spec section 9 */

/** RNG-06: the countdown of the reference-range form. */
export const rangeFormSeconds = 300;
/** How many days of readings the back-test of a reference range goes back. */
export const backTestDays = 30;
/** The countdown of the reference-range form is marked as short from here. */
export const rangeFormLowSeconds = 60;
/** RNG-13: how long a reference range lasts unless its end is set. */
export const rangeLastsYears = 100;
/** Most readings in one call of a device. */
export const readingsAtOnce = 400;
/** How far a device's clock may be ahead of ours before its reading is refused. */
export const readingAheadSeconds = 300;
/** Oldest reading that a device may deliver. */
export const readingMaxAgeDays = 366;
/** Most readings of one vital that a chart asks for at once. */
export const vitalDataMaxRows = 5000;
/** Most readings of one vital that the export of a record holds. */
export const exportReadingsMax = 200_000;
/** Most readings that one chart holds: 45 years of six a day. */
export const trendMaxReadings = 100_000;
/** How many weeks, or months, before the present one the trend of a vital goes back. */
export const trendBackMaxSpans = 24;
/** Rows of a table of readings when the call does not say how many. */
export const vitalDetailsRows = 20;
/** Most versions of reference ranges of one patient that a list of them holds. */
export const rangeHistoryMax = 500;
/** How many days before its end a reference range is marked as ending. */
export const rangeEndsSoonDays = 30;
/** Most looks through a patient's readings that a list of them holds. */
export const reviewsMax = 100;
/** Behaviour 1c: most parameters of one vital. */
export const vitalMaxParameters = 30;
