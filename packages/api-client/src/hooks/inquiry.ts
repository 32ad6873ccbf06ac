import { inquiryEndpoints } from '../endpoints/inquiry.ts';
import { useWrite } from './useWrite.ts';

/** Sends an inquiry, once. @see API-02, INQ-05 */
export const useSendInquiry = () => useWrite(inquiryEndpoints.addInquiry);
