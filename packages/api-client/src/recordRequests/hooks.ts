import type { RequestWorkQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { recordRequestEndpoints } from './calls.ts';

/** The requests of a patient for records of other clinics. @see RTE-07 */
export const useRecordRequests = (userId: string) =>
  useRead(recordRequestEndpoints.getRecordRequests, { params: { userId } });

/** Asks for records, once. */
export const useAddRecordRequest = () => useWrite(recordRequestEndpoints.addRecordRequest);

/** What the patient does with one. */
export const useChangeOwnRecordRequest = () => useWrite(recordRequestEndpoints.changeOwnRecordRequest);

/** The requests of a clinic as work. */
export const useRequestWork = (query: RequestWorkQuery) =>
  useRead(recordRequestEndpoints.getRequestWork, { query });

/** What the clinic does with one. */
export const useMoveRecordRequest = () => useWrite(recordRequestEndpoints.moveRecordRequest);
