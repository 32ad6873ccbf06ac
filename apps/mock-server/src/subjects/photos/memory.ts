import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Photos } from './contract.ts';
import type {} from './state.ts';

/** The photos of a memory store. */
export function memoryPhotos({ photos, audit }: MemoryState): Photos {
  return {
    async find(accountId) {
      return photos.get(accountId) ?? null;
    },
    async save(photo, actor) {
      photos.set(actor.accountId, { ...photo });
      audit.push(auditEntry(actor, 'profile.photo-saved', actor.accountId));
    },
    async remove(actor) {
      if (photos.delete(actor.accountId)) {
        audit.push(auditEntry(actor, 'profile.photo-removed', actor.accountId));
      }
    },
  };
}
