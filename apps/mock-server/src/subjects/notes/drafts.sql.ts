import { NoteDraft } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import type { NoteDrafts } from './drafts.contract.ts';
import type {} from './tables.ts';

/** The drafts of the store. */
export function postgresNoteDrafts(db: Database): NoteDrafts {
  return {
    async of(patientId, authorId) {
      const row = await db
        .selectFrom('note_drafts')
        .select(['draft', 'at'])
        .where('patient_id', '=', patientId)
        .where('author_id', '=', authorId)
        .executeTakeFirst();
      return row ? { draft: NoteDraft.parse(row.draft), at: row.at } : null;
    },
    async keep(patientId, draft, { accountId, clinicId, at }) {
      const kept = { draft: JSON.stringify(draft), at };
      await db
        .insertInto('note_drafts')
        .values({ patient_id: patientId, author_id: accountId, clinic_id: clinicId, ...kept })
        .onConflict((conflict) => conflict.columns(['patient_id', 'author_id']).doUpdateSet(kept))
        .execute();
    },
    discard: (patientId, authorId) => discardDraft(db, patientId, authorId),
  };
}

/** Throws a draft away, also as a part of writing its note. */
export async function discardDraft(db: Database, patientId: string, authorId: string): Promise<void> {
  await db
    .deleteFrom('note_drafts')
    .where('patient_id', '=', patientId)
    .where('author_id', '=', authorId)
    .execute();
}
