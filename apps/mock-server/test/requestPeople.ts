import { demoAccounts, northside, southside } from '../src/seed/index.ts';

const { provider, patient, otherPatient, otherProvider } = demoAccounts;

/** Three patients: the provider's own, a colleague's, and one of another clinic. */
export const people = {
  own: { userId: patient.accountId, username: patient.username },
  colleagues: { userId: 'patient-002', username: 'sorrel.fixture@example.test' },
  foreign: { userId: otherPatient.accountId, username: otherPatient.username },
  unknown: { userId: 'patient-none', username: 'nobody@example.test' },
} as const;
export type Whose = keyof typeof people;

export const owners = [
  { whose: 'own', clinicId: northside.clinicId, providerId: provider.accountId },
  { whose: 'colleagues', clinicId: northside.clinicId, providerId: demoAccounts.colleague.accountId },
  { whose: 'foreign', clinicId: southside.clinicId, providerId: otherProvider.accountId },
] as const;

/** The order of a patient in a status: `ORD-Shipped-own`. */
export const orderOf = (status: string, whose: Whose) => `ORD-${status}-${whose}`;
