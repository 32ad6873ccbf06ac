// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import { accountEndpoints } from '../accounts/calls.ts';
import { emailEndpoints } from '../accounts/emails.calls.ts';
import { loginEndpoints } from '../accounts/login.calls.ts';
import { passwordEndpoints } from '../accounts/passwords.calls.ts';
import { alertEndpoints } from '../alerts/calls.ts';
import { auditEndpoints } from '../audit/calls.ts';
import { billingEndpoints } from '../billing/calls.ts';
import { candidateEndpoints } from '../candidates/calls.ts';
import { complianceEndpoints } from '../compliance/calls.ts';
import { connectedAppEndpoints } from '../connectedApps/calls.ts';
import { contactEndpoints } from '../contact/calls.ts';
import { credentialEndpoints } from '../credentials/calls.ts';
import { deviceEndpoints } from '../devices/calls.ts';
import { hospitalEndpoints } from '../hospitals/calls.ts';
import { inboxEndpoints } from '../inbox/calls.ts';
import { inquiryEndpoints } from '../inquiries/calls.ts';
import { noteEndpoints } from '../notes/calls.ts';
import { noteWritingEndpoints } from '../notes/drafts.calls.ts';
import { orderEndpoints } from '../orders/calls.ts';
import { deviceOrderEndpoints } from '../orders/deviceOrders.calls.ts';
import { placingEndpoints } from '../orders/placing.calls.ts';
import { patientEndpoints } from '../patients/calls.ts';
import { patientLifeEndpoints } from '../patients/life.calls.ts';
import { mergeEndpoints } from '../patients/merge.calls.ts';
import { photoEndpoints } from '../photos/calls.ts';
import { profileEndpoints } from '../profiles/calls.ts';
import { queueEndpoints } from '../queue/calls.ts';
import { rangeEndpoints } from '../ranges/calls.ts';
import { rangeSavingEndpoints } from '../ranges/rangeSaving.calls.ts';
import { readingEndpoints } from '../readings/calls.ts';
import { deliveryEndpoints } from '../readings/delivery.calls.ts';
import { monitoringEndpoints } from '../readings/monitoring.calls.ts';
import { ownReadingEndpoints } from '../readings/ownReadings.calls.ts';
import { readingCountEndpoints } from '../readings/readingCounts.calls.ts';
import { recordRequestEndpoints } from '../recordRequests/calls.ts';
import { fileEndpoints, recordEndpoints } from '../records/calls.ts';
import { reminderEndpoints } from '../reminders/calls.ts';
import { reviewEndpoints } from '../reviews/calls.ts';
import { securityEndpoints } from '../security/calls.ts';
import { sessionEndpoints } from '../sessions/calls.ts';
import { sharingEndpoints } from '../sharing/calls.ts';
import { signOnEndpoints } from '../signOn/calls.ts';
import { signOnGuestEndpoints } from '../signOn/guests.calls.ts';
import { staffEndpoints } from '../staff/calls.ts';
import { systemEndpoints } from '../systems/calls.ts';
import { timerEndpoints } from '../timer/calls.ts';
import { vendorEndpoints } from '../vendors/calls.ts';
import { vendorDeliveryEndpoints } from '../vendors/vendorDelivery.calls.ts';

/** The calls of all rooms. */
export const calls = {
  ...accountEndpoints,
  ...emailEndpoints,
  ...loginEndpoints,
  ...passwordEndpoints,
  ...alertEndpoints,
  ...auditEndpoints,
  ...billingEndpoints,
  ...candidateEndpoints,
  ...complianceEndpoints,
  ...connectedAppEndpoints,
  ...contactEndpoints,
  ...credentialEndpoints,
  ...deviceEndpoints,
  ...hospitalEndpoints,
  ...inboxEndpoints,
  ...inquiryEndpoints,
  ...noteEndpoints,
  ...noteWritingEndpoints,
  ...orderEndpoints,
  ...deviceOrderEndpoints,
  ...placingEndpoints,
  ...patientEndpoints,
  ...patientLifeEndpoints,
  ...mergeEndpoints,
  ...photoEndpoints,
  ...profileEndpoints,
  ...queueEndpoints,
  ...rangeEndpoints,
  ...rangeSavingEndpoints,
  ...readingEndpoints,
  ...deliveryEndpoints,
  ...monitoringEndpoints,
  ...ownReadingEndpoints,
  ...readingCountEndpoints,
  ...recordRequestEndpoints,
  ...recordEndpoints,
  ...fileEndpoints,
  ...reminderEndpoints,
  ...reviewEndpoints,
  ...securityEndpoints,
  ...sessionEndpoints,
  ...sharingEndpoints,
  ...signOnEndpoints,
  ...signOnGuestEndpoints,
  ...staffEndpoints,
  ...systemEndpoints,
  ...timerEndpoints,
  ...vendorEndpoints,
  ...vendorDeliveryEndpoints,
} as const;
