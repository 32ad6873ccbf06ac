import type { Person } from '../wire/fields.ts';
import type { SharedPart, ShareRelation, ShareState } from './sharing.ts';

/** A share as its owner and whoever it is shared with have it. */
export interface ListedShare {
  shareId: string;
  /** Whose data it opens. */
  owner: Person;
  /** Of the one who may look. */
  email: string;
  parts: SharedPart[];
  from: Date;
  /** The first moment at which it is over. */
  until: Date;
  state: ShareState;
  /** `null` while it is live. */
  endedAt: Date | null;
  /** Whoever it was shared with gave it up. */
  isLeft: boolean;
  /** Who they are to the owner, for the owner's own list. */
  relation: ShareRelation | null;
  /** What the owner said to them; '' for nothing. */
  message: string;
  /** Who opened it; `null` before that: an address alone does not tell whose it is. */
  grantee: Person | null;
  /** When they last saw something of it. */
  lastOpenedAt: Date | null;
}
