import { type FileContent, type FileRow, formatStamp, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { auditEntry } from '../audit/contract.ts';
import type { FileAddress, Files, StoredFile } from './contract.ts';

const fileOrder = newestFirst<StoredFile>(
  ({ at }) => at,
  ({ txnName }) => txnName,
);

/** The files of a memory store. */
export function memoryFiles({ files, audit }: MemoryState): Files {
  return {
    async list({ patientId, reportType }) {
      return files
        .filter((file) => file.patientId === patientId && (!reportType || file.reportType === reportType))
        .sort(fileOrder)
        .slice(0, limits.filesMaxRows)
        .map(fileRow);
    },
    async find(address) {
      const file = files.find((each) => isAt(each, address));
      return file ? fileContent(file) : null;
    },
    async add(actor, file, maxBytes) {
      const own = files.filter(({ patientId }) => patientId === file.patientId);
      const used = own.reduce((sum, { bytes }) => sum + bytes, 0);
      if (used + file.bytes > maxBytes) return false;
      files.push(file);
      audit.push(auditEntry(actor, 'file.added', file.patientId, fileFacts(file)));
      return true;
    },
  };
}

const isAt = (file: StoredFile, { patientId, fileName, reportType, reportSubType, txnName }: FileAddress) =>
  file.patientId === patientId &&
  file.fileName === fileName &&
  file.reportType === reportType &&
  file.reportSubType === reportSubType &&
  file.txnName === txnName;

/** What the audit log says of a file: nothing that somebody typed. */
export const fileFacts = ({ txnName, reportType, contentType, bytes }: StoredFile) => ({
  txnName,
  reportType,
  contentType,
  bytes,
});

/** A file as a list answers it. */
export function fileRow({
  patientId: _patient,
  content: _content,
  at,
  ...file
}: Omit<StoredFile, 'content'> & { content?: string }): FileRow {
  return { ...file, time: formatStamp(at) };
}

/** A file as it is answered by itself. */
export const fileContent = (file: StoredFile): FileContent => ({ ...fileRow(file), content: file.content });
