import { useExportTime } from '@rpm/api-client';
import { type Cell, type OnBad, parseStamp, type TimeEntryRow, type TimePlace, utcText } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { timerWords } from '@rpm/domain/words/timer';
import { useOnBad } from '../../hooks/useClock.ts';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { utcOf } from '../../parts/export/utcOf.ts';

const { time: texts } = exportFileWords;

const head: readonly Cell[] = [
  ...[
    texts.patient,
    exportFileWords.alerts.birthDate,
    texts.author,
    texts.start,
    texts.end,
    texts.minutes,
    texts.activity,
    texts.live,
  ],
  ...[texts.note, texts.origin, texts.reason, texts.changedBy, texts.changed],
];

const originOf = ({ ofNote, byHand }: TimeEntryRow) => {
  if (ofNote) return texts.origins.note;
  return byHand ? texts.origins.hand : texts.origins.timer;
};

/** An entry as a line of the file: times in UTC, its length in minutes with two decimals. */
function lineOf(row: TimeEntryRow, onBad: OnBad): Cell[] {
  const [start, end] = [parseStamp(row.start, onBad), parseStamp(row.end, onBad)];
  const minutes = start && end ? Math.round((end.getTime() - start.getTime()) / 600) / 100 : null;
  const isChanged = row.version > 1;
  return [
    ...[row.name, row.dob, row.author.name, utcText(start), utcText(end), minutes],
    ...[timerWords.activities[row.activity], row.isInteractive ? timerWords.yes : timerWords.no],
    ...[row.note || null, originOf(row), row.reason && timerWords.reasons[row.reason]],
    ...[isChanged ? row.savedBy.name : null],
    isChanged ? utcOf(row.savedTime, onBad) : null,
  ];
}

interface ExportTimeProps {
  /** `YYYY-MM` */
  month: string;
  /** The month as it is read. */
  monthName: string;
  onClose: () => void;
}

/** Saves the time that the clinic recorded in a month. Load it by `import()`. @see ADR 54 */
export function ExportTime({ month, monthName, onClose }: ExportTimeProps) {
  const ask = useExportTime();
  const onBad = useOnBad();
  const file = {
    name: texts.file({ month }),
    head,
    line: (row: TimeEntryRow) => lineOf(row, onBad),
    ask: (after: TimePlace | undefined) => ask({ month, after }),
  };
  return (
    <ExportListDialog title={texts.title} says={texts.says({ month: monthName })} {...{ file, onClose }} />
  );
}
