import type { Migration } from 'kysely/migration';
import { orders } from './0001-orders.ts';
import { patients } from './0002-patients.ts';
import { deviceOrders } from './0003-device-orders.ts';
import { readings } from './0004-readings.ts';
import { people } from './0005-people.ts';
import { records } from './0006-records.ts';
import { passwords } from './0007-passwords.ts';
import { profiles } from './0008-profiles.ts';
import { staff } from './0009-staff.ts';
import { photos } from './0010-photos.ts';
import { openAlerts } from './0011-open-alerts.ts';
import { contacts } from './0012-contacts.ts';
import { staffAccess } from './0013-staff-access.ts';
import { links } from './0014-links.ts';
import { serials } from './0015-serials.ts';
import { languages } from './0016-languages.ts';
import { units } from './0017-units.ts';
import { severity } from './0018-severity.ts';
import { bills } from './0019-bills.ts';
import { oneSecond } from './0019-one-second.ts';
import { dispatchedSerials } from './0019-serials.ts';
import { knownDevices } from './0020-known-devices.ts';
import { secondFactor } from './0021-second-factor.ts';
import { catalogue } from './0024-catalogue.ts';
import { accessLogs } from './0025-access-log.ts';
import { auditChain } from './0026-audit-chain.ts';
import { activationCodes } from './0027-activation-codes.ts';
import { patientsPerClinic } from './0028-patients-per-clinic.ts';
import { ownClinics } from './0029-own-clinics.ts';
import { corrections } from './0030-corrections.ts';
import { discharges } from './0031-discharges.ts';
import { erasures } from './0032-erasures.ts';
import { walls } from './0035-walls.ts';
import { auditOrigin } from './0040-audit-origin.ts';
import { clinicDetails } from './0041-clinic-details.ts';
import { alerts } from './0050-alerts.ts';
import { noteCorrections } from './0055-note-corrections.ts';
import { conversationMarks } from './0056-conversation-marks.ts';
import { time } from './0060-time.ts';
import { escalation } from './0063-escalation.ts';
import { merges } from './0068-merges.ts';
import { auditAnchors } from './0069-audit-anchors.ts';
import { reviewQueue } from './0073-review-queue.ts';
import { inbox } from './0076-inbox.ts';
import { compliance } from './0080-compliance.ts';
import { noise } from './0085-noise.ts';
import { weightGain } from './0086-weight-gain.ts';
import { complianceList } from './0087-compliance-list.ts';
import { noteDrafts } from './0095-note-drafts.ts';
import { inquiryMails } from './0096-inquiry-mails.ts';
import { billingSettings } from './0100-billing-settings.ts';
import { ledger } from './0105-ledger.ts';
import { rates } from './0110-rates.ts';
import { mergedPapers } from './0111-merged-papers.ts';
import { monthClosings } from './0113-month-closings.ts';
import { digestMails } from './0114-digest-mails.ts';
import { rangeConfirmed } from './0117-range-confirmed.ts';
import { labResults } from './0120-lab-results.ts';
import { fileUploads } from './0121-file-uploads.ts';
import { shareMessages } from './0125-share-messages.ts';
import { guidance } from './0130-guidance.ts';
import { listen } from './0131-listen.ts';
import { reminders } from './0132-reminders.ts';
import { shareLeaving } from './0137-share-leaving.ts';
import { ownReadings } from './0140-own-readings.ts';
import { vendors } from './0150-vendors.ts';
import { credentials } from './0151-credentials.ts';
import { recordRequests } from './0152-record-requests.ts';
import { systems } from './0153-systems.ts';
import { hospitals } from './0154-hospitals.ts';
import { movedTime } from './0155-moved-time.ts';
import { resolvedAlertCounts } from './0156-resolved-alert-counts.ts';
import { usualValues } from './0157-usual-values.ts';
import { snoozedAlerts } from './0158-snoozed-alerts.ts';
import { auditSending } from './0159-audit-sending.ts';
import { clinicsOfCounts } from './0165-clinics-of-counts.ts';

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
};
