/** Alerts, the queue, compliance, limits that fire for nothing, and what patients are asked for. @see product-spec section 9 */

/** A reference range that ends after so many years is shown as one without an end. */
export const rangeEndlessYears = 50;
/** How long a device may be silent before its patient is on the list of silent ones. */
export const silentDays = 3;
/** How long an alert may be put off at most. */
export const snoozeMaxDays = 30;
/** SCR-02: at which hour of whoever puts an alert off a morning and an afternoon begin. The words of the menu say them. */
export const snoozeMorningHour = 8;
export const snoozeAfternoonHour = 13;
/** A second reading out of limits so long after the first, that moment included, makes an alert a repeated one. */
export const repeatMinutes = 30;
/** For so long a patient rests before measuring again. */
export const restSeconds = 300;
/** How often a page that waits for a second reading asks for it. */
export const urgentRereadMs = 30_000;
/** The sentences that a clinic tells its patients about a critical reading. */
export const guidanceLinesMax = 6;
export const guidanceLineMaxCharacters = 120;
/** For so long after a value out of limits its patient is told what became of the repeat. */
export const repeatShownHours = 24;
/** Notes to a patient that were written so long after a reading came stand in what happened to it. */
export const receiptNoteHours = 24;
/** Shortest and longest note with which an alert is resolved, as `textLength` counts. */
export const alertNoteMinCharacters = 10;
export const alertNoteMaxCharacters = 500;
/** Most readings, and most lines of history, that one alert shows: the newest. */
export const alertLinesMax = 200;
/** SCR-02: a Critical alert that nobody acknowledges for so many minutes of opening hours is told to its provider. */
export const escalationMinutes = 30;
/** The least and the most that a clinic may choose instead. */
export const escalationMinMinutes = 5;
export const escalationMaxMinutes = 480;
/** After so many minutes of opening hours more, the administrators are told. */
export const escalationNextMinutes = 30;
/** How often a page that is seen asks for the number of alerts. */
export const alertCountEverySeconds = 30;
/** SCR-02: most patients that the review queue holds: the most urgent. */
export const queueMaxPatients = 1000;
/** How long a patient is held for one person of the review queue. */
export const claimMinutes = 5;
/** How often a screen that works on a patient renews that. */
export const claimRenewSeconds = 60;
/** SCR-03: a round of the review queue without a sign of life for longer is left, and that time counts as paused. */
export const roundSilentMinutes = 5;
/** How often it asks who else works on whom, and who waits. */
export const queueEverySeconds = 30;
/** A silent device waits for another review so long after the last one. */
export const silentAgainHours = 24;
/** SCR-02: full days of a patient's calendar without a reading after which the patient is silent; what a clinic may choose instead. */
export const complianceSilentDays = 3;
export const complianceSilentMinDays = 1;
export const complianceSilentMaxDays = 30;
/** So many days after it was shipped or picked up a device should be activated. */
export const notActivatedDays = 7;
/** So many days before its end a range is told to end. */
export const rangeEndsDays = 14;
/** How far back or ahead a patient may say to be away. */
export const awayMaxDays = 92;
/** SCR-07: how long after the chosen hour a reminder may still go out. */
export const reminderWindowMinutes = 60;
/** How long the link of a reminder stops them; a law asks for 30 days. */
export const reminderLinkDays = 90;
/** Most alerts that are moved at once. */
export const bulkMaxRows = 100;
/** SCR-02: a compliance alert that was resolved is not opened again for the same cause for so long. */
export const complianceRestDays = 14;
/** SCR-02: over how many days limits are looked through for noise, and how often one must fire to be one that fires often. */
export const noiseDays = 30;
export const noiseFired = 7;
/** So many alerts about a vital of a patient must be closed before it is said that most of them were wrong readings. */
export const noiseClosed = 4;
/** A range without an end is to be looked at again so long after it was set. */
export const rangeLookedAtDays = 180;
/** Most rows of a page of limits that fire often, and of the two lists beside it. */
export const noiseRows = 20;
export const noiseSideRows = 8;
/** SCR-02: the least and the most by which weight may go up before somebody is told. */
export const weightGainMinKg = 0.1;
export const weightGainMaxKg = 20;
