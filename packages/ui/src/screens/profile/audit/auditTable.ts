import { type AuditPlace, type Cell, changesOf, type OnBad, type ReadAuditRow } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import type { ListFile } from '../../../parts/export/listFile.ts';
import { utcOf } from '../../../parts/export/utcOf.ts';
import { actionText, originText } from './auditLine.ts';

const { columns, export: texts, facts } = auditWords;

/** The entries as a file: times in UTC, ids beside names, and every fact as it is kept. */
export const auditFile = (onBad: OnBad): Omit<ListFile<ReadAuditRow, AuditPlace>, 'ask'> => ({
  name: texts.file,
  head: [
    ...[texts.utc, facts.last, texts.count, columns.who, facts.role, facts.account, columns.action],
    ...[columns.whom, texts.subject, columns.details, columns.from, facts.entry],
  ],
  line: (row) => cellsOf(row, onBad),
});

function cellsOf(row: ReadAuditRow, onBad: OnBad): Cell[] {
  const utc = (stamp: string | null) => utcOf(stamp, onBad);
  const details = { ...row.details, ...(changesOf(row).length > 0 && { changes: changesOf(row) }) };
  return [
    ...[utc(row.time), utc(row.until), row.times, row.name, row.role, row.userId],
    ...[row.action && actionText(row.action), row.whom, row.subject, JSON.stringify(details)],
    ...[originText(row), row.id],
  ];
}
