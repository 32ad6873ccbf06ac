import { accessOf, byClinic, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const reviewAccess = accessOf({
  getReviews: { ...ofPatient, reads: 'vitals' },
  reviewReadings: byClinic,
  undoReview: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof reviewAccess> {}
}
