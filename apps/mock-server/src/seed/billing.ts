import { standardCodes, standardRates } from '@rpm/domain';
import type { ClinicBillingCode, ClinicRate } from '../subjects/billing/contract.ts';
import { northside, southside } from './clinics.ts';

const clinicIds = [northside.clinicId, southside.clinicId];

/** What both clinics bill by at first: editable data. */
export const billingCodes: readonly ClinicBillingCode[] = clinicIds.flatMap((clinicId) =>
  standardCodes.map((each) => ({ ...each, version: 1, clinicId })),
);
export const billingRates: readonly ClinicRate[] = clinicIds.flatMap((clinicId) =>
  standardRates.map((each) => ({ ...each, clinicId })),
);
