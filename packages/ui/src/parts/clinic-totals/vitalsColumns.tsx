import { type PatientReadingCounts, patientRecordPath, type ReadingClass } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { cx } from 'class-variance-authority';
import { Link } from 'react-router-dom';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { ReadingGlyph } from '../../components/ReadingGlyph/ReadingGlyph.tsx';
import { ShareBar } from '../../components/ShareBar/ShareBar.tsx';
import { countText } from '../../hooks/countText.ts';

/** A line of the vitals table: the name that no other patient of the table has, and the counts. */
export type VitalsLine = readonly [name: string, counts: PatientReadingCounts];

const { columns: heads } = clinicWords;

const glyphColor: Record<ReadingClass, string> = {
  Normal: 'text-reading-normal-mark',
  Cautious: 'text-reading-cautious-mark',
  Critical: 'text-reading-critical-solid',
};

/** The shape of a class, for the head of its column. */
export const ClassGlyph = ({ reading }: { reading: ReadingClass }) => (
  <span className={cx('size-4 flex-none', glyphColor[reading])}>
    <ReadingGlyph reading={reading} fill />
  </span>
);

/** A count; `null` is not known. Critical ones stand out, and nothing does not. */
export function CountText({ count, isGrave = false }: { count: number | null; isGrave?: boolean }) {
  if (count === null) return <span className="text-fg-muted">{loadWords.unknown}</span>;
  const look = count === 0 ? 'text-fg-muted' : isGrave ? 'font-semibold text-reading-critical-fg' : undefined;
  return <span className={look}>{countText(count)}</span>;
}

/** The name, which leads to the record when the server says whose it is. */
export function PatientName({ line: [name, { userId }] }: { line: VitalsLine }) {
  const text = <bdi className="wrap-anywhere">{name}</bdi>;
  if (!userId) return text;
  return (
    <Link
      to={patientRecordPath(userId)}
      className="font-semibold underline decoration-1 decoration-line-strong underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
    >
      {text}
    </Link>
  );
}

const ofClass = (reading: ReadingClass, width: number): DataColumn<VitalsLine> => ({
  id: reading,
  header: classWords[reading],
  icon: <ClassGlyph reading={reading} />,
  width,
  align: 'end',
  cell: ([, counts]) => <CountText count={counts[reading]} isGrave={reading === 'Critical'} />,
});

/** The proportions of a patient's readings; an unknown count takes no part. */
export const Share = ({ line: [, { Normal, Cautious, Critical }] }: { line: VitalsLine }) => (
  <ShareBar normal={Normal ?? 0} cautious={Cautious ?? 0} critical={Critical ?? 0} />
);

/** The columns of the vitals table, in widths that fit beside the devices at 1280 px. @see DDB-02 */
export const vitalsColumns: readonly DataColumn<VitalsLine>[] = [
  {
    id: 'name',
    header: heads.name,
    width: 176,
    isRowHeader: true,
    cell: (line) => <PatientName line={line} />,
  },
  {
    id: 'total',
    header: heads.total,
    width: 94,
    align: 'end',
    cell: ([, { total }]) => <CountText count={total} />,
  },
  ofClass('Normal', 92),
  ofClass('Cautious', 114),
  ofClass('Critical', 98),
  { id: 'share', header: heads.share, width: 144, cell: (line) => <Share line={line} /> },
];
