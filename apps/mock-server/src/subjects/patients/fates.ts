import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoreParts } from '../../store/Store.ts';
import { byPatient, kind, type MergedKind } from './mergedKind.ts';

/** How the export of a whole record has the rows of a table. */
type Exported =
  /** They are read by a part of the store, and stand in the file under this name. */
  | {
      as: string;
      read: (parts: StoreParts, patientId: string) => Promise<readonly object[]>;
      /** The patient's own copy leaves them out. */
      isOfClinicAlone?: true;
    }
  /** The export reads them itself; what they are in the file. */
  | { within: string }
  /** They are in no export, for this reason. */
  | { not: string };

/** What becomes of the rows of a patient's table, said once for both stores, in the room of the subject. They go with an erasure. */
interface FateOf<Row> {
  /** In PostgreSQL; `patient_id` says whose a row is, and `id` names it. */
  table: string;
  /** The same in memory. */
  rows: (state: MemoryState) => Row[];
  /** When the record becomes a part of another one, its rows go along, named by this; or they stay with it, for this reason. */
  merge: { goesAs: (row: Row) => string } | { stays: string };
  exported: Exported;
}

/** The same, as erasure, merge and export read it. */
export interface Fate {
  table: string;
  exported: Exported;
  /** Why rows stay with a record that becomes a part of another one; `null`: they go along. */
  stays: string | null;
  /** Takes the rows of a patient out of memory. */
  eraseIn: (state: MemoryState, patientId: string) => void;
  /** The rows in memory, for a merge. */
  kindsIn: (state: MemoryState) => MergedKind[];
}

/** Says what becomes of the rows of a table. */
export const fateOf = <Row extends { patientId: string }>({
  table,
  rows,
  merge,
  exported,
}: FateOf<Row>): Fate => ({
  table,
  exported,
  stays: 'stays' in merge ? merge.stays : null,
  eraseIn: (state, id) => drop(rows(state), ({ patientId }) => patientId === id),
  kindsIn: (state) =>
    'stays' in merge ? [] : [kind(table, rows(state), { ...byPatient, keyOf: merge.goesAs })],
});
