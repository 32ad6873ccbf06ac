import {
  AccessPage,
  AccessPageAnswer,
  AccessQuery,
  AuditPage,
  AuditPageAnswer,
  AuditQuery,
  FilledText,
  Id,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** The call of the audit log. */
export const auditEndpoints = {
  /** What was changed by whom in a clinic, newest first. For its administrators. */
  getAuditLog: endpoint({
    method: 'GET',
    path: '/api/audit-log/:clinicName',
    params: z.object({ clinicName: FilledText }),
    query: AuditQuery,
    answer: AuditPageAnswer,
    response: AuditPage,
  }),
  /** Who saw a patient's record, newest first. For the clinic's people, and for the patient. */
  getAccessLog: endpoint({
    method: 'GET',
    path: '/api/access-log/:userId',
    params: z.object({ userId: Id }),
    query: AccessQuery,
    answer: AccessPageAnswer,
    response: AccessPage,
  }),
} as const;
