import { complianceBy } from '../../../test/requestAlerts.ts';
import { compliance, page, provider } from '../../../test/requestParts.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const complianceTries = triesOf({
  getComplianceAlerts: { who: 'clinicPeople', query: page },
  exportCompliance: { who: 'clinicPeople', body: {} },
  acknowledgeCompliance: { who: 'clinicPeople', body: compliance },
  takeCompliance: { who: 'clinicPeople', body: compliance },
  snoozeCompliance: { who: 'clinicPeople', body: { ...compliance, until: '20261121-15:00:00' } },
  resolveCompliance: { who: 'clinicPeople', body: { ...compliance, note: 'Called: the cuff works again.' } },
  undoCompliance: {
    who: 'clinicPeople',
    body: { list: [{ alertId: complianceBy(provider.accountId), version: 1 }] },
  },
  getAbsence: { who: 'patients' },
  sayAway: { who: 'patients', body: { until: '2026-11-25' } },
});
