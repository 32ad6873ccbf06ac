import type { AccessQuery, AuditQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { auditEndpoints } from './calls.ts';

/** Who saw a patient's record, a page of `noOfRows`; the first page is 0. */
export const useAccessLog = (userId: string, query: AccessQuery) =>
  useRead(auditEndpoints.getAccessLog, { params: { userId }, query });

/** What was changed and seen in a clinic, a page of `noOfRows`; for its administrators. */
export const useAuditLog = (clinicName: string, query: AuditQuery) =>
  useRead(auditEndpoints.getAuditLog, { params: { clinicName }, query });

/** A part of them, for a file. @see F2, ADR 54 */
export const useExportAuditLog = () => useWrite(auditEndpoints.exportAuditLog);
