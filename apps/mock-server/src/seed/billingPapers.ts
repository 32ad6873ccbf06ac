import { type BillingPapers, billingSteps, localDay, noPapers, usualBilling } from '@rpm/domain';
import type { Clinic } from '../subjects/clinics/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { demoAccounts, northside } from './clinics.ts';

/** Of every ten patients after another: one has no diagnosis, one was not trained, one is billed elsewhere. */
const gaps: Readonly<Record<number, (from: string) => Partial<BillingPapers>>> = {
  3: () => ({ diagnosis: null }),
  6: () => ({ trainingDay: null }),
  9: (from) => ({ otherClaims: [{ kind: 'otherPractice', from, to: null }] }),
};

/** The papers that bills need, of the patients of a demo; all that is written down is made up. */
export const withPapers = (patients: readonly StoredPatient[], now: Date): StoredPatient[] =>
  patients.map((patient, at) => {
    const trainingDay = localDay(patient.enrolledAt, patient.timeZone);
    const own = gaps[at % 10]?.(trainingDay) ?? {};
    const value = { ...noPapers, diagnosis: 'I10', trainingDay, ...own };
    return { ...patient, billing: savedBefore(value, now) };
  });

/** A clinic, set up for bills. The NPI and TIN are nobody's: examples that only fit the check. */
export const withBills = (
  { clinic, providerId }: { clinic: Clinic; providerId: string },
  now: Date,
): Clinic => ({
  ...clinic,
  billing: savedBefore(
    {
      ...usualBilling,
      practiceName: clinic.name,
      tin: '00-0000001',
      npi: '1234567893',
      stepsDone: [...billingSteps],
      billingProvider: providerId,
    },
    now,
  ),
});

/** The first clinic, set up for bills. */
export const northsideBills = (now: Date): Clinic =>
  withBills({ clinic: northside, providerId: demoAccounts.provider.accountId }, now);

const savedBefore = <T>(value: T, now: Date) => ({
  value,
  version: 1,
  savedById: demoAccounts.administrator.accountId,
  savedAt: new Date(now.getTime() - 60 * 86_400_000),
});
