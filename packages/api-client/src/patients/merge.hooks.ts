import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { mergeEndpoints } from './merge.calls.ts';

/** Two records side by side; nothing is asked while one is not chosen. @see F5 */
export const useMergePreview = (userId: string, otherId: string | null) =>
  useRead(mergeEndpoints.getMergePreview, otherId === null ? null : { params: { userId, otherId } });
/** Makes two records of one person one. Needs a confirmation. */
export const useMergePatients = () => useWrite(mergeEndpoints.mergePatients);
/** Makes them two again. Needs a confirmation. */
export const useUndoMerge = () => useWrite(mergeEndpoints.undoMerge);
