import type { AuditQuery } from '@rpm/domain';
import type * as z from 'zod/mini';
import { useRead } from '../client/useRead.ts';
import { auditEndpoints } from './calls.ts';

/** The audit log of a clinic. */
export const useAuditLog = (clinicName: string | null, query: z.infer<typeof AuditQuery>) =>
  useRead(auditEndpoints.getAuditLog, clinicName === null ? null : { params: { clinicName }, query });
