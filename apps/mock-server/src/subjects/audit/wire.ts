import { type AuditRow, formatStamp } from '@rpm/domain';
import type { AuditLine } from './contract.ts';

/** A line of the log as the API answers it. */
export const auditRow = ({ at, lastAt, ...line }: AuditLine): AuditRow => ({
  ...line,
  time: formatStamp(at),
  until: formatStamp(lastAt),
});
