import { useRead } from '../client/useRead.ts';
import { auditEndpoints } from './calls.ts';

/** Who saw a patient's record, a page of `noOfRows`; the first page is 0. */
export const useAccessLog = (userId: string, query: { page: number; noOfRows: number }) =>
  useRead(auditEndpoints.getAccessLog, { params: { userId }, query });
