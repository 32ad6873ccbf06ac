import {
  type BillingPapers,
  type BillingSettings,
  centsFrom,
  coveredBy,
  type MonthAsked,
  type MonthJudged,
  mayBill,
  monthJudged,
  noPapers,
  usualBilling,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { clinicZone } from '../clinics/clinicScope.ts';

/** What a clinic bills by in a month, and the papers of its patients. */
export interface ClinicMonth {
  asked: MonthAsked;
  settings: BillingSettings;
  papersOf(patientId: string): BillingPapers;
}

/** A month as calls name it. @param text `YYYY-MM` */
export const monthOf = (text: string) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) });

/** What a clinic bills by in a month. @throws Refusal 403 for somebody whom the clinic does not let bill */
export async function clinicMonth(
  store: StoreParts,
  { clinicId, role }: Pick<Account, 'clinicId' | 'role'>,
  month: { year: number; month: number },
  now: Date,
): Promise<ClinicMonth> {
  const known = await monthOfClinic(store, clinicId, month, now);
  if (!mayBill(role, known.settings)) throw new Refusal(403);
  return known;
}

/** What a clinic bills by in a month, whoever asks. */
export async function monthOfClinic(
  store: StoreParts,
  clinicId: string,
  { year, month }: { year: number; month: number },
  now: Date,
): Promise<ClinicMonth> {
  const [zone, codes, rates, saved, papers] = await Promise.all([
    clinicZone(store, clinicId),
    store.billing.codes(clinicId),
    store.billing.rates({ clinicId, year: undefined }),
    store.billingSettings.of(clinicId),
    store.billingPapers.ofClinic(clinicId),
  ]);
  const settings = saved?.value ?? usualBilling;
  const { locality } = settings;
  return {
    asked: {
      ...{
        year,
        month,
        now,
        clinicZone: zone,
        codes: codes.map(({ version: _version, ...code }) => code),
        payer: settings.payer,
        periodRule: settings.periodRule,
        closingDays: settings.closingDays,
      },
      centsOf: (payer) => centsFrom(rates, { payer, locality, usualPayer: settings.payer }),
      isCovered: (payer, code, day) => coveredBy(rates, { payer, locality }, code, day),
    },
    settings,
    papersOf(patientId) {
      const own = papers.get(patientId) ?? noPapers;
      return { ...own, diagnosis: own.diagnosis ?? settings.defaultDiagnosis };
    },
  };
}

/** What the rules say of the month of all patients of a clinic, or of some. */
export async function judgedPatients(
  store: StoreParts,
  clinicId: string,
  { asked, papersOf }: ClinicMonth,
  patientIds?: readonly string[],
): Promise<MonthJudged[]> {
  const { year, month, now } = asked;
  const all = await store.ledger.care({ clinicId, year, month, now, ...(patientIds && { patientIds }) });
  return all.map((care) => monthJudged(care, papersOf(care.patientId), asked));
}
