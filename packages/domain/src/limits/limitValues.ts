/**
 * Every number that the specification fixes, with its unit in the name. Import `limits`, of which each is a member: what
 * a page does not name does not come with it.
 *
 * @see product-spec section 9
 */

/** SES-04: idle time after which the user is logged off. */
export const idleLogoutSeconds = 300;
/** Behaviour R5: that of patients who have chosen nothing, where the clinic allows so much. */
export const patientIdleLogoutSeconds = 900;
/** SES-02: idle time after which the warning appears. */
export const idleWarningSeconds = 290;
/** How long the server keeps an idle session beyond the client's own limit, so that the client decides first. */
export const idleGraceSeconds = 10;
/** A session ends after this time however busy it is (behaviour R1). */
export const sessionAbsoluteHours = 12;
/** User activity tells the server at most this often that the session is alive (behaviour R7). */
export const keepAliveEverySeconds = 60;
/** The server writes down that a session is alive at most this often; half of the grace, so nobody loses by it. */
export const sessionRenewEverySeconds = 5;
/** The longest body of a call that the server reads. */
export const requestMaxBytes = 65_536;
/** Calls of one session in a minute before further ones must wait; a screen makes a few, a form some more. */
export const callsPerMinutePerToken = 600;
/** Calls from one address in a minute: a whole clinic, or the gateway of many devices, may stand behind it. */
export const callsPerMinutePerAddress = 3000;
/** The server gives a call up after this time; below `callTimeoutMs`, so that the client gets an answer. */
export const answerWithinMs = 25_000;
/** Failed sign-ins of one account before further tries are refused (behaviour R33). */
export const loginTries = 5;
/** Failed sign-ins from one address, behind which a whole clinic may stand, before further ones there are slowed. */
export const loginTriesPerAddress = 50;
/** How long a try waits that is slowed: well below `answerWithinMs`. */
export const slowedTryMs = 2000;
/** After so many days a device on which nobody has logged in is no longer known. */
export const knownDeviceDays = 180;
/** So long after its owner has confirmed a session, what needs that is open to it. */
export const confirmedMinutes = 5;
/** Recovery codes of an account. */
export const recoveryCodes = 10;
/** The window in which failed sign-ins are counted (behaviour R33). */
export const loginWindowMinutes = 15;
/** Longest e-mail address that can exist (RFC 5321, section 4.5.3.1.3). */
export const emailMaxCharacters = 254;
/** Longest password that is accepted; longer ones only cost the server time (behaviour 1b: 1,000 must work). */
export const passwordMaxCharacters = 1024;
/** ORD-11: pause in typing after which the search runs. */
export const searchDebounceMs = 500;
/** ORD-11: pause after which a page change is asked for. */
export const pageDebounceMs = 300;
/** Longest search text; a longer one is refused by the server and cannot be typed. */
export const searchMaxCharacters = 100;
/** Longest order number, in characters. */
export const orderIdMaxCharacters = 64;
/** ERR-05: a toast closes by itself after this time. */
export const toastAutoCloseMs = 5000;
/** ERR-05: a toast dragged this far of its width is dismissed. */
export const toastDragDismissPercent = 80;
/** MYD-05: how long after its first load /mydashboard reloads, once. */
export const landingReloadMs = 5000;
/** After that reload, how long one waits for the place to come back at which the user was. */
export const placeRestoredWithinMs = 5000;
/** ERR-04: a page chunk that has not come by then is an error. */
export const chunkLoadTimeoutMs = 120_000;
/** NAV-01: the pointer rests this long on the narrow navigation before it opens. */
export const navOpensAfterMs = 80;
/** Behaviour 1a: a call that has not been answered by then is given up. */
export const callTimeoutMs = 30_000;
/** Behaviour 1a: loading is shown at the latest after this time. */
export const loadingShownAfterMs = 300;
/** Behaviour 1a: the user is told 'Still loading' after this time. */
export const stillLoadingAfterMs = 5000;
/** So long what is read waits for a part above it whose size nobody knows (ADR 77); then it is drawn, and may move. */
export const partsWaitMs = 1000;
/** Behaviour R5: idle time after which a polite notice says that the log-off is near. */
export const idleNoticeSeconds = 270;
/** Behaviour R5: the longest session length that a clinic may allow in the profile. */
export const idleLogoutMaxSeconds = 3000;
/** INQ-10: shortest details of an inquiry, after trimming. */
export const inquiryMinCharacters = 10;
/** INQ-11: longest details of an inquiry, as `textLength` counts. */
export const inquiryMaxCharacters = 500;
/** A clinic gets a mail about new inquiries so often at most, unless one names a symptom. */
export const inquiryMailMinutes = 60;
/** How many entries a page of an inbox has. */
export const inboxPageRows = 20;
/** Of what is open and of what is done, how many requests to correct the record their patient sees. */
export const ownCorrectionsMost = 20;
/** F7: days after which an answered or closed entry of an inbox is deleted. */
export const inboxDoneDays = 180;
/** F7: days after which a message of the contact page is deleted, whether it was answered or not. */
export const contactDays = 365;
/** How many words a clinic's list of symptoms may have, and how long each may be. */
export const symptomWordsMax = 100;
export const symptomWordMaxCharacters = 60;
/** Longest name on the contact page. */
export const contactNameMaxCharacters = 100;
/** RNG-06: the countdown of the reference-range form. */
export const rangeFormSeconds = 300;
/** How many days of readings the back-test of a reference range goes back. */
export const backTestDays = 30;
/** The countdown of the reference-range form is marked as short from here. */
export const rangeFormLowSeconds = 60;
/** RNG-13: how long a reference range lasts unless its end is set. */
export const rangeLastsYears = 100;
/** Behaviour 1c: longest serial number. */
export const serialMaxCharacters = 64;
/** How often the camera's picture is searched for a barcode, and after how long without one its holder is helped. */
export const scanEveryMs = 200;
export const scanSlowMs = 20_000;
/** Longest user, device or order id that is accepted. */
export const idMaxCharacters = 254;
/** Longest name, title or other text of one line. */
export const shortTextMaxCharacters = 200;
/** Longest note, conversation or reason, as `textLength` counts. */
export const longTextMaxCharacters = 4000;
/** Highest page that can be asked for, zero-based. */
export const pageMax = 10_000_000;
/** Most readings in one call of a device. */
export const readingsAtOnce = 400;
/** How far the time of a vendor's delivery may be from ours, to either side. */
export const webhookToleranceSeconds = 300;
/** The longest delivery of a vendor that is read. */
export const webhookMaxBytes = 1_000_000;
/** How long the secret of a vendor is good beside the one that took its place. */
export const webhookOverlapHours = 24;
/** Most vendors that deliver to a clinic. */
export const vendorConnectionsMax = 20;
/** Most systems that are connected to a clinic. */
export const systemsMax = 20;
export const systemNameMaxCharacters = 80;
/** Most public keys of a system: the one in use, the one before, and the next. */
export const systemKeysMax = 5;
/** How long a token of a system is good, and how long its request for one may be. @see https://hl7.org/fhir/smart-app-launch/backend-services.html */
export const systemTokenSeconds = 300;
/** Most subscriptions of one system, most headers that one sends along, how long each may be, and most filters. */
export const subscriptionsMax = 20;
export const subscriptionHeadersMax = 5;
export const subscriptionHeaderMaxCharacters = 1000;
export const subscriptionFiltersMax = 5;
/** Most patients that one subscription names; without any it is about all of the clinic. */
export const subscriptionPatientsMax = 100;
/** Most events of one delivery, and of one answer to a receiver that catches up. */
export const subscriptionEventsAtOnce = 100;
/** After so many deliveries that failed in a row nothing is sent until the receiver asks: about a day. */
export const subscriptionFailuresMax = 28;
/** For so long events are kept for a receiver to catch up. */
export const subscriptionKeptDays = 30;
/** Between two heartbeats. */
export const subscriptionHeartbeatMinSeconds = 60;
export const subscriptionHeartbeatMaxSeconds = 604_800;
/** How long one process alone sends for a subscription: longer than a delivery takes. */
export const subscriptionLeaseSeconds = 60;
/** How long the code is good that a patient's app brings back, and how long its token is. */
export const appCodeSeconds = 60;
export const appTokenSeconds = 900;
/** The longest text in a request of a patient's app, and the most addresses at which one is answered. */
export const appTextMaxCharacters = 2000;
export const appRedirectsMax = 5;
/** Most devices on which one app of a patient is let in at a time; with one more, the oldest is out. */
export const appDevicesMax = 10;
/** How long what a system takes out at once can be fetched. */
export const systemExportHours = 24;
/** Most resources of FHIR on a page, and how many come when nobody says. */
export const fhirPageMax = 500;
export const fhirPageUsual = 100;
/** Most readings of a clinic that wait for their devices. */
export const waitingReadingsMax = 10_000;
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
/** Rows of a table of readings when the call does not say how many. */
export const vitalDetailsRows = 20;
/** Most versions of reference ranges of one patient that a list of them holds. */
export const rangeHistoryMax = 500;
/** How many days before its end a reference range is marked as ending. */
export const rangeEndsSoonDays = 30;
/** A reference range that ends after so many years is shown as one without an end. */
export const rangeEndlessYears = 50;
/** Most looks through a patient's readings that a list of them holds. */
export const reviewsMax = 100;
/** Longest name as names are sorted: all of its parts. */
export const sortedNameMaxCharacters = 1000;
/** Rows in one part of an exported list (ADR 54). */
export const exportPartRows = 1000;
/** Behaviour section 4: how long the answer to an Idempotency-Key is kept. */
export const idempotencyHours = 24;
/** Longest Idempotency-Key. */
export const idempotencyKeyMaxCharacters = 128;
/** Behaviour R20: how long a share may last. */
export const shareMaxDays = 90;
/** Behaviour R20: how long the link in the mail of a share is good. The share goes on until its own date. */
export const shareLinkDays = 7;
/** Longest message of a share, as a text counts its characters. */
export const shareMessageMaxCharacters = 500;
/** Days that one page of a timeline shows, and the most things of a kind that it reads for them. */
export const timelineDays = 20;
export const timelineRowsOfKind = 1000;
/** Behaviour R33: how long a one-time code is good, and how often it may be tried. */
export const codeMinutes = 10;
export const codeTries = 5;
/** How long one waits before another code can be asked for. */
export const codeResendSeconds = 30;
/** Behaviour R20: how long the link for a new password is good. */
export const passwordLinkMinutes = 15;
/** F5: how long the activation code that a clinic hands over to a patient is good. */
export const activationCodeDays = 30;
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
/** Most notes that one list holds, newest first. */
export const notesAtOnce = 500;
/** Longest text in the field for minutes that a draft of a note keeps. */
export const draftMinutesMaxCharacters = 20;
/** A draft is kept so long after the last key. */
export const draftAfterMs = 1000;
/** Longest name of a note template, and how many a clinic may have in use. */
export const templateNameMaxCharacters = 80;
export const templatesMost = 50;
/** How many ended templates of a clinic are listed, the newest first. */
export const endedTemplatesAtOnce = 100;
/** Most messages of a conversation that one list holds, the newest. */
export const messagesAtOnce = 200;
/** Most patients that the list of those who wait for an answer names. */
export const waitingAtOnce = 200;
/** Most people that a care team names. */
export const careTeamMax = 100;
/** How long a device may be silent before its patient is on the list of silent ones. */
export const silentDays = 3;
/** Mails that a demo installation keeps for its mailbox. */
export const mailsKept = 200;
/** Largest file that is taken, in bytes before its encoding. */
export const fileMaxBytes = 2_000_000;
/** Largest file that is sent in parts, and one part of it, in bytes. */
export const uploadMaxBytes = 10_000_000;
export const filePartBytes = 256_000;
/** So long what was begun and not finished is kept. */
export const uploadKeptMs = 86_400_000;
/** Most pages of a PDF that a page of ours prints: each is a picture in the browser's memory. */
export const pagesPrintedMax = 30;
/** All files of one patient, in bytes. */
export const filesMaxBytes = 100_000_000;
/** Largest photo of an account, in bytes before its encoding: in base64 it fits into `requestMaxBytes`. */
export const photoMaxBytes = 48_000;
/** The sides of the square that a photo is drawn into before it is sent, in pixels. */
export const photoSidePixels = 256;
/** Most pixels of a side of a photo that is taken. */
export const photoMaxPixels = 1024;
/** Largest picture that the browser makes a photo of, in bytes. */
export const photoSourceMaxBytes = 10_000_000;
/** Shares that one patient may start in a day, with one address, and with an address by whomever: each is a mail (F13). */
export const sharesPerDay = 20;
export const sharesWithOnePerDay = 3;
export const sharesToAddressPerDay = 10;
/** Most files, shares and records of a kind that one list answers: the newest. */
export const filesMaxRows = 500;
export const sharesMaxRows = 200;
export const recordsMaxRows = 500;
/** Most people of whom a file says that they opened it: those who did last. */
export const fileViewsMaxRows = 100;
/** Records in the list of the newest of all kinds. */
export const latestRecordsRows = 20;
/** The longest body of the call that takes a file: its bytes in base64, and what is around them. */
export const fileRequestMaxBytes = 2_750_000;
/** Shortest password of a new account (NIST SP 800-63B, section 3.1.1.2: at least 8; 15 where it stands alone). */
export const passwordMinCharacters = 12;
/** ADR-04 */
export const zipMinCharacters = 5;
/** Longest street, city or state of a new address. */
export const addressMaxCharacters = 100;
/** Most device models that a clinic can choose from. */
export const supportedDevicesMax = 500;
/** Most device orders of one patient that a list of them holds. */
export const allottedDevicesMax = 500;
/** Behaviour 1c: most devices in one order. */
export const orderMaxDevices = 50;
/** Behaviour 1c: most parameters of one vital. */
export const vitalMaxParameters = 30;
/** How long an invitation to a clinic's staff is good (behaviour R20: as a share at most). */
export const invitationDays = 7;
/** How long a second person may confirm the erasure of a patient. */
export const erasureConfirmDays = 7;
/** How long an invitation that is over is still listed. */
export const invitationKeptDays = 30;
/** Most people that the list of a clinic's staff holds. */
export const staffMaxRows = 500;
/** How long an alert may be put off at most. */
export const snoozeMaxDays = 30;
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
/** How many days with readings a month needs, and with how many to spare it can only just reach them. */
export const billingDataDays = 16;
export const billingSpareDays = 2;
/** How far back or ahead a patient may say to be away. */
export const awayMaxDays = 92;
/** SCR-07: how long after the chosen hour a reminder may still go out. */
export const reminderWindowMinutes = 60;
/** How long the link of a reminder stops them; a law asks for 30 days. */
export const reminderLinkDays = 90;
/** Most alerts that are moved at once. */
export const bulkMaxRows = 100;
/** Most lines of history that a row of a list carries. */
export const rowHistoryMax = 20;
/** SCR-02: a compliance alert that was resolved is not opened again for the same cause for so long. */
export const complianceRestDays = 14;
/** SCR-04: bills that are made by one call. */
export const billsAtOnce = 200;
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
/** SCR-04: stretches in which others bill for a patient. */
export const otherClaimsMost = 10;
/** SCR-04: days, minutes or episodes that a clinic may ask of a month before it bills a code. */
export const billThresholdMost = 9999;
/** SCR-04: rates of one code. */
export const ratesOfCodeMost = 200;
/** SCR-04: rates that one import brings, and the bytes of its file. */
export const rateLinesMost = 2000;
export const rateFileMaxBytes = 500_000;

/** Largest document of a credential, in bytes before its encoding, and the longest body of the call that takes it. */
export const credentialMaxBytes = 10_000_000;
export const credentialRequestMaxBytes = 13_400_000;
/** Most credentials that one person keeps at a clinic, those that a newer one replaced left out. */
export const credentialsMax = 50;
/** A credential 'expires soon' from so many days before its last one. */
export const credentialSoonDays = 90;
/** From so many days before, a page says it without being asked. */
export const credentialBannerDays = 60;
/** Who was seen within so many days is known well enough to be a candidate for a device. */
export const candidateVisitDays = 365;
/** A reading at home speaks for a device for so many days. */
export const candidateReadingDays = 90;
/** For how many days a patient lets the clinic ask others for records. */
export const permissionDays = 365;
/** By when records that were asked for should be there, in days: what the law gives those who hold them (45 CFR 164.524). */
export const recordRequestDays = 30;
/** Most clinics and doctors of one request, and most requests of a patient that are under way. */
export const recordHoldersMax = 5;
export const recordRequestsMax = 20;
/** Most requests that one list of a clinic answers: those that are due first. */
export const requestWorkMaxRows = 300;
/** Most hospitals that one search shows: the nearest first. */
export const hospitalsMaxRows = 50;
/** Most hospitals that one patient is connected to at a time, and most connections that one list of a clinic answers. */
export const hospitalConnectionsMax = 10;
export const clinicConnectionsMaxRows = 300;
/** For so long somebody who was sent to a hospital may take to come back. */
export const hospitalRequestMinutes = 15;
/** How many of the last syncs of a connection are kept. */
export const hospitalRunsKept = 14;
/** Most records of one kind that are taken from a hospital; where there are more, the kind is in part. */
export const hospitalRecordsMax = 2000;
/** A sync that began so long ago and has not ended is dead: another one may begin. */
export const hospitalSyncMinutes = 15;
/** How long a hospital may take to answer one request, in milliseconds, and how long its answer may be. */
export const hospitalAnswerMs = 8000;
export const hospitalAnswerMaxBytes = 10_000_000;
/** Longest text that a hospital may give the browser to bring back: codes of some of them are long. */
export const hospitalTextMaxCharacters = 4096;
/** How often the records of a hospital are read by themselves, in hours: a little less than a day, so that it stays one. */
export const hospitalSyncHours = 20;
/** How often a page looks how far a sync is, in milliseconds. */
export const hospitalLookMs = 3000;
/** Most results of one report of a hospital that are kept. */
export const hospitalResultsMax = 300;
/** For so long somebody who was sent to their clinic's provider, or out of an EHR, may take to come back. */
export const signOnMinutes = 15;
/** Most domains of e-mail addresses that one provider is for, and most EHRs of a clinic. */
export const signOnDomainsMax = 20;
export const ehrsMax = 10;
/** Longest address of a provider, and longest client id or secret. */
export const signOnAddressMaxCharacters = 500;
export const signOnClientMaxCharacters = 500;
