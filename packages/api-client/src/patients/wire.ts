import {
  type AsRead,
  type CarerWhoSees,
  type CareTeamMember,
  type ListedPatient,
  type PatientPage,
  type ReadPatientFileRow,
  readStamp,
} from '@rpm/domain';

/** A patient of a list, from the wire's names. */
export const listedPatient = ({
  userId,
  username,
  dob,
  latest,
  unreviewedReadings,
  lastReviewed,
  ...same
}: ReadPatientFileRow): AsRead<ListedPatient> => {
  const takenAt = latest && readStamp(latest.mrTime);
  return {
    ...same,
    patientId: userId,
    email: username,
    birthDate: dob,
    latest: takenAt && { vital: latest.mrSubType, takenAt, class: latest.class, values: latest.values },
    unreviewed: unreviewedReadings,
    lastReviewedAt: readStamp(lastReviewed),
  };
};

/** A page of patients, each with why one waits. */
export const patientPage = ({ result: { rows, unreadable }, total }: PatientPage) => ({
  rows: rows.map(({ rank, ...row }) => ({ ...listedPatient(row), rank })),
  total,
  unreadable,
});

/** Somebody of the care team, from the wire's names. */
export const carer = ({ userId, lastContact, ...same }: AsRead<CareTeamMember>): AsRead<CarerWhoSees> => ({
  ...same,
  accountId: userId,
  lastContact: readStamp(lastContact),
});
