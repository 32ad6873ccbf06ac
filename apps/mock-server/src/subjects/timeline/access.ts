import { accessOf, ofGrantee, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const timelineAccess = accessOf({
  getTimeline: { ...ofPatient, reads: 'timeline' },
  getFriendTimeline: {
    ...ofGrantee,
    reads: 'timeline',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof timelineAccess> {}
}
