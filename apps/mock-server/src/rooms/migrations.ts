// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { Migration } from 'kysely/migration';
import { orders } from '../store/sql/migrations/0001-orders.ts';
import { patients } from '../store/sql/migrations/0002-patients.ts';
import { deviceOrders } from '../store/sql/migrations/0003-device-orders.ts';
import { readings } from '../store/sql/migrations/0004-readings.ts';
import { people } from '../store/sql/migrations/0005-people.ts';
import { records } from '../store/sql/migrations/0006-records.ts';
import { passwords } from '../store/sql/migrations/0007-passwords.ts';
import { profiles } from '../store/sql/migrations/0008-profiles.ts';
import { staff } from '../store/sql/migrations/0009-staff.ts';
import { photos } from '../store/sql/migrations/0010-photos.ts';
import { openAlerts } from '../store/sql/migrations/0011-open-alerts.ts';
import { contacts } from '../store/sql/migrations/0012-contacts.ts';
import { staffAccess } from '../store/sql/migrations/0013-staff-access.ts';
import { links } from '../store/sql/migrations/0014-links.ts';
import { serials } from '../store/sql/migrations/0015-serials.ts';
import { languages } from '../store/sql/migrations/0016-languages.ts';
import { units } from '../store/sql/migrations/0017-units.ts';
import { severity } from '../store/sql/migrations/0018-severity.ts';
import { bills } from '../store/sql/migrations/0019-bills.ts';
import { oneSecond } from '../store/sql/migrations/0019-one-second.ts';
import { dispatchedSerials } from '../store/sql/migrations/0019-serials.ts';
import { knownDevices } from '../store/sql/migrations/0020-known-devices.ts';
import { secondFactor } from '../store/sql/migrations/0021-second-factor.ts';
import { catalogue } from '../store/sql/migrations/0024-catalogue.ts';
import { accessLogs } from '../store/sql/migrations/0025-access-log.ts';
import { auditChain } from '../store/sql/migrations/0026-audit-chain.ts';
import { activationCodes } from '../store/sql/migrations/0027-activation-codes.ts';
import { patientsPerClinic } from '../store/sql/migrations/0028-patients-per-clinic.ts';
import { ownClinics } from '../store/sql/migrations/0029-own-clinics.ts';
import { corrections } from '../store/sql/migrations/0030-corrections.ts';
import { discharges } from '../store/sql/migrations/0031-discharges.ts';
import { erasures } from '../store/sql/migrations/0032-erasures.ts';
import { walls } from '../store/sql/migrations/0035-walls.ts';
import { auditOrigin } from '../store/sql/migrations/0040-audit-origin.ts';
import { clinicDetails } from '../store/sql/migrations/0041-clinic-details.ts';
import { alerts } from '../store/sql/migrations/0050-alerts.ts';
import { noteCorrections } from '../store/sql/migrations/0055-note-corrections.ts';
import { conversationMarks } from '../store/sql/migrations/0056-conversation-marks.ts';
import { time } from '../store/sql/migrations/0060-time.ts';
import { escalation } from '../store/sql/migrations/0063-escalation.ts';
import { merges } from '../store/sql/migrations/0068-merges.ts';
import { auditAnchors } from '../store/sql/migrations/0069-audit-anchors.ts';
import { reviewQueue } from '../store/sql/migrations/0073-review-queue.ts';
import { inbox } from '../store/sql/migrations/0076-inbox.ts';
import { compliance } from '../store/sql/migrations/0080-compliance.ts';
import { noise } from '../store/sql/migrations/0085-noise.ts';
import { weightGain } from '../store/sql/migrations/0086-weight-gain.ts';
import { complianceList } from '../store/sql/migrations/0087-compliance-list.ts';
import { noteDrafts } from '../store/sql/migrations/0095-note-drafts.ts';
import { inquiryMails } from '../store/sql/migrations/0096-inquiry-mails.ts';
import { billingSettings } from '../store/sql/migrations/0100-billing-settings.ts';
import { ledger } from '../store/sql/migrations/0105-ledger.ts';
import { rates } from '../store/sql/migrations/0110-rates.ts';
import { mergedPapers } from '../store/sql/migrations/0111-merged-papers.ts';
import { monthClosings } from '../store/sql/migrations/0113-month-closings.ts';
import { digestMails } from '../store/sql/migrations/0114-digest-mails.ts';
import { rangeConfirmed } from '../store/sql/migrations/0117-range-confirmed.ts';
import { labResults } from '../store/sql/migrations/0120-lab-results.ts';
import { fileUploads } from '../store/sql/migrations/0121-file-uploads.ts';
import { shareMessages } from '../store/sql/migrations/0125-share-messages.ts';
import { guidance } from '../store/sql/migrations/0130-guidance.ts';
import { listen } from '../store/sql/migrations/0131-listen.ts';
import { reminders } from '../store/sql/migrations/0132-reminders.ts';
import { shareLeaving } from '../store/sql/migrations/0137-share-leaving.ts';
import { ownReadings } from '../store/sql/migrations/0140-own-readings.ts';
import { vendors } from '../store/sql/migrations/0150-vendors.ts';
import { credentials } from '../store/sql/migrations/0151-credentials.ts';
import { recordRequests } from '../store/sql/migrations/0152-record-requests.ts';
import { systems } from '../store/sql/migrations/0153-systems.ts';
import { hospitals } from '../store/sql/migrations/0154-hospitals.ts';
import { movedTime } from '../store/sql/migrations/0155-moved-time.ts';
import { resolvedAlertCounts } from '../store/sql/migrations/0156-resolved-alert-counts.ts';
import { usualValues } from '../store/sql/migrations/0157-usual-values.ts';
import { snoozedAlerts } from '../store/sql/migrations/0158-snoozed-alerts.ts';
import { auditSending } from '../store/sql/migrations/0159-audit-sending.ts';
import { clinicsOfCounts } from '../store/sql/migrations/0165-clinics-of-counts.ts';
import { alertsAtOnce } from '../store/sql/migrations/0166-alerts-at-once.ts';
import { connectedApps } from '../store/sql/migrations/0167-connected-apps.ts';
import { signOn } from '../store/sql/migrations/0168-sign-on.ts';
import { subscriptions } from '../store/sql/migrations/0169-subscriptions.ts';
import { appDevices } from '../store/sql/migrations/0170-app-devices.ts';
import { wallsLookUp } from '../store/sql/migrations/0183-walls-look-up.ts';
import { oneCollation } from '../store/sql/migrations/0184-one-collation.ts';
import { joinedAlerts } from '../subjects/alerts/0177-joined-alerts.ts';
import { waitingAlertCounts } from '../subjects/alerts/0178-waiting-alert-counts.ts';
import { waitingAlertSlots } from '../subjects/alerts/0179-waiting-alert-slots.ts';
import { alertLinesOnce } from '../subjects/alerts/0218-alert-lines-once.ts';
import { judgedMonths } from '../subjects/billing/0185-judged-months.ts';
import { devicePeriods } from '../subjects/compliance/0217-device-periods.ts';
import { appSecrets } from '../subjects/connectedApps/0176-app-secrets.ts';
import { appIdentity } from '../subjects/connectedApps/0192-app-identity.ts';
import { clinicsChanged } from '../subjects/fhir/0205-clinics-changed.ts';
import { ordersChanged } from '../subjects/fhir/0206-orders-changed.ts';
import { patientsChanged } from '../subjects/fhir/0207-patients-changed.ts';
import { staffChanged } from '../subjects/fhir/0208-staff-changed.ts';
import { reviewsUndone } from '../subjects/fhir/0211-reviews-undone.ts';
import { recordsKept } from '../subjects/fhir/0212-records-kept.ts';
import { movesDated } from '../subjects/fhir/0215-moves-dated.ts';
import { removedRows } from '../subjects/fhir/0216-removed-rows.ts';
import { fileViews } from '../subjects/files/0210-file-views.ts';
import { clientAuth } from '../subjects/hospitals/0190-client-auth.ts';
import { messageReadings } from '../subjects/notes/0204-message-readings.ts';
import { correctedTime } from '../subjects/notes/0222-corrected-time.ts';
import { patientZones } from '../subjects/patients/0175-patient-zones.ts';
import { patientLines } from '../subjects/patients/0188-patient-lines.ts';
import { roundPauses } from '../subjects/queue/0213-round-pauses.ts';
import { heldPatients } from '../subjects/readings/0180-held-patients.ts';
import { wallOfReadings } from '../subjects/readings/0181-wall-of-readings.ts';
import { clinicsOfNewest } from '../subjects/readings/0182-clinics-of-newest.ts';
import { carers } from '../subjects/sharing/0214-carers.ts';
import { subscriptionPatients } from '../subjects/subscriptions/0191-subscription-patients.ts';

/** All changes of the tables, oldest first by name. One that has been released is never edited; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-orders': orders,
  '0002-patients': patients,
  '0003-device-orders': deviceOrders,
  '0004-readings': readings,
  '0005-people': people,
  '0006-records': records,
  '0007-passwords': passwords,
  '0008-profiles': profiles,
  '0009-staff': staff,
  '0010-photos': photos,
  '0011-open-alerts': openAlerts,
  '0012-contacts': contacts,
  '0013-staff-access': staffAccess,
  '0014-links': links,
  '0015-serials': serials,
  '0016-languages': languages,
  '0017-units': units,
  '0018-severity': severity,
  '0019-bills': bills,
  '0019-one-second': oneSecond,
  '0019-serials': dispatchedSerials,
  '0020-known-devices': knownDevices,
  '0021-second-factor': secondFactor,
  '0024-catalogue': catalogue,
  '0025-access-log': accessLogs,
  '0026-audit-chain': auditChain,
  '0027-activation-codes': activationCodes,
  '0028-patients-per-clinic': patientsPerClinic,
  '0029-own-clinics': ownClinics,
  '0030-corrections': corrections,
  '0031-discharges': discharges,
  '0032-erasures': erasures,
  '0035-walls': walls,
  '0040-audit-origin': auditOrigin,
  '0041-clinic-details': clinicDetails,
  '0050-alerts': alerts,
  '0055-note-corrections': noteCorrections,
  '0056-conversation-marks': conversationMarks,
  '0060-time': time,
  '0063-escalation': escalation,
  '0068-merges': merges,
  '0069-audit-anchors': auditAnchors,
  '0073-review-queue': reviewQueue,
  '0076-inbox': inbox,
  '0080-compliance': compliance,
  '0085-noise': noise,
  '0086-weight-gain': weightGain,
  '0087-compliance-list': complianceList,
  '0095-note-drafts': noteDrafts,
  '0096-inquiry-mails': inquiryMails,
  '0100-billing-settings': billingSettings,
  '0105-ledger': ledger,
  '0110-rates': rates,
  '0111-merged-papers': mergedPapers,
  '0113-month-closings': monthClosings,
  '0114-digest-mails': digestMails,
  '0117-range-confirmed': rangeConfirmed,
  '0120-lab-results': labResults,
  '0121-file-uploads': fileUploads,
  '0125-share-messages': shareMessages,
  '0130-guidance': guidance,
  '0131-listen': listen,
  '0132-reminders': reminders,
  '0137-share-leaving': shareLeaving,
  '0140-own-readings': ownReadings,
  '0150-vendors': vendors,
  '0151-credentials': credentials,
  '0152-record-requests': recordRequests,
  '0153-systems': systems,
  '0154-hospitals': hospitals,
  '0155-moved-time': movedTime,
  '0156-resolved-alert-counts': resolvedAlertCounts,
  '0157-usual-values': usualValues,
  '0158-snoozed-alerts': snoozedAlerts,
  '0159-audit-sending': auditSending,
  '0165-clinics-of-counts': clinicsOfCounts,
  '0166-alerts-at-once': alertsAtOnce,
  '0167-connected-apps': connectedApps,
  '0168-sign-on': signOn,
  '0169-subscriptions': subscriptions,
  '0170-app-devices': appDevices,
  '0175-patient-zones': patientZones,
  '0176-app-secrets': appSecrets,
  '0177-joined-alerts': joinedAlerts,
  '0178-waiting-alert-counts': waitingAlertCounts,
  '0179-waiting-alert-slots': waitingAlertSlots,
  '0180-held-patients': heldPatients,
  '0181-wall-of-readings': wallOfReadings,
  '0182-clinics-of-newest': clinicsOfNewest,
  '0183-walls-look-up': wallsLookUp,
  '0184-one-collation': oneCollation,
  '0185-judged-months': judgedMonths,
  '0188-patient-lines': patientLines,
  '0190-client-auth': clientAuth,
  '0191-subscription-patients': subscriptionPatients,
  '0192-app-identity': appIdentity,
  '0204-message-readings': messageReadings,
  '0205-clinics-changed': clinicsChanged,
  '0206-orders-changed': ordersChanged,
  '0207-patients-changed': patientsChanged,
  '0208-staff-changed': staffChanged,
  '0210-file-views': fileViews,
  '0211-reviews-undone': reviewsUndone,
  '0212-records-kept': recordsKept,
  '0213-round-pauses': roundPauses,
  '0214-carers': carers,
  '0215-moves-dated': movesDated,
  '0216-removed-rows': removedRows,
  '0217-device-periods': devicePeriods,
  '0218-alert-lines-once': alertLinesOnce,
  '0222-corrected-time': correctedTime,
};
