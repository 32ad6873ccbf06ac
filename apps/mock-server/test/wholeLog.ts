import type { AuditSearch } from '../src/subjects/audit/contract.ts';

/** Asks for everything in the logs of a clinic. */
export const wholeLog = (clinicId: string): AuditSearch => ({
  ...{ clinicId, since: null, person: '', group: 'all', warnings: false, search: '' },
});
