import type { Cell, OnBad, ReadComplianceRow } from '@rpm/domain';
import { complianceWords } from '@rpm/domain/words/compliance';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { vitalName } from '../../hooks/names.ts';
import { utcOf } from '../../parts/export/utcOf.ts';

const { columns, kinds } = complianceWords;
const { alerts: shared, compliance: texts } = exportFileWords;

/** The headings of the alerts about devices and habits as a file. */
export const complianceHead: readonly Cell[] = [
  ...[columns.patient, shared.birthDate, complianceWords.kind, texts.day],
  ...[texts.from, texts.until, texts.days, shared.vital, texts.opened, texts.over, texts.away],
  ...[shared.state, columns.owner, shared.snoozedUntil],
  ...[shared.resolved, columns.note, columns.device, columns.lastReading, columns.days],
];

/** An alert as a line of the file: times in UTC, days as they are kept. @see SCR-02 */
export function complianceFileLine(row: ReadComplianceRow, onBad: OnBad): Cell[] {
  const utc = (stamp: string | null) => utcOf(stamp, onBad);
  return [
    ...[row.name, row.dob, row.kind && kinds[row.kind], row.day],
    ...[row.until && row.day, row.until, row.count],
    ...[row.vital && vitalName(row.vital), utc(row.openedTime), utc(row.overTime), row.awayUntil],
    ...[row.state && shared.states[row.state], row.owner?.name ?? null],
    ...[utc(row.snoozedUntil), utc(row.resolvedTime), row.note],
    ...[[row.device?.deviceName, row.device?.deviceModel].filter(Boolean).join(' ') || null],
    ...[row.lastReadingDay, row.period?.days ?? null],
  ];
}
