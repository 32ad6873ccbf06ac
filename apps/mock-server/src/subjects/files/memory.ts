import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { auditEntry } from '../audit/contract.ts';
import { removedFile } from '../fhir/removedRows.ts';
import type {} from '../fhir/state.ts';
import { type FileAddress, type Files, fileFacts, type StoredFile } from './contract.ts';
import type {} from './state.ts';

const fileOrder = newestFirst<StoredFile>(
  ({ at }) => at,
  ({ txnName }) => txnName,
);

/** The files of a memory store. */
export function memoryFiles({ files, audit, removedRows }: MemoryState): Files {
  return {
    async list({ patientId, reportType }) {
      return files
        .filter((file) => file.patientId === patientId && (!reportType || file.reportType === reportType))
        .sort(fileOrder)
        .slice(0, limits.filesMaxRows)
        .map(({ content: _, views: _views, ...facts }) => facts);
    },
    async find(address) {
      const found = files.find((each) => isAt(each, address));
      if (!found) return null;
      const { views: _, ...file } = found;
      return file;
    },
    async add(actor, file, maxBytes) {
      const own = files.filter(({ patientId }) => patientId === file.patientId);
      if (own.some(({ txnName }) => txnName === file.txnName)) return true;
      const used = own.reduce((sum, { bytes }) => sum + bytes, 0);
      if (used + file.bytes > maxBytes) return false;
      files.push(file);
      audit.push(auditEntry(actor, 'file.added', file.patientId, fileFacts(file)));
      return true;
    },
    async part({ patientId, txnName }, from, length) {
      const file = files.find((each) => each.patientId === patientId && each.txnName === txnName);
      if (!file) return null;
      return { bytes: file.bytes, content: btoa(atob(file.content).slice(from, from + length)) };
    },
    async remove(actor, { patientId, txnName }) {
      const file = files.find(
        (each) =>
          each.patientId === patientId && each.txnName === txnName && each.uploadedById === actor.accountId,
      );
      if (!file) return false;
      files.splice(files.indexOf(file), 1);
      removedRows.push(...removedFile(patientId, txnName).map((row) => ({ ...row, at: actor.at })));
      const { content: _, views: _views, ...facts } = file;
      audit.push(auditEntry(actor, 'file.removed', patientId, fileFacts(facts)));
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
