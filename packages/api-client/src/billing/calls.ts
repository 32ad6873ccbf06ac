import {
  BillBoard,
  BillCodeNumber,
  BillExists,
  BillingHistory,
  BillLineDetail,
  BillMade,
  BillMonth,
  BillRequest,
  BillsExport,
  BillsMade,
  BillsRequest,
  BoardQuery,
  ClaimsExport,
  Count,
  EvidencePack,
  EvidenceWish,
  FilledText,
  Id,
  KnownBillingPapers,
  KnownBillingSettings,
  KnownCode,
  KnownRate,
  MonthReopening,
  MonthWish,
  NewBillCode,
  PeriodExample,
  RateImport,
  RateQuery,
  SaveBillingCode,
  SaveBillingPapers,
  SaveBillingSettings,
  wholeRows,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const clinic = z.object({ clinicName: FilledText });
const monthOfPatient = z.object({ userId: Id, month: BillMonth });
/** What a bill makes out of date. */
const boards = ['/api/bill-board', '/api/bill-line/:userId/:month', '/api/period-example'] as const;

/** What closing a month makes out of date. */
const closings = [...boards, '/api/patient-time/:userId'] as const;

/** The calls of billing. Rates are the clinic's data, and what a bill says is an estimate. */
export const billingEndpoints = {
  /** What the clinic bills with, and whether the reader may change it. @see SCR-04 */
  getBillingSettings: endpoint({
    method: 'GET',
    path: '/api/billing-settings',
    answer: KnownBillingSettings,
  }),
  /** Saves it, in place of the version that the form began with; `version` stays where nothing changed. @see SCR-04 */
  saveBillingSettings: endpoint({
    method: 'POST',
    path: '/api/save-billing-settings',
    body: SaveBillingSettings,
    answer: z.extend(Message, { version: Count }),
    stales: [
      ...(['/api/billing-settings', '/api/billing-settings-history'] as const),
      ...(['/api/billing-papers/:userId', ...boards] as const),
    ],
  }),
  /** A patient by whom both rules for the device period are shown; `null` when nobody has readings, or the reader may not bill. @see SCR-04 */
  getPeriodExample: endpoint({
    method: 'GET',
    path: '/api/period-example',
    answer: z.object({ example: z.nullable(PeriodExample) }),
  }),
  /** Who changed it, the newest first; providers by name. @see SCR-04 */
  getBillingSettingsHistory: endpoint({
    method: 'GET',
    path: '/api/billing-settings-history',
    answer: BillingHistory,
  }),
  /** What bills need of a patient beside readings and time. @see SCR-04 */
  getBillingPapers: endpoint({
    method: 'GET',
    path: '/api/billing-papers/:userId',
    params: z.object({ userId: Id }),
    answer: KnownBillingPapers,
  }),
  /** Saves it, in place of the version that the form began with. @see SCR-04 */
  saveBillingPapers: endpoint({
    method: 'POST',
    path: '/api/save-billing-papers',
    body: SaveBillingPapers,
    answer: Message,
    stales: ['/api/billing-papers/:userId', ...boards],
  }),
  /** The codes that a clinic bills by. @see API-25 */
  getBillingCodes: endpoint({
    method: 'GET',
    path: '/api/billing-codes/:clinicName',
    params: clinic,
    answer: z.array(KnownCode),
    response: wholeRows(KnownCode),
  }),
  /** What payers pay, by code and year. @see API-25 */
  getRates: endpoint({
    method: 'GET',
    path: '/api/rates/:clinicName',
    params: clinic,
    query: RateQuery,
    answer: z.array(KnownRate),
    response: wholeRows(KnownRate),
  }),
  /** Adds a code with a rate, or sets both anew. @see API-25 */
  addBillCode: endpoint({
    method: 'POST',
    path: '/api/add-bill-code',
    body: NewBillCode,
    answer: Message,
    stales: [
      ...(['/api/billing-codes/:clinicName', '/api/rates/:clinicName'] as const),
      ...(['/api/billing-code-history/:code', ...boards] as const),
    ],
  }),
  /** Saves a code with all its rates, in place of the version that the form began with. @see SCR-04 */
  saveBillingCode: endpoint({
    method: 'POST',
    path: '/api/save-billing-code',
    body: SaveBillingCode,
    answer: Message,
    stales: [
      ...(['/api/billing-codes/:clinicName', '/api/rates/:clinicName'] as const),
      ...(['/api/billing-code-history/:code', ...boards] as const),
    ],
  }),
  /** Brings rates of a file into codes that are there: all of them, or none. @see SCR-04 */
  importRates: endpoint({
    method: 'POST',
    path: '/api/import-rates',
    body: RateImport,
    answer: Message,
    stales: [
      ...(['/api/billing-codes/:clinicName', '/api/rates/:clinicName'] as const),
      ...(['/api/billing-code-history/:code', ...boards] as const),
    ],
  }),
  /** Who changed a code and its rates, the newest first. @see SCR-04 */
  getCodeHistory: endpoint({
    method: 'GET',
    path: '/api/billing-code-history/:code',
    params: z.object({ code: BillCodeNumber }),
    answer: BillingHistory,
  }),
  /** Makes the bill of a patient for a month from what is recorded; anew only for a reason, as its next version. @see API-25 */
  generateBill: endpoint({
    method: 'POST',
    path: '/api/generate-bill',
    body: BillRequest,
    answer: BillMade,
    isIdempotent: true,
    stales: boards,
    refusals: { 409: BillExists },
  }),
  /** Makes the bills of a month that is over for chosen patients, once, whoever asks. @see SCR-04 */
  generateBills: endpoint({
    method: 'POST',
    path: '/api/generate-bills',
    body: BillsRequest,
    answer: BillsMade,
    isIdempotent: true,
    stales: boards,
  }),
  /** Closes a month that is over: its bills and its time are read-only then. @see SCR-04 */
  closeMonth: endpoint({
    method: 'POST',
    path: '/api/close-month',
    body: MonthWish,
    answer: Message,
    stales: closings,
  }),
  /** Opens a closed month again, for a reason; administrators alone. @see SCR-04 */
  reopenMonth: endpoint({
    method: 'POST',
    path: '/api/reopen-month',
    body: MonthReopening,
    answer: Message,
    stales: closings,
  }),
  /** All that the bill of a patient's month rests on; what is missing is `null`. @see SCR-04 */
  getEvidence: endpoint({
    method: 'GET',
    path: '/api/evidence/:userId/:month',
    params: monthOfPatient,
    answer: EvidencePack,
  }),
  /** Takes down that somebody prints the evidence of a patient's month; before the browser prints it. @see SCR-04 */
  printEvidence: endpoint({
    method: 'POST',
    path: '/api/print-evidence',
    body: EvidenceWish,
    answer: Message,
    stales: ['/api/evidence/:userId/:month'],
  }),
  /** The bills of a month as a table for a spreadsheet. That it left the product is in the audit log. @see SCR-04 */
  exportBills: endpoint({
    method: 'POST',
    path: '/api/export-bills',
    body: MonthWish,
    answer: BillsExport,
  }),
  /** The bills of a month as claims of FHIR R4; the same. @see SCR-04 */
  getClaims: endpoint({
    method: 'POST',
    path: '/api/claims',
    body: MonthWish,
    answer: ClaimsExport,
  }),
  /** The board of a month: who can be billed, who is at risk, and who has a bill. @see SCR-04 */
  getBillBoard: endpoint({
    method: 'GET',
    path: '/api/bill-board',
    query: BoardQuery,
    answer: BillBoard,
  }),
  /** A patient's month with both clocks. @see SCR-04 */
  getBillLine: endpoint({
    method: 'GET',
    path: '/api/bill-line/:userId/:month',
    params: monthOfPatient,
    answer: BillLineDetail,
  }),
} as const;
