import { standardCodes, standardRates } from '@rpm/domain';
import type { ClinicBillingCode, ClinicRate } from '../subjects/billing/contract.ts';
import { edgesClinic, northside, southside } from './clinics.ts';

const codesOf = (clinicIds: readonly string[]): ClinicBillingCode[] =>
  clinicIds.flatMap((clinicId) => standardCodes.map((each) => ({ ...each, version: 1, clinicId })));
const ratesOf = (clinicIds: readonly string[]): ClinicRate[] =>
  clinicIds.flatMap((clinicId) => standardRates.map((each) => ({ ...each, clinicId })));

const clinicIds = [northside.clinicId, southside.clinicId];

/** What clinics bill by at first: editable data. */
export const billingCodes: readonly ClinicBillingCode[] = codesOf(clinicIds);
export const billingRates: readonly ClinicRate[] = ratesOf(clinicIds);

/** The same for the clinic of edges, which is of the demo world alone. */
export const edgesBilling = {
  codes: codesOf([edgesClinic.clinicId]),
  rates: ratesOf([edgesClinic.clinicId]),
};
