import { Id, Inquiry, InquirySent, lenient, lenientRows, OwnCorrection } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** The calls of the inquiry screen, and of requests to correct the record. */
export const inquiryEndpoints = {
  /** Sends an inquiry: a patient's to the clinic, anybody else's to the operator. A success is one whatever it says (INQ-12). @see API-02, API-25, INQ-05 */
  addInquiry: endpoint({
    method: 'POST',
    path: '/api/add-inquiry',
    body: Inquiry,
    answer: InquirySent,
    response: lenient(InquirySent),
    isIdempotent: true,
    stales: ['/api/own-corrections/:userId'],
  }),
  /** What a patient asked to be corrected in the own record, and what became of it. */
  getOwnCorrections: endpoint({
    method: 'GET',
    path: '/api/own-corrections/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(OwnCorrection),
    response: lenientRows(OwnCorrection),
  }),
} as const;
