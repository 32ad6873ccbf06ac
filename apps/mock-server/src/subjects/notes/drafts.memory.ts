import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { NoteDrafts, StoredNoteDraft } from './drafts.contract.ts';
import type {} from './state.ts';

/** The drafts of a memory store. */
export function memoryNoteDrafts({ noteDrafts }: Pick<MemoryState, 'noteDrafts'>): NoteDrafts {
  const is = (patientId: string, authorId: string) => (each: StoredNoteDraft) =>
    each.patientId === patientId && each.authorId === authorId;
  return {
    async of(patientId, authorId) {
      const found = noteDrafts.find(is(patientId, authorId));
      return found ? structuredClone({ draft: found.draft, at: found.at }) : null;
    },
    async keep(patientId, draft, { accountId: authorId, clinicId, at }) {
      drop(noteDrafts, is(patientId, authorId));
      noteDrafts.push({ clinicId, patientId, authorId, draft: { ...draft }, at });
    },
    async discard(patientId, authorId) {
      drop(noteDrafts, is(patientId, authorId));
    },
  };
}
