// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { Access } from '../authorization/table.ts';
import { accessLogAccess } from '../subjects/access/access.ts';
import { accountAccess } from '../subjects/accounts/access.ts';
import { alertAccess } from '../subjects/alerts/access.ts';
import { auditAccess } from '../subjects/audit/access.ts';
import { billingAccess } from '../subjects/billing/access.ts';
import { candidateAccess } from '../subjects/candidates/access.ts';
import { complianceAccess } from '../subjects/compliance/access.ts';
import { connectedAppAccess } from '../subjects/connectedApps/access.ts';
import { contactAccess } from '../subjects/contact/access.ts';
import { credentialAccess } from '../subjects/credentials/access.ts';
import { deviceAccess } from '../subjects/devices/access.ts';
import { emailAccess } from '../subjects/emails/access.ts';
import { exportAccess } from '../subjects/exports/access.ts';
import { fileAccess } from '../subjects/files/access.ts';
import { hospitalAccess } from '../subjects/hospitals/access.ts';
import { inboxAccess } from '../subjects/inbox/access.ts';
import { noteAccess } from '../subjects/notes/access.ts';
import { orderAccess } from '../subjects/orders/access.ts';
import { passwordAccess } from '../subjects/passwords/access.ts';
import { patientAccess } from '../subjects/patients/access.ts';
import { photoAccess } from '../subjects/photos/access.ts';
import { profileAccess } from '../subjects/profiles/access.ts';
import { queueAccess } from '../subjects/queue/access.ts';
import { rangeAccess } from '../subjects/ranges/access.ts';
import { readingAccess } from '../subjects/readings/access.ts';
import { recordRequestAccess } from '../subjects/recordRequests/access.ts';
import { recordAccess } from '../subjects/records/access.ts';
import { reminderAccess } from '../subjects/reminders/access.ts';
import { reviewAccess } from '../subjects/reviews/access.ts';
import { securityAccess } from '../subjects/security/access.ts';
import { sessionAccess } from '../subjects/sessions/access.ts';
import { sharingAccess } from '../subjects/sharing/access.ts';
import { signOnAccess } from '../subjects/signOn/access.ts';
import { staffAccess } from '../subjects/staff/access.ts';
import { systemAccess } from '../subjects/systems/access.ts';
import { timelineAccess } from '../subjects/timeline/access.ts';
import { timerAccess } from '../subjects/timer/access.ts';
import { vendorAccess } from '../subjects/vendors/access.ts';

/** Who may make which call about whom. A call without a row does not compile. @see docs/authorization.md */
export const access: Access = {
  ...accessLogAccess,
  ...accountAccess,
  ...alertAccess,
  ...auditAccess,
  ...billingAccess,
  ...candidateAccess,
  ...complianceAccess,
  ...connectedAppAccess,
  ...contactAccess,
  ...credentialAccess,
  ...deviceAccess,
  ...emailAccess,
  ...exportAccess,
  ...fileAccess,
  ...hospitalAccess,
  ...inboxAccess,
  ...noteAccess,
  ...orderAccess,
  ...passwordAccess,
  ...patientAccess,
  ...photoAccess,
  ...profileAccess,
  ...queueAccess,
  ...rangeAccess,
  ...readingAccess,
  ...recordRequestAccess,
  ...recordAccess,
  ...reminderAccess,
  ...reviewAccess,
  ...securityAccess,
  ...sessionAccess,
  ...sharingAccess,
  ...signOnAccess,
  ...staffAccess,
  ...systemAccess,
  ...timelineAccess,
  ...timerAccess,
  ...vendorAccess,
};
