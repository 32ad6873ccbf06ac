import { type ReadKind, readKinds } from '@rpm/domain';
import { access } from './access.ts';
import { callsOfKind } from './reads.ts';
import { type Relation, type Row, type UserKind, verdictsOf } from './verdicts.ts';

/**
 * What of a patient somebody of the clinic may see, worked out from the authorization table itself: a kind counts when
 * one call that reads it about a patient is open. So what a patient is told cannot differ from what is so.
 */
export function kindsSeenBy(kind: UserKind, relation: Relation): ReadKind[] {
  return readKinds.filter((each) =>
    callsOfKind(each).some((name) => {
      const row: Row | string = access[name];
      if (typeof row === 'string' || row.about?.what !== 'patient') return false;
      const verdicts = verdictsOf(row, kind);
      return (verdicts[relation] ?? verdicts.other) === 'yes';
    }),
  );
}
