import {
  type BillingPapers,
  type BillingSettings,
  centsFrom,
  coveredBy,
  type KnownCode,
  type Month,
  type MonthAsked,
  type MonthJudged,
  mayBill,
  monthJudged,
  noPapers,
  type Rate,
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
export const monthOf = (text: string): Month => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5)),
});

/** What a clinic bills by in a month. @throws Refusal 403 for somebody whom the clinic does not let bill */
export async function clinicMonth(
  store: StoreParts,
  { clinicId, role }: Pick<Account, 'clinicId' | 'role'>,
  month: Month,
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
  month: Month,
  now: Date,
): Promise<ClinicMonth> {
  const [zone, codes, saved, prices] = await Promise.all([
    clinicZone(store, clinicId),
    store.billing.codes(clinicId),
    store.billingSettings.of(clinicId),
    pricesOf(store, clinicId),
  ]);
  return monthBy({ zone, codes, settings: saved?.value ?? usualBilling, ...prices }, month, now);
}

/** What a clinic bills by, as it is kept. */
interface Terms {
  /** IANA name. */
  zone: string;
  codes: readonly KnownCode[];
  settings: BillingSettings;
  rates: readonly Rate[];
  papers: ReadonlyMap<string, BillingPapers>;
}

/** The rates of a clinic, and the papers of its patients, or of some. */
export async function pricesOf(
  store: StoreParts,
  clinicId: string,
  patientIds?: readonly string[],
): Promise<Pick<Terms, 'rates' | 'papers'>> {
  const [rates, papers] = await Promise.all([
    store.billing.rates({ clinicId, year: undefined }),
    store.billingPapers.ofClinic(clinicId, patientIds),
  ]);
  return { rates, papers };
}

/** The month of a clinic that bills by these. */
export function monthBy(
  { zone, codes, settings, rates, papers }: Terms,
  { year, month }: Month,
  now: Date,
): ClinicMonth {
  const { locality } = settings;
  return {
    asked: {
      year,
      month,
      now,
      clinicZone: zone,
      codes: codes.map(({ version: _version, ...code }) => code),
      payer: settings.payer,
      periodRule: settings.periodRule,
      closingDays: settings.closingDays,
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
