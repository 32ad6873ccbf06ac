import type { StoredPatient } from '../subjects/patients/contract.ts';
import { aPatient } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';
import type { PatientLabel } from './labels.ts';

type Odd = Partial<Pick<StoredPatient, 'firstName' | 'middleName' | 'lastName' | 'birthDate'>>;

/** 200 characters with the spaces between the three parts. */
const longName = {
  firstName: 'Wisteria'.repeat(12),
  middleName: 'Q.',
  lastName: `${'Longname'.repeat(12)}four`,
};

const oddities: Record<PatientLabel, Odd> = {
  'birth-date-missing': { birthDate: null },
  'birth-date-unreadable': { birthDate: 'around 1950' },
  'birth-date-impossible': { birthDate: '1950-02-30' },
  'leap-day-birth': { birthDate: '1952-02-29' },
  'long-name': longName,
  'rtl-name': { firstName: 'דוגמה', lastName: 'בדיקה' },
  'xss-name': { firstName: '<img src=x onerror=alert(1)>', lastName: '<script>alert(1)</script>' },
  'attribute-name': { firstName: '" onfocus="alert(1)" autofocus="', lastName: "'};alert(1);//" },
  'proto-name': { firstName: '__proto__', lastName: 'constructor' },
  'formula-name': { firstName: '=1+1', lastName: '@SUM(A1)' },
  'number-name': { firstName: '10', lastName: '7' },
  'accents-name': { firstName: 'Zoë-Renée', lastName: "O'Examplé" },
  'like-name': { firstName: '100%', lastName: 'under_score\\slash' },
  'same-name-a': { firstName: 'Ann', lastName: 'Samename', birthDate: '1944-05-06' },
  'same-name-b': { firstName: 'Ann', lastName: 'Samename', birthDate: '1971-10-12' },
  'one-word-name': { firstName: '', lastName: 'Mononymous' },
  'spaces-name': { firstName: '  Padded ', lastName: '  Spacey  ' },
};

/** Patients whose records are odd, each by its label. All are of one clinic, and of one provider. */
export function oddPatients(
  { clinicId, providerId }: Pick<StoredPatient, 'clinicId' | 'providerId'> = {
    clinicId: northside.clinicId,
    providerId: demoAccounts.provider.accountId,
  },
): { label: PatientLabel; patient: StoredPatient }[] {
  return Object.entries(oddities).map(([label, odd]) => ({
    label: label as PatientLabel,
    patient: aPatient({
      patientId: `patient-odd-${label}`,
      clinicId,
      providerId,
      firstName: 'Odette',
      middleName: '',
      lastName: 'Oddrecord',
      birthDate: '1950-01-01',
      username: `${label}@example.test`,
      ...odd,
    }),
  }));
}
