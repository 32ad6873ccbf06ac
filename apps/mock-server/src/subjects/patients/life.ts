/** Something that somebody did with a record, and why. */
export interface Deed {
  at: Date;
  /** The account. */
  byId: string;
  reason: string;
}

/** What the clinic did with a patient's record since the enrollment. @see F5 */
export interface PatientLife {
  /** Grows with each correction of the details. */
  version: number;
  /** Since when the patient is no longer in the care of the clinic; `null` while in it. */
  discharge: (Deed & { /** `YYYY-MM-DD` */ day: string }) | null;
  /** A legal hold. */
  hold: Deed | null;
  /** Who asked for the erasure. */
  erasure: Deed | null;
  /** The record of the same person of which it became a part. */
  merged: { into: string; at: Date; byId: string } | null;
}

/** Nothing yet. */
export const noLife: PatientLife = { version: 0, discharge: null, hold: null, erasure: null, merged: null };

/** Whether it is a record of its own, and no part of another one. */
export const isOwnRecord = ({ life }: { life?: PatientLife }): boolean => !life?.merged;

/** Whether the patient is in the care of the clinic, and so in its lists. */
export const isInCare = ({ life }: { life?: PatientLife }): boolean => !life?.discharge && !life?.merged;
