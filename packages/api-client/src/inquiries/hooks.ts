import { useWrite } from '../client/useWrite.ts';
import { inquiryEndpoints } from './calls.ts';

/** Sends an inquiry, once. @see API-02, INQ-05 */
export const useSendInquiry = () => useWrite(inquiryEndpoints.addInquiry);
