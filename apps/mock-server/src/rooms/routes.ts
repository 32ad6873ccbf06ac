// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { Api } from '../api/route.ts';
import { accessRoutes } from '../subjects/access/routes.ts';
import { ownClinicRoutes } from '../subjects/accounts/ownClinics.routes.ts';
import { accountRoutes } from '../subjects/accounts/routes.ts';
import { gainRuleRoutes } from '../subjects/alerts/gainRules.routes.ts';
import { noiseRoutes } from '../subjects/alerts/noise.routes.ts';
import { alertRoutes } from '../subjects/alerts/routes.ts';
import { urgentRoutes } from '../subjects/alerts/urgent.routes.ts';
import { auditRoutes } from '../subjects/audit/routes.ts';
import { monthClosingRoutes } from '../subjects/billing/closings.routes.ts';
import { billingCodeRoutes } from '../subjects/billing/codes.routes.ts';
import { billExportRoutes } from '../subjects/billing/exports.routes.ts';
import { ledgerRoutes } from '../subjects/billing/ledger.routes.ts';
import { billingRoutes } from '../subjects/billing/routes.ts';
import { billingSettingsRoutes } from '../subjects/billing/settings.routes.ts';
import { candidateRoutes } from '../subjects/candidates/routes.ts';
import { complianceRoutes } from '../subjects/compliance/routes.ts';
import { connectedAppRoutes } from '../subjects/connectedApps/routes.ts';
import { contactRoutes } from '../subjects/contact/routes.ts';
import { credentialRoutes } from '../subjects/credentials/routes.ts';
import { catalogRoutes } from '../subjects/devices/catalog.routes.ts';
import { deviceListRoutes } from '../subjects/devices/deviceLists.routes.ts';
import { deviceTokenRoutes } from '../subjects/devices/deviceTokens.routes.ts';
import { emailRoutes } from '../subjects/emails/routes.ts';
import { exportRoutes } from '../subjects/exports/routes.ts';
import { fhirRoutes } from '../subjects/fhir/routes.ts';
import { fileRoutes } from '../subjects/files/routes.ts';
import { hospitalRoutes } from '../subjects/hospitals/routes.ts';
import { inboxRoutes } from '../subjects/inbox/routes.ts';
import { conversationRoutes } from '../subjects/notes/conversations.routes.ts';
import { noteDraftRoutes } from '../subjects/notes/drafts.routes.ts';
import { noteRoutes } from '../subjects/notes/routes.ts';
import { noteTemplateRoutes } from '../subjects/notes/templates.routes.ts';
import { deviceOrderRoutes } from '../subjects/orders/deviceOrders.routes.ts';
import { orderRoutes } from '../subjects/orders/routes.ts';
import { passwordRoutes } from '../subjects/passwords/routes.ts';
import { correctionRoutes } from '../subjects/patients/corrections.routes.ts';
import { erasureRoutes } from '../subjects/patients/erasure.routes.ts';
import { lifeRoutes } from '../subjects/patients/life.routes.ts';
import { mergeRoutes } from '../subjects/patients/merges.routes.ts';
import { patientRoutes } from '../subjects/patients/routes.ts';
import { photoRoutes } from '../subjects/photos/routes.ts';
import { profileRoutes } from '../subjects/profiles/routes.ts';
import { queueRoutes } from '../subjects/queue/routes.ts';
import { rangeRoutes } from '../subjects/ranges/routes.ts';
import { deliveryRoutes } from '../subjects/readings/delivery.routes.ts';
import { measurementRoutes } from '../subjects/readings/measurements.routes.ts';
import { monitoringRoutes } from '../subjects/readings/monitoring.routes.ts';
import { readingRoutes } from '../subjects/readings/routes.ts';
import { recordRequestRoutes } from '../subjects/recordRequests/routes.ts';
import { recordRoutes } from '../subjects/records/routes.ts';
import { reminderRoutes } from '../subjects/reminders/routes.ts';
import { reviewRoutes } from '../subjects/reviews/routes.ts';
import { securityRoutes } from '../subjects/security/routes.ts';
import { sessionRoutes } from '../subjects/sessions/routes.ts';
import { carerRoutes } from '../subjects/sharing/carers.routes.ts';
import { sharingRoutes } from '../subjects/sharing/routes.ts';
import { signOnRoutes } from '../subjects/signOn/routes.ts';
import { staffRoutes } from '../subjects/staff/routes.ts';
import { systemRoutes } from '../subjects/systems/routes.ts';
import { timelineRoutes } from '../subjects/timeline/routes.ts';
import { timerRoutes } from '../subjects/timer/routes.ts';
import { vendorDeliveryRoutes } from '../subjects/vendors/delivery.routes.ts';
import { vendorRoutes } from '../subjects/vendors/routes.ts';

/** Serves the calls of all rooms. No path of one is a path of another, so the order changes nothing. */
export const routes: readonly ((api: Api) => void)[] = [
  accessRoutes,
  ownClinicRoutes,
  accountRoutes,
  gainRuleRoutes,
  noiseRoutes,
  alertRoutes,
  urgentRoutes,
  auditRoutes,
  monthClosingRoutes,
  billingCodeRoutes,
  billExportRoutes,
  ledgerRoutes,
  billingRoutes,
  billingSettingsRoutes,
  candidateRoutes,
  complianceRoutes,
  connectedAppRoutes,
  contactRoutes,
  credentialRoutes,
  catalogRoutes,
  deviceListRoutes,
  deviceTokenRoutes,
  emailRoutes,
  exportRoutes,
  fhirRoutes,
  fileRoutes,
  hospitalRoutes,
  inboxRoutes,
  conversationRoutes,
  noteDraftRoutes,
  noteRoutes,
  noteTemplateRoutes,
  deviceOrderRoutes,
  orderRoutes,
  passwordRoutes,
  correctionRoutes,
  erasureRoutes,
  lifeRoutes,
  mergeRoutes,
  patientRoutes,
  photoRoutes,
  profileRoutes,
  queueRoutes,
  rangeRoutes,
  deliveryRoutes,
  measurementRoutes,
  monitoringRoutes,
  readingRoutes,
  recordRequestRoutes,
  recordRoutes,
  reminderRoutes,
  reviewRoutes,
  securityRoutes,
  sessionRoutes,
  carerRoutes,
  sharingRoutes,
  signOnRoutes,
  staffRoutes,
  systemRoutes,
  timelineRoutes,
  timerRoutes,
  vendorDeliveryRoutes,
  vendorRoutes,
];
