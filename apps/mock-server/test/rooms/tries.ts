// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { EndpointName } from '@rpm/api-client/calls';
import { accessLogTries } from '../../src/subjects/access/tries.ts';
import { accountTries } from '../../src/subjects/accounts/tries.ts';
import { alertTries } from '../../src/subjects/alerts/tries.ts';
import { auditTries } from '../../src/subjects/audit/tries.ts';
import { billingTries } from '../../src/subjects/billing/tries.ts';
import { candidateTries } from '../../src/subjects/candidates/tries.ts';
import { complianceTries } from '../../src/subjects/compliance/tries.ts';
import { connectedAppTries } from '../../src/subjects/connectedApps/tries.ts';
import { contactTries } from '../../src/subjects/contact/tries.ts';
import { credentialTries } from '../../src/subjects/credentials/tries.ts';
import { deviceTries } from '../../src/subjects/devices/tries.ts';
import { emailTries } from '../../src/subjects/emails/tries.ts';
import { exportTries } from '../../src/subjects/exports/tries.ts';
import { fileTries } from '../../src/subjects/files/tries.ts';
import { hospitalTries } from '../../src/subjects/hospitals/tries.ts';
import { inboxTries } from '../../src/subjects/inbox/tries.ts';
import { noteTries } from '../../src/subjects/notes/tries.ts';
import { orderTries } from '../../src/subjects/orders/tries.ts';
import { passwordTries } from '../../src/subjects/passwords/tries.ts';
import { patientTries } from '../../src/subjects/patients/tries.ts';
import { photoTries } from '../../src/subjects/photos/tries.ts';
import { profileTries } from '../../src/subjects/profiles/tries.ts';
import { queueTries } from '../../src/subjects/queue/tries.ts';
import { rangeTries } from '../../src/subjects/ranges/tries.ts';
import { readingTries } from '../../src/subjects/readings/tries.ts';
import { recordRequestTries } from '../../src/subjects/recordRequests/tries.ts';
import { recordTries } from '../../src/subjects/records/tries.ts';
import { reminderTries } from '../../src/subjects/reminders/tries.ts';
import { reviewTries } from '../../src/subjects/reviews/tries.ts';
import { securityTries } from '../../src/subjects/security/tries.ts';
import { sessionTries } from '../../src/subjects/sessions/tries.ts';
import { sharingTries } from '../../src/subjects/sharing/tries.ts';
import { signOnTries } from '../../src/subjects/signOn/tries.ts';
import { staffTries } from '../../src/subjects/staff/tries.ts';
import { systemTries } from '../../src/subjects/systems/tries.ts';
import { timelineTries } from '../../src/subjects/timeline/tries.ts';
import { timerTries } from '../../src/subjects/timer/tries.ts';
import { vendorTries } from '../../src/subjects/vendors/tries.ts';
import type { Try } from '../triesOf.ts';

/** How the tests try each call. A call without a try does not compile. */
export const tries: Readonly<Record<EndpointName, Try>> = {
  ...accessLogTries,
  ...accountTries,
  ...alertTries,
  ...auditTries,
  ...billingTries,
  ...candidateTries,
  ...complianceTries,
  ...connectedAppTries,
  ...contactTries,
  ...credentialTries,
  ...deviceTries,
  ...emailTries,
  ...exportTries,
  ...fileTries,
  ...hospitalTries,
  ...inboxTries,
  ...noteTries,
  ...orderTries,
  ...passwordTries,
  ...patientTries,
  ...photoTries,
  ...profileTries,
  ...queueTries,
  ...rangeTries,
  ...readingTries,
  ...recordRequestTries,
  ...recordTries,
  ...reminderTries,
  ...reviewTries,
  ...securityTries,
  ...sessionTries,
  ...sharingTries,
  ...signOnTries,
  ...staffTries,
  ...systemTries,
  ...timelineTries,
  ...timerTries,
  ...vendorTries,
};
