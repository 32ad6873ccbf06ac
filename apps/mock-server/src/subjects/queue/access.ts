import { accessOf, byClinic, ofClinicPeople } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const queueAccess = accessOf({
  getReviewQueue: { ...ofClinicPeople, keepsNothingAlive: true, reads: 'lists' },
  getReviewRound: { ...ofClinicPeople, keepsNothingAlive: true, reads: 'lists' },
  // It is renewed while the screen is open: only what the nurse does keeps the session alive.
  claimPatient: { ...byClinic, keepsNothingAlive: true },
  releasePatient: { ...byClinic, keepsNothingAlive: true },
  endReview: ofClinicPeople,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof queueAccess> {}
}
