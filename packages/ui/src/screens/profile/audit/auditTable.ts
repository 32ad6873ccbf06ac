import { type Cell, changesOf, parseStamp, type ReadAuditRow, toCsv } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { type AuditReader, actionText, auditLine } from './auditLine.ts';

const { columns, export: texts, facts } = auditWords;

/** The entries as a file: times in UTC, ids beside names, and every fact as it is kept. */
export function auditCsv(rows: readonly ReadAuditRow[], reader: AuditReader): string {
  const head: Cell[] = [
    ...[texts.utc, facts.last, texts.count, columns.who, facts.role, facts.account, columns.action],
    ...[columns.whom, texts.subject, columns.details, columns.from, facts.entry],
  ];
  return toCsv([head, ...rows.map((row, at) => cellsOf(row, at, reader))]);
}

function cellsOf(row: ReadAuditRow, at: number, reader: AuditReader): Cell[] {
  const { whom, from } = auditLine(row, at, reader);
  const utc = (stamp: string | null) =>
    (stamp && parseStamp(stamp, reader.place.onBad)?.toISOString()) || null;
  const details = { ...row.details, ...(changesOf(row).length > 0 && { changes: changesOf(row) }) };
  return [
    ...[utc(row.time), utc(row.until), row.times, row.name, row.role, row.userId],
    ...[row.action && actionText(row.action), whom, row.subject, JSON.stringify(details), from, row.id],
  ];
}
