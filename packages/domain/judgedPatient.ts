import { days, newYork } from './judgedMonth.ts';
import type { CareStretch } from './src/billing/careFacts.ts';
import type { Biller } from './src/billing/keptBill.ts';
import { type MonthAsked, type MonthJudged, monthJudged } from './src/billing/monthJudged.ts';
import { type BillingPapers, noPapers } from './src/billing/papers.ts';
import type { PatientCare } from './src/billing/patientCare.ts';
import { standardCodes } from './src/billing/standardCodes.ts';

const rates: Readonly<Record<string, number>> = { 99445: 4000, 99454: 5211, 99457: 5177, 99470: 2600 };

/** November of 2026, looked at from December 20 on. */
export const november: MonthAsked = {
  ...{ year: 2026, month: 11, now: new Date('2026-12-20T17:00:00Z'), clinicZone: newYork },
  ...{ payer: 'Medicare', periodRule: 'thirtyDays', closingDays: 5, codes: standardCodes },
  ...{ centsOf: () => (code) => rates[code] ?? null, isCovered: () => true },
};

/** A live call. */
export const call = (start: string, minutes: number, special: Partial<CareStretch> = {}): CareStretch => ({
  ...{ start: new Date(start), end: new Date(new Date(start).getTime() + minutes * 60_000) },
  ...{ isInteractive: true, isPhysicians: false, ...special },
});

/** Thirty days from October 20 to November 18, of which 16 have data, and 22 minutes on November 10. */
export const patient: PatientCare = {
  ...{ patientId: 'patient-1', name: 'Marigold Testpatient', phone: null, birthDate: null, gender: null },
  ...{ timeZone: newYork, provider: { userId: 'doctor-1', name: 'Wren Exampledoc' } },
  ...{ consentDay: '2026-01-02', dischargeDay: null },
  ...{ dataDays: days('2026-10-20', 16), work: [call('2026-11-10T15:00:00Z', 22)], bill: null },
  uses: [{ orderId: 'ORD-1', name: 'Monitor', serial: 'SN-1', from: new Date(0), to: null, isInUse: true }],
  billedSetUps: [],
  billedPeriods: [],
};
export const papers = { ...noPapers, diagnosis: 'I10', trainingDay: '2026-10-20' };

/** By whom it is billed. */
export const biller: Biller = {
  ...{ practiceName: 'Northside', npi: '1234567893', tin: '12-3456789', billingProvider: 'doctor-1' },
  placeOfService: '11',
};

/** The patient of these tests as the rules see the month; what is special is told. */
export const judgedPatient = (
  special: Partial<PatientCare> = {},
  by: Partial<MonthAsked> = {},
  own: Partial<BillingPapers> = {},
): MonthJudged => monthJudged({ ...patient, ...special }, { ...papers, ...own }, { ...november, ...by });
