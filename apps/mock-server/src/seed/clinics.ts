import { usualHours } from '@rpm/domain';
import type { SeedAccount } from '../store/World.ts';
import type { Clinic } from '../subjects/clinics/contract.ts';

/** The clinics of the demo world. */
export const northside: Clinic = {
  clinicId: 'clinic-northside',
  name: 'Northside Sample Clinic',
  timeZone: 'America/New_York',
  sessionMaxSeconds: 3000,
  openingHours: usualHours,
};
export const southside: Clinic = {
  clinicId: 'clinic-southside',
  name: 'Southside Sample Clinic',
  timeZone: 'America/Chicago',
  openingHours: usualHours,
};

/** Where every record is odd, for QA alone: no name here is a plausible one, and none of them is at another clinic. */
export const hostile: Clinic = {
  clinicId: 'clinic-hostile',
  name: 'Hostile Names Clinic',
  timeZone: 'America/New_York',
  openingHours: usualHours,
};

/** Where every patient stands near an edge of the rules of billing, for QA. */
export const edgesClinic: Clinic = {
  clinicId: 'clinic-edges',
  name: 'Billing Edges Clinic',
  timeZone: 'America/New_York',
  openingHours: usualHours,
};

/** The password of every demo account. It is public: demo accounts exist only where there is demo data. */
export const demoPassword = 'demo-Password-1';

/** The activation code of every demo patient without an account, plain; shown as CARE-TEAM. As public as the password. */
export const demoActivationCode = 'CARETEAM';

type Name = [first: string, middle: string, last: string];
const account = (
  username: string,
  role: string,
  { clinicId }: Clinic,
  [first, middle, last]: Name,
): SeedAccount => ({
  accountId: `user-${username.replace('@', '-').replace('.example', '')}`,
  username,
  role,
  clinicId,
  firstName: first,
  middleName: middle,
  lastName: last,
});

/** Who can log in to the clinic of odd records. Not among `demoAccounts`: only the demo world has that clinic. */
export const hostileAccount: SeedAccount = account('qa@hostile.example', 'DOCTOR', hostile, [
  'Teazle',
  '',
  'Qualityson',
]);

/** Who bills at the clinic of edges, its administrator. Only the demo world has that clinic. */
export const edgesAccount: SeedAccount = account('biller@edges.example', 'ADMIN', edgesClinic, [
  'Rowan',
  '',
  'Edgeworthy',
]);

/** Whose the patients at the clinic of edges are. */
export const edgesProvider: SeedAccount = account('doctor@edges.example', 'DOCTOR', edgesClinic, [
  'Alder',
  '',
  'Edgewater',
]);

/** Who can log in to the demo world. */
export const demoAccounts = {
  provider: account('doctor@northside.example', 'DOCTOR', northside, ['Wren', 'Q.', 'Exampledoc']),
  /** Has not confirmed the address yet (RTE-06), and reads metric units. */
  colleague: {
    ...account('doctor2@northside.example', 'DOCTOR', northside, ['Teasel', '', 'Fakeley']),
    isEmailUnconfirmed: true,
    units: 'metric',
  },
  staff: account('staff@northside.example', 'STAFF', northside, ['Quince', '', 'Deskworth']),
  administrator: account('admin@northside.example', 'ADMIN', northside, ['Hawthorn', '', 'Ledgerby']),
  patient: account('patient@northside.example', 'PATIENT', northside, ['Marigold', '', 'Testpatient']),
  otherProvider: account('doctor@southside.example', 'DOCTOR', southside, ['Larch', '', 'Mockwell']),
  otherStaff: account('staff@southside.example', 'STAFF', southside, ['Damson', '', 'Frontley']),
  /** Asks for a code at each log in. */
  otherAdministrator: {
    ...account('admin@southside.example', 'ADMIN', southside, ['Medlar', '', 'Recordham']),
    asksForCode: true,
  },
  /** Reads Spanish. */
  otherPatient: {
    ...account('patient@southside.example', 'PATIENT', southside, ['Sylvan', '', 'Samplewood']),
    language: 'es',
  },
  /** A relative of the patient, who is nobody's patient: sees what is shared. */
  carer: {
    ...account('campion@example.test', 'PATIENT', northside, ['Campion', '', 'Testpatient']),
    isCarer: true,
  },
} as const;
