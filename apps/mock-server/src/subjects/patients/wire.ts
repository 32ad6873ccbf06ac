import { type CareTeamMember, formatStamp, type PatientRecord } from '@rpm/domain';
import { kindsSeenBy } from '../../authorization/seen.ts';
import { userKind } from '../../authorization/subject.ts';
import type { Access } from '../../authorization/table.ts';
import type { Carer } from './careTeams.contract.ts';
import type { Patient } from './contract.ts';

/** A patient's record as the API answers it. */
export const patientRecord = ({
  patientId,
  clinicId: _,
  clinicName,
  birthDate,
  enrolledAt,
  life: __,
  ...same
}: Patient): PatientRecord => ({
  ...same,
  userId: patientId,
  dob: birthDate,
  clinic: clinicName,
  enrolled: formatStamp(enrolledAt),
});

/** Somebody of the care team as the API answers it. */
export const carerRow = (access: Access, { accountId, lastContact, ...same }: Carer): CareTeamMember => ({
  ...same,
  userId: accountId,
  lastContact: lastContact && formatStamp(lastContact),
  sees: kindsSeenBy(access, userKind(same), same.isResponsible ? 'own' : 'clinic'),
});
