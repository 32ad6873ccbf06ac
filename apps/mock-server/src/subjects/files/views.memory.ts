import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { compareTexts } from '../patients/search.ts';
import type {} from './state.ts';
import type { FileView, FileViews } from './views.contract.ts';

const viewOrder = newestFirst<FileView>(
  ({ lastAt }) => lastAt,
  ({ accountId }) => accountId,
);

/** Who was given what the files of a memory store hold. */
export function memoryFileViews({ files, accounts }: MemoryState): FileViews {
  const find = (key: { patientId: string; txnName: string }) =>
    files.find(({ patientId, txnName }) => patientId === key.patientId && txnName === key.txnName);
  return {
    async note({ accountId, at }, key, from) {
      const file = find(key);
      if (!file || file.bytes <= from) return;
      file.views ??= [];
      const known = file.views.find((view) => view.accountId === accountId);
      if (!known) file.views.push({ accountId, at, lastAt: at });
      else if (from === 0 && at > known.lastAt) known.lastAt = at;
    },
    async of(key) {
      const file = find(key);
      if (!file) return null;
      const rows = [...(file.views ?? [])].sort(viewOrder).flatMap((view) => {
        const account = accounts.find(({ accountId }) => accountId === view.accountId);
        return account ? [{ ...view, account }] : [];
      });
      return { since: null, rows: rows.slice(0, limits.fileViewsMaxRows) };
    },
    async ofPatient(patientId) {
      return files
        .filter((file) => file.patientId === patientId)
        .flatMap(({ txnName, views = [] }) => views.map((view) => ({ txnName, ...view })))
        .sort((a, b) => compareTexts(a.txnName, b.txnName) || compareTexts(a.accountId, b.accountId));
    },
  };
}
