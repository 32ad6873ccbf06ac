import { AuditPage, AuditPageAnswer, AuditQuery, FilledText } from '@rpm/domain';
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
} as const;
