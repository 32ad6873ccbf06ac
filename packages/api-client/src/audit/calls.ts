import {
  AccessPage,
  AccessPageAnswer,
  AccessQuery,
  AuditExport,
  AuditPage,
  AuditPageAnswer,
  AuditPart,
  AuditPartAnswer,
  AuditQuery,
  FilledText,
  Id,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** The calls of the logs: what was changed, and who saw what. */
export const auditEndpoints = {
  /** What was changed and seen by whom in a clinic, newest first. For its administrators. */
  getAuditLog: endpoint({
    method: 'GET',
    path: '/api/audit-log/:clinicName',
    params: z.object({ clinicName: FilledText }),
    query: AuditQuery,
    hidesQuery: true,
    answer: AuditPageAnswer,
    response: AuditPage,
  }),
  /** The newest of them, for a file. That they leave the product is an entry of the log itself. */
  exportAuditLog: endpoint({
    method: 'POST',
    path: '/api/export-audit-log',
    body: AuditExport,
    stales: ['/api/audit-log/:clinicName'],
    answer: AuditPartAnswer,
    response: AuditPart,
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
