import { accessOf, ofClinicPeople } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const candidateAccess = accessOf({
  getCandidates: { ...ofClinicPeople, reads: 'lists' },
  getCandidateTotals: ofClinicPeople,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof candidateAccess> {}
}
