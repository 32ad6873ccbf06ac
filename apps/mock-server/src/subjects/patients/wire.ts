import {
  type Carer,
  type CareTeamMember,
  formatStamp,
  type ListedPatient,
  type NewestReading,
  OtherCarers,
  type PatientRecord,
  type PatientRow,
} from '@rpm/domain';
import { kindsSeenBy } from '../../authorization/seen.ts';
import { userKind } from '../../authorization/subject.ts';
import type { Access } from '../../authorization/table.ts';
import type { Account } from '../accounts/contract.ts';
import type { Patient } from './contract.ts';

/** A patient's record as the API answers it. */
export const patientRecord = ({
  patientId,
  clinicId: _,
  clinicName,
  birthDate,
  enrolledAt,
  life: __,
  changed: ___,
  ...same
}: Patient): PatientRecord => ({
  ...same,
  userId: patientId,
  dob: birthDate,
  clinic: clinicName,
  enrolled: formatStamp(enrolledAt),
});

/** The newest reading of a patient as the API answers it. */
export const latestRow = (latest: NewestReading | null): PatientRow['latest'] =>
  latest && {
    mrSubType: latest.vital,
    mrTime: formatStamp(latest.takenAt),
    class: latest.class,
    values: latest.values,
  };

/** A patient of a list as the API answers it, without why one waits. */
export const patientRow = ({
  patientId,
  email,
  birthDate,
  latest,
  unreviewed,
  lastReviewedAt,
  ...same
}: ListedPatient): Omit<PatientRow, 'rank'> => ({
  ...same,
  userId: patientId,
  username: email,
  dob: birthDate,
  latest: latestRow(latest),
  unreviewedReadings: unreviewed,
  lastReviewed: lastReviewedAt && formatStamp(lastReviewedAt),
});

const otherRoles = OtherCarers.shape.role.options;

/**
 * In which roles others than the care team work at the clinic, and what of the patient each role may see, as the
 * authorization table has it. Whoever has lost access is not counted, and what nobody works as is left out.
 */
export function otherCarers(
  access: Access,
  people: readonly Pick<Account, 'accountId' | 'role' | 'accessEndedAt'>[],
  team: readonly Pick<Carer, 'accountId'>[],
): OtherCarers[] {
  const isOfTeam = new Set(team.map(({ accountId }) => accountId));
  const others = people.filter(
    ({ accountId, accessEndedAt }) => accessEndedAt === null && !isOfTeam.has(accountId),
  );
  return otherRoles
    .filter((role) => others.some((each) => userKind(each) === role))
    .map((role) => ({ role, sees: kindsSeenBy(access, role, 'clinic') }));
}

/** Somebody of the care team as the API answers it. */
export const carerRow = (access: Access, { accountId, lastContact, ...same }: Carer): CareTeamMember => ({
  ...same,
  userId: accountId,
  lastContact: lastContact && formatStamp(lastContact),
  sees: kindsSeenBy(access, userKind(same), same.isResponsible ? 'own' : 'clinic'),
});
