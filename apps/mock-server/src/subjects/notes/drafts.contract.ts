import type { NoteDraft } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A draft of a note: of each author about each patient there is one at most. */
export interface StoredNoteDraft {
  clinicId: string;
  patientId: string;
  authorId: string;
  draft: NoteDraft;
  at: Date;
}

/** What is being written about patients, each read by its author alone. Writing the note ends its draft. @see SCR-03 */
export interface NoteDrafts {
  of(patientId: string, authorId: string): Promise<Pick<StoredNoteDraft, 'draft' | 'at'> | null>;
  /** The actor is the author; what was kept before is gone. A draft is no part of the record, and not in the log. */
  keep(patientId: string, draft: NoteDraft, actor: Actor): Promise<void>;
  discard(patientId: string, authorId: string): Promise<void>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    noteDrafts: NoteDrafts;
  }
}
