import {
  BillExists,
  BillingCode,
  BillMade,
  BillRequest,
  FilledText,
  lenientRows,
  NewBillCode,
  Rate,
  RateQuery,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const clinic = z.object({ clinicName: FilledText });

/** The calls of billing. Rates are the clinic's data, and what a bill says is an estimate. */
export const billingEndpoints = {
  /** The codes that a clinic bills by. @see API-25 */
  getBillingCodes: endpoint({
    method: 'GET',
    path: '/api/billing-codes/:clinicName',
    params: clinic,
    answer: z.array(BillingCode),
    response: lenientRows(BillingCode),
  }),
  /** What payers pay, by code and year. @see API-25 */
  getRates: endpoint({
    method: 'GET',
    path: '/api/rates/:clinicName',
    params: clinic,
    query: RateQuery,
    answer: z.array(Rate),
    response: lenientRows(Rate),
  }),
  /** Adds a code with a rate, or sets both anew. @see API-25 */
  addBillCode: endpoint({
    method: 'POST',
    path: '/api/add-bill-code',
    body: NewBillCode,
    answer: Message,
    stales: ['/api/billing-codes/:clinicName', '/api/rates/:clinicName'],
  }),
  /** Makes the bill of a patient for a month from what is recorded; anew only for a reason, as its next version. @see API-25 */
  generateBill: endpoint({
    method: 'POST',
    path: '/api/generate-bill',
    body: BillRequest,
    answer: BillMade,
    isIdempotent: true,
    refusals: { 409: BillExists },
  }),
} as const;
