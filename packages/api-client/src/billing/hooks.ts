import type { QueryOf } from '../client/endpoint.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { billingEndpoints } from './calls.ts';

/** The codes that a clinic bills by. @see API-25 */
export const useBillingCodes = (clinicName: string | null) =>
  useRead(billingEndpoints.getBillingCodes, clinicName === null ? null : { params: { clinicName } });

/** What payers pay. @see API-25 */
export const useRates = (clinicName: string | null, query: QueryOf<typeof billingEndpoints.getRates> = {}) =>
  useRead(billingEndpoints.getRates, clinicName === null ? null : { params: { clinicName }, query });

/** Adds a code with a rate, or sets both anew. @see API-25 */
export const useAddBillingCode = () => useWrite(billingEndpoints.addBillCode);

/** Makes the bill of a patient for a month, once. @see API-25 */
export const useMakeBill = () => useWrite(billingEndpoints.generateBill);
