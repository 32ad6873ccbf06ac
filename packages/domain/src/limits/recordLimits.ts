/** Files, shares, notes, messages, inquiries, credentials, and requests for records. @see product-spec section 9 */

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
/** Behaviour R20: how long a share may last. */
export const shareMaxDays = 90;
/** Behaviour R20: how long the link in the mail of a share is good. The share goes on until its own date. */
export const shareLinkDays = 7;
/** Longest message of a share, as a text counts its characters. */
export const shareMessageMaxCharacters = 500;
/** Days that one page of a timeline shows, and the most things of a kind that it reads for them. */
export const timelineDays = 20;
export const timelineRowsOfKind = 1000;
/** Most notes that one list holds, newest first. */
export const notesAtOnce = 500;
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
