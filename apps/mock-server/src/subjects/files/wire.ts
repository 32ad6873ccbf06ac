import { type FileContent, type FileRow, formatStamp } from '@rpm/domain';
import type { FileFacts, StoredFile } from './contract.ts';

/** A file as a list answers it. */
export const fileRow = (
  { patientId: _patient, at, uploadedById, ...file }: FileFacts,
  callerId?: string,
): FileRow => ({
  ...file,
  time: formatStamp(at),
  ...(uploadedById !== undefined && uploadedById === callerId && { isOwn: true as const }),
});

/** A file as it is answered by itself. */
export const fileContent = ({ content, ...facts }: StoredFile): FileContent => ({
  ...fileRow(facts),
  content,
});
