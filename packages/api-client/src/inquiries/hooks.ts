import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { inquiryEndpoints } from './calls.ts';

/** Sends an inquiry, once. @see API-02, INQ-05 */
export const useSendInquiry = () => useWrite(inquiryEndpoints.addInquiry);

/** What the patient asked to be corrected in the own record. */
export const useOwnCorrections = (userId: string) =>
  useRead(inquiryEndpoints.getOwnCorrections, { params: { userId } });
