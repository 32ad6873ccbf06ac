import type { Checked } from '../wire/fieldErrors.ts';
import { diagnosisOf, isNpi, isPlaceOfService, tinOf } from './identifiers.ts';
import {
  type BillerRole,
  type BillingSettings,
  billerRoles,
  closingDaysMost,
  lacksProvider,
  usualBilling,
} from './settings.ts';

/** What the form of a clinic's billing holds: texts as they are typed; '' is 'not known'. */
export type BillingForm = Record<
  Exclude<keyof BillingSettings, 'billers' | 'periodRule' | 'digest' | 'stepsDone'>,
  string
> &
  Pick<BillingSettings, 'periodRule' | 'digest' | 'stepsDone'> & { billers: BillerRole[] };

/** What can be wrong in it. */
export type BillingFormFault =
  | 'tinInvalid'
  | 'npiInvalid'
  | 'placeInvalid'
  | 'diagnosisInvalid'
  | 'payerRequired'
  | 'closingInvalid'
  | 'providerRequired';

/** The form of what is saved. */
export const billingForm = (settings: BillingSettings): BillingForm => ({
  practiceName: settings.practiceName ?? '',
  tin: settings.tin ?? '',
  npi: settings.npi ?? '',
  placeOfService: settings.placeOfService,
  billingProvider: settings.billingProvider ?? '',
  supervisingProvider: settings.supervisingProvider ?? '',
  defaultDiagnosis: settings.defaultDiagnosis ?? '',
  payer: settings.payer,
  locality: settings.locality ?? '',
  periodRule: settings.periodRule,
  closingDays: String(settings.closingDays),
  digest: settings.digest,
  billers: [...settings.billers],
  stepsDone: [...settings.stepsDone],
});

const orNull = (text: string): string | null => text.trim() || null;

/** @returns `null` for what is no day on which a month can close */
function closingDaysOf(text: string): number | null {
  const days = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= closingDaysMost ? days : null;
}

/** Checks what is typed. What is empty and may be so is not known yet. */
export function checkBilling(typed: BillingForm): Checked<BillingForm, BillingSettings> {
  const [tin, npi, diagnosis] = [typed.tin.trim(), typed.npi.trim(), typed.defaultDiagnosis.trim()];
  const faults: [keyof BillingForm, BillingFormFault, boolean][] = [
    ['tin', 'tinInvalid', tin !== '' && tinOf(tin) === null],
    ['npi', 'npiInvalid', npi !== '' && !isNpi(npi)],
    ['placeOfService', 'placeInvalid', !isPlaceOfService(typed.placeOfService.trim())],
    ['defaultDiagnosis', 'diagnosisInvalid', diagnosis !== '' && diagnosisOf(diagnosis) === null],
    ['payer', 'payerRequired', typed.payer.trim() === ''],
    ['closingDays', 'closingInvalid', closingDaysOf(typed.closingDays) === null],
    ['billingProvider', 'providerRequired', lacksProvider(typed)],
  ];
  const wrong = faults.filter(([, , isWrong]) => isWrong);
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong.map(([field, code]) => [field, code])) };
  return {
    value: {
      practiceName: orNull(typed.practiceName),
      tin: tinOf(tin),
      npi: orNull(npi),
      placeOfService: typed.placeOfService.trim(),
      billingProvider: orNull(typed.billingProvider),
      supervisingProvider: orNull(typed.supervisingProvider),
      defaultDiagnosis: diagnosisOf(diagnosis),
      payer: typed.payer.trim(),
      locality: orNull(typed.locality),
      periodRule: typed.periodRule,
      closingDays: closingDaysOf(typed.closingDays) ?? usualBilling.closingDays,
      digest: typed.digest,
      billers: billerRoles.filter((role) => typed.billers.includes(role)),
      stepsDone: typed.stepsDone,
    },
  };
}
