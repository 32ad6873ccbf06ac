/** Vendors, gateways, systems that read by FHIR, apps of patients, and hospitals. @see product-spec section 9 */

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
/**
 * So long before the moment that it names an export has what changed: longer than any write takes from the moment that it bears until
 * others can see it.
 */
export const exportLookBackSeconds = 600;
/** Most resources of FHIR on a page, and how many come when nobody says. */
export const fhirPageMax = 500;
export const fhirPageUsual = 100;
/** Most readings of a clinic that wait for their devices. */
export const waitingReadingsMax = 10_000;
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
