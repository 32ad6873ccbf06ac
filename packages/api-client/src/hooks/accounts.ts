import type { AuditQuery } from '@rpm/domain';
import type * as z from 'zod/mini';
import { accountEndpoints, auditEndpoints, inquiryEndpoints } from '../endpoints/accounts.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** The roles that an account may have. @see API-18 */
export const useRoles = () => useRead(accountEndpoints.getRoles, {});

/** The audit log of a clinic. */
export const useAuditLog = (clinicName: string | null, query: z.infer<typeof AuditQuery>) =>
  useRead(auditEndpoints.getAuditLog, clinicName === null ? null : { params: { clinicName }, query });

/** Sends an inquiry, once. @see API-02, INQ-05 */
export const useSendInquiry = () => useWrite(inquiryEndpoints.addInquiry);
