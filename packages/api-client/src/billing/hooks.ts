import type { BoardQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { billingEndpoints } from './calls.ts';

/** The board of a month. */
export const useBillBoard = (query: BoardQuery) => useRead(billingEndpoints.getBillBoard, { query });

/** A patient's month with both clocks. */
export const useBillLine = (userId: string, month: string) =>
  useRead(billingEndpoints.getBillLine, { params: { userId, month } });

/** Makes the bill of a patient's month; again for a reason. */
export const useGenerateBill = () => useWrite(billingEndpoints.generateBill);

/** Makes the bills of a month for chosen patients. */
export const useGenerateBills = () => useWrite(billingEndpoints.generateBills);

/** Closes a month. */
export const useCloseMonth = () => useWrite(billingEndpoints.closeMonth);

/** Opens a closed month again. */
export const useReopenMonth = () => useWrite(billingEndpoints.reopenMonth);

/** All that the bill of a patient's month rests on. */
export const useEvidence = (userId: string, month: string) =>
  useRead(billingEndpoints.getEvidence, { params: { userId, month } });

/** Takes down that the evidence is printed. */
export const usePrintEvidence = () => useWrite(billingEndpoints.printEvidence);

/** The bills of a month as a table. */
export const useExportBills = () => useWrite(billingEndpoints.exportBills);

/** The bills of a month as claims. */
export const useClaims = () => useWrite(billingEndpoints.getClaims);

/** What the clinic bills with. */
export const useBillingSettings = () => useRead(billingEndpoints.getBillingSettings, {});

/** Who changed what the clinic bills with. */
export const useBillingSettingsHistory = () => useRead(billingEndpoints.getBillingSettingsHistory, {});

/** Saves what the clinic bills with. */
export const useSaveBillingSettings = () => useWrite(billingEndpoints.saveBillingSettings);

/** The codes that a clinic bills by. */
export const useBillingCodes = (clinicName: string) =>
  useRead(billingEndpoints.getBillingCodes, { params: { clinicName } });

/** What payers pay, of all years. */
export const useRates = (clinicName: string) =>
  useRead(billingEndpoints.getRates, { params: { clinicName }, query: {} });

/** Saves a code with all its rates. */
export const useSaveBillingCode = () => useWrite(billingEndpoints.saveBillingCode);

/** Brings the rates of a file into the codes that are there. */
export const useImportRates = () => useWrite(billingEndpoints.importRates);

/** Who changed a code and its rates. */
export const useCodeHistory = (code: string) =>
  useRead(billingEndpoints.getCodeHistory, { params: { code } });

/** What bills need of a patient beside readings and time. */
export const useBillingPapers = (userId: string) =>
  useRead(billingEndpoints.getBillingPapers, { params: { userId } });

/** Saves what bills need of a patient. */
export const useSaveBillingPapers = () => useWrite(billingEndpoints.saveBillingPapers);
