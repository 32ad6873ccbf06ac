import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { StoredFile, Upload } from './contract.ts';
import type { FileView } from './views.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Each with who was given what it holds. */
    files: (StoredFile & { views?: FileView[] })[];
    /** Each with the parts that have come. */
    fileUploads: (Upload & { parts: Uint8Array[] })[];
  }
}

/** What memory begins with. */
export const fileState = (world: World) =>
  ({
    files: world.files.map((file) => ({ ...file })),
    fileUploads: [],
  }) satisfies Partial<MemoryState>;

/** What becomes of who saw a file, with the record of its patient. In memory it lies within the file. */
export const fileViewFate = fateOf({
  table: 'file_views',
  rows: () => [],
  merge: { stays: 'they belong to a file, and go where it goes' },
  exported: { as: 'fileViews', read: ({ fileViews }, patientId) => fileViews.ofPatient(patientId) },
});
