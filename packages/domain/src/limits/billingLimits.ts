/** Time that is counted, bills, and rates. @see product-spec section 9 */

/** Most minutes that one note may record. */
export const noteMaxMinutes = 480;
/** How long nobody does anything until a timer pauses; of a call, how long its page is gone. */
export const timerIdleSeconds = 120;
/** How often a page says that a timer's owner is there. */
export const timerSignSeconds = 20;
/** Longest entry of time. */
export const timeEntryMaxSeconds = 86_400;
/** Longest note of an entry of time, as `textLength` counts. */
export const timeNoteMaxCharacters = 500;
/** Longest text in the field for minutes that a draft of a note keeps. */
export const draftMinutesMaxCharacters = 20;
/** A draft is kept so long after the last key. */
export const draftAfterMs = 1000;
/** How many days with readings a month needs, and with how many to spare it can only just reach them. */
export const billingDataDays = 16;
export const billingSpareDays = 2;
/** SCR-04: bills that are made by one call. */
export const billsAtOnce = 200;
/** SCR-04: stretches in which others bill for a patient. */
export const otherClaimsMost = 10;
/** SCR-04: days, minutes or episodes that a clinic may ask of a month before it bills a code. */
export const billThresholdMost = 9999;
/** SCR-04: rates of one code. */
export const ratesOfCodeMost = 200;
/** SCR-04: rates that one import brings, and the bytes of its file. */
export const rateLinesMost = 2000;
export const rateFileMaxBytes = 500_000;
