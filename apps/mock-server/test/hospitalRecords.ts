import type { HospitalKind } from '@rpm/domain';
import { aConnection, demoAccounts, demoHospitals } from '../src/seed/index.ts';
import type { StoredRecord } from '../src/subjects/records/contract.ts';

/** A record of the demo patient that came by `aConnection` from its hospital; `isOwn`: one of the clinic's. */
export const recordOf = (resourceType: HospitalKind, { isOwn = false } = {}): StoredRecord => ({
  ...{ recordId: `${isOwn ? 'own' : 'from'}-${resourceType}`, patientId: demoAccounts.patient.accountId },
  ...{
    resourceType,
    display: `A ${resourceType}`,
    code: null,
    status: 'active',
    performer: null,
    note: null,
  },
  at: new Date('2026-03-02T14:00:00Z'),
  ...(!isOwn && {
    ...{ connectionId: aConnection().connectionId, sourceId: `${resourceType}-there` },
    source: demoHospitals[0]?.name ?? '',
  }),
});
