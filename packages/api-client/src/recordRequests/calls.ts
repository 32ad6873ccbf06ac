import {
  Count,
  Id,
  NewRecordRequest,
  OwnRequestMoved,
  RecordRequest,
  RecordRequestAdded,
  RequestMoved,
  RequestWork,
  RequestWorkQuery,
  wholeRows,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/record-requests/:userId', '/api/request-work'] as const;

/** Records of other clinics that a patient wants collected. @see RTE-07 */
export const recordRequestEndpoints = {
  /** Those of a patient: what needs the patient first, then what is under way, each the newest first. */
  getRecordRequests: endpoint({
    method: 'GET',
    path: '/api/record-requests/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(RecordRequest),
    response: wholeRows(RecordRequest),
  }),
  /**
   * Asks the own clinic to collect records. A 400 says what is wrong, also that another name signed; a 409 that as many are
   * under way as there may be.
   */
  addRecordRequest: endpoint({
    method: 'POST',
    path: '/api/add-record-request',
    body: NewRecordRequest,
    answer: RecordRequestAdded,
    isIdempotent: true,
    stales,
  }),
  /** The patient has done what was asked, or stops it and takes back the permission. A 409 says that it does not stand there any more. */
  changeOwnRecordRequest: endpoint({
    method: 'POST',
    path: '/api/change-own-record-request',
    body: OwnRequestMoved,
    answer: Message,
    stales,
  }),
  /** Those of the own clinic as work: what is open by its due day, or what is over; and how many nobody has begun. For everybody who works there. */
  getRequestWork: endpoint({
    method: 'GET',
    path: '/api/request-work',
    query: RequestWorkQuery,
    answer: z.object({ result: z.array(RequestWork), waiting: Count }),
    response: z.object({ result: wholeRows(RequestWork), waiting: Count }),
  }),
  /** Says how far one is; whoever does becomes its owner. A 409 says that somebody was quicker. */
  moveRecordRequest: endpoint({
    method: 'POST',
    path: '/api/move-record-request',
    body: RequestMoved,
    answer: Message,
    stales,
  }),
} as const;
