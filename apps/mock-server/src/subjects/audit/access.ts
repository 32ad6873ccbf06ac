import { accessOf, clinicInPath } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const auditAccess = accessOf({
  getAuditLog: {
    about: clinicInPath,
    ...rows.administrators,
    beyondItsClinic: 'those with whom a record is shared may be of another clinic, and are named',
  },
  exportAuditLog: {
    about: { what: 'clinic', in: 'body', field: 'clinicName' },
    ...rows.administrators,
    needsStepUp: true,
    beyondItsClinic: 'those with whom a record is shared may be of another clinic, and are named',
  },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof auditAccess> {}
}
