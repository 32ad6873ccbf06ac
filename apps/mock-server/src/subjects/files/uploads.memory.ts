import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { FileUploads, UploadKey } from './contract.ts';
import { isSameFile } from './sameFile.ts';
import type {} from './state.ts';

const is = (key: UploadKey) => (each: UploadKey) =>
  each.patientId === key.patientId && each.uploadId === key.uploadId && each.accountId === key.accountId;
const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

/** Files on their way, in a memory store. */
export function memoryFileUploads({
  fileUploads,
  files,
}: Pick<MemoryState, 'fileUploads' | 'files'>): FileUploads {
  return {
    async begin(upload, maxBytes) {
      const { patientId, uploadId } = upload;
      const known = fileUploads.find((each) => each.patientId === patientId && each.uploadId === uploadId);
      if (known) return isSameFile(known, upload) ? sizeOf(known.parts) : null;
      const used = [...files, ...fileUploads]
        .filter((each) => each.patientId === patientId)
        .reduce((sum, { bytes }) => sum + bytes, 0);
      if (used + upload.bytes > maxBytes) return 'full';
      fileUploads.push({ ...upload, parts: [] });
      return 0;
    },
    async add(key, from, content) {
      const upload = fileUploads.find(is(key));
      if (!upload) return null;
      const received = sizeOf(upload.parts);
      if (from !== received) return received;
      if (received + content.length > upload.bytes) return null;
      upload.parts.push(content);
      return received + content.length;
    },
    async whole(key) {
      const found = fileUploads.find(is(key));
      if (!found) return null;
      const { parts, ...upload } = found;
      const content = new Uint8Array(sizeOf(parts));
      let at = 0;
      for (const part of parts) {
        content.set(part, at);
        at += part.length;
      }
      return { upload, content };
    },
    async drop(key) {
      drop(fileUploads, is(key));
    },
    async dropBefore(at) {
      const before = fileUploads.length;
      drop(fileUploads, (each) => each.at < at);
      return before - fileUploads.length;
    },
  };
}
