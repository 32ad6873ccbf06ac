import type { BillingForm } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billMonthWords } from '@rpm/domain/words/billMonth';

const texts = billingConfigWords;
const { settings } = billMonthWords;

/** How the fields of what a clinic bills with are called. */
export const settingLabels: Readonly<Record<keyof BillingForm, string>> = {
  practiceName: texts.practiceName,
  tin: texts.tin,
  npi: texts.npi,
  payer: texts.payer,
  placeOfService: texts.placeOfService,
  billingProvider: texts.billingProvider,
  supervisingProvider: texts.supervisingProvider,
  defaultDiagnosis: texts.defaultDiagnosis,
  locality: texts.locality,
  periodRule: texts.period,
  billers: texts.who,
  closingDays: settings.closingDays,
  digest: settings.digest,
  stepsDone: texts.stepsDone,
};
