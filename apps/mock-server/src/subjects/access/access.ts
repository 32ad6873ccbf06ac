import { accessOf, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const accessLogAccess = accessOf({
  getAccessLog: {
    ...ofPatient,
    beyondItsClinic: 'those with whom a record is shared may be of another clinic, and are named',
  },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof accessLogAccess> {}
}
