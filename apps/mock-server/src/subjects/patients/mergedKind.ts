/** The rows of one kind: whose each is, what names it among those of a patient, and by what it clashes with another. */
export interface MergedKind {
  kind: string;
  rows: readonly object[];
  ownerOf: (row: never) => string | null;
  give: (row: never, owner: string, at: Date) => void;
  keyOf: (row: never) => string;
  /** Left out: nothing clashes. */
  placeOf?: (row: never) => string;
}

/** Makes the rows of one kind. */
export function kind<Row extends object>(
  name: string,
  rows: readonly Row[],
  rest: {
    ownerOf: (row: Row) => string | null;
    give: (row: Row, owner: string, at: Date) => void;
    keyOf: (row: Row) => string;
    placeOf?: (row: Row) => string;
  },
): MergedKind {
  return { kind: name, rows, ...rest };
}

/** Rows that say themselves whose they are. */
export const byPatient = {
  ownerOf: (row: { patientId: string }) => row.patientId,
  give: (row: { patientId: string }, owner: string) => {
    row.patientId = owner;
  },
};
