import { accountEndpoints } from './accounts/calls.ts';
import { emailEndpoints } from './accounts/emails.calls.ts';
import { loginEndpoints } from './accounts/login.calls.ts';
import { passwordEndpoints } from './accounts/passwords.calls.ts';
import { alertEndpoints } from './alerts/calls.ts';
import { auditEndpoints } from './audit/calls.ts';
import { billingEndpoints } from './billing/calls.ts';
import { candidateEndpoints } from './candidates/calls.ts';
import { complianceEndpoints } from './compliance/calls.ts';
import { contactEndpoints } from './contact/calls.ts';
import { credentialEndpoints } from './credentials/calls.ts';
import { deviceEndpoints } from './devices/calls.ts';
import { hospitalEndpoints } from './hospitals/calls.ts';
import { inboxEndpoints } from './inbox/calls.ts';
import { inquiryEndpoints } from './inquiries/calls.ts';
import { noteEndpoints } from './notes/calls.ts';
import { noteWritingEndpoints } from './notes/drafts.calls.ts';
import { orderEndpoints } from './orders/calls.ts';
import { deviceOrderEndpoints } from './orders/deviceOrders.calls.ts';
import { placingEndpoints } from './orders/placing.calls.ts';
import { patientEndpoints } from './patients/calls.ts';
import { patientLifeEndpoints } from './patients/life.calls.ts';
import { mergeEndpoints } from './patients/merge.calls.ts';
import { photoEndpoints } from './photos/calls.ts';
import { profileEndpoints } from './profiles/calls.ts';
import { queueEndpoints } from './queue/calls.ts';
import { rangeEndpoints } from './ranges/calls.ts';
import { rangeSavingEndpoints } from './ranges/rangeSaving.calls.ts';
import { readingEndpoints } from './readings/calls.ts';
import { deliveryEndpoints } from './readings/delivery.calls.ts';
import { monitoringEndpoints } from './readings/monitoring.calls.ts';
import { ownReadingEndpoints } from './readings/ownReadings.calls.ts';
import { readingCountEndpoints } from './readings/readingCounts.calls.ts';
import { recordRequestEndpoints } from './recordRequests/calls.ts';
import { fileEndpoints, recordEndpoints } from './records/calls.ts';
import { reminderEndpoints } from './reminders/calls.ts';
import { reviewEndpoints } from './reviews/calls.ts';
import { securityEndpoints } from './security/calls.ts';
import { sessionEndpoints } from './sessions/calls.ts';
import { sharingEndpoints } from './sharing/calls.ts';
import { staffEndpoints } from './staff/calls.ts';
import { systemEndpoints } from './systems/calls.ts';
import { timerEndpoints } from './timer/calls.ts';
import { vendorEndpoints } from './vendors/calls.ts';
import { vendorDeliveryEndpoints } from './vendors/vendorDelivery.calls.ts';

export { type AnswerCounts, countHeaders } from './client/countHeaders.ts';
export type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from './client/endpoint.ts';
export { queryHeader } from './client/queryHeader.ts';

/**
 * The one table of calls: the server registers its routes from it, the tests walk it, stories name their faults by it.
 * A hook takes its call from the part it needs, so that a page loads the schemas of its own calls only.
 *
 * The paths of `add-inquiry` to `getPatientVitalRangeByUsername` are the specification's; those of the calls that it
 * only names are ours, in the same style. Names are the specification's wherever it has one.
 *
 * @see API-01
 */
export const endpoints = {
  ...loginEndpoints,
  ...sessionEndpoints,
  ...securityEndpoints,
  ...accountEndpoints,
  ...passwordEndpoints,
  ...profileEndpoints,
  ...photoEndpoints,
  ...emailEndpoints,
  ...timerEndpoints,
  ...queueEndpoints,
  ...staffEndpoints,
  ...inquiryEndpoints,
  ...inboxEndpoints,
  ...contactEndpoints,
  ...orderEndpoints,
  ...placingEndpoints,
  ...deviceOrderEndpoints,
  ...deviceEndpoints,
  ...deliveryEndpoints,
  ...candidateEndpoints,
  ...credentialEndpoints,
  ...recordRequestEndpoints,
  ...hospitalEndpoints,
  ...systemEndpoints,
  ...vendorEndpoints,
  ...vendorDeliveryEndpoints,
  ...ownReadingEndpoints,
  ...readingEndpoints,
  ...readingCountEndpoints,
  ...reviewEndpoints,
  ...reminderEndpoints,
  ...rangeEndpoints,
  ...rangeSavingEndpoints,
  ...patientEndpoints,
  ...patientLifeEndpoints,
  ...mergeEndpoints,
  ...monitoringEndpoints,
  ...noteEndpoints,
  ...noteWritingEndpoints,
  ...recordEndpoints,
  ...fileEndpoints,
  ...sharingEndpoints,
  ...billingEndpoints,
  ...alertEndpoints,
  ...complianceEndpoints,
  ...auditEndpoints,
} as const;

/** The name of a call in the table. */
export type EndpointName = keyof typeof endpoints;
