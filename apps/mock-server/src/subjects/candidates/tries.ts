import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const candidateTries = triesOf({
  getCandidates: { who: 'clinicPeople', query: { page: '0', noOfRows: '10', show: 'all' } },
  getCandidateTotals: { who: 'clinicPeople' },
});
