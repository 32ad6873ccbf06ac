import { type ReadKind, readKinds } from '@rpm/domain';
import type { Access, Open } from './table.ts';
import { type Relation, type Row, type UserKind, verdictsOf } from './verdicts.ts';

/**
 * What of a patient somebody of the clinic may see, worked out from the authorization table itself: a kind counts when
 * one call that reads it about a patient is open. So what a patient is told cannot differ from what is so.
 */
export function kindsSeenBy(table: Access, kind: UserKind, relation: Relation): ReadKind[] {
  const rows = Object.values<Row | Open>({ ...table }).filter(
    (row): row is Row => typeof row !== 'string' && row.about?.what === 'patient',
  );
  return readKinds.filter((each) =>
    rows.some((row) => {
      if (row.reads !== each) return false;
      const verdicts = verdictsOf(row, kind);
      return (verdicts[relation] ?? verdicts.other) === 'yes';
    }),
  );
}
