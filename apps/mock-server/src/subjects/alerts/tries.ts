import { usualGainRule, usualGuidance } from '@rpm/domain';
import { acknowledgedBy, alertOf } from '../../../test/requestAlerts.ts';
import { alert, page, provider } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const alertTries = triesOf({
  getAlerts: { who: 'clinicPeople', query: { ...page, tab: 'medical' } },
  exportAlerts: { who: 'clinicPeople', body: { tab: 'medical' } },
  getAlertCounts: { who: 'clinicPeople' },
  getAlert: { who: 'clinicRoles', params: { alertId: alertOf('own') } },
  getNoise: { who: 'clinicPeople', query: { page: '0', rangesPage: '0', wrongPage: '0' } },
  getClinicGain: { who: 'administration' },
  saveClinicGain: { who: 'administration', body: { rule: { day: 1, week: 2.5 }, seen: usualGainRule } },
  getPatientGain: { who: 'clinicRoles', params: { userId: people.own.userId } },
  savePatientGain: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      choice: 'own',
      rule: { day: 1, week: 2.5 },
      seen: { choice: 'clinic', rule: null },
    },
  },
  getUrgentReading: { who: 'patients' },
  getGuidance: { who: 'administration' },
  saveGuidance: { who: 'administration', body: { ...usualGuidance, phone: '(614) 555-0142' } },
  getRepeatsAsked: { who: 'patients' },
  getReadingSteps: { who: 'patients', params: { vital: 'BloodPressure', time: '20261120-13:00:00' } },
  acknowledgeAlert: { who: 'clinicRoles', body: alert },
  assignAlert: { who: 'clinicRoles', body: { ...alert, accountId: demoAccounts.staff.accountId } },
  snoozeAlert: { who: 'clinicRoles', body: { ...alert, until: '20261121-15:00:00' } },
  resolveAlert: {
    who: 'clinicRoles',
    body: { ...alert, outcome: 'advice', note: 'Sat down and measured again.' },
  },
  undoAlert: {
    who: 'clinicRoles',
    body: { ...alert, alertId: acknowledgedBy(alertOf('own'), provider.accountId) },
  },
  confirmRange: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, vital: 'BodyTemperature', version: 1 },
  },
});
