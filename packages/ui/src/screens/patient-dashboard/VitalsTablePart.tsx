import { useReadingsOfPatient } from '@rpm/api-client';
import { periodBounds, type ReadingClass, readingClasses } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { classWords } from '@rpm/domain/words/reading';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { ReadingGlyph } from '../../components/ReadingGlyph/ReadingGlyph.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { vitalName } from '../../hooks/names.ts';
import { PatientPart } from '../../parts/own-devices/PatientPart.tsx';

const text = patientWords.patientDashboard;
const periods = [
  { value: 'month', label: dashboardWords.currentMonth },
  { value: 'overall', label: dashboardWords.overall },
] as const;
type TablePeriod = (typeof periods)[number]['value'];

const glyphColor = {
  Normal: 'text-reading-normal-fg',
  Cautious: 'text-reading-cautious-fg [--icon-fill:var(--rpm-reading-cautious-bg)]',
  Critical: 'text-reading-critical-fg',
} satisfies Record<ReadingClass, string>;

interface VitalsTablePartProps {
  userId: string;
  /** The server's time. */
  now: Date;
  /** Whose month it is. IANA name. */
  timeZone: string;
}

/** How many readings of each vital there were, this month or in all. @see PDB-02 */
export function VitalsTablePart({ userId, now, timeZone }: VitalsTablePartProps) {
  const [period, setPeriod] = useState<TablePeriod>('month');
  const { loadable } = useReadingsOfPatient(userId, periodBounds(period, now, timeZone));
  return (
    <Card
      isFlush
      title={dashboardWords.vitals}
      actions={<SegmentedControl name={text.period} options={periods} value={period} onChange={setPeriod} />}
    >
      <PatientPart
        loadable={loadable}
        says={text.tableLoading}
        skeleton={
          <div className="flex flex-col gap-4 p-5">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        }
        isEmpty={({ patients }) => patients.size === 0}
        empty={<p className="px-5 py-8 text-center text-fg-muted">{dashboardWords.noReadingsInPeriod}</p>}
      >
        {({ patients: vitals }) => (
          <table className="w-full border-collapse">
            <caption className="sr-only">{dashboardWords.vitals}</caption>
            <thead>
              <tr className="border-line border-y bg-surface-sunken">
                <th
                  scope="col"
                  className="py-2.5 @max-[18rem]/page:pr-0.5 pr-2 @max-[18rem]/page:pl-2 pl-5 text-left text-column-head"
                >
                  {text.columns.vital}
                </th>
                <th
                  scope="col"
                  className="@max-[18rem]/page:px-0.5 px-2 py-2.5 @max-[19rem]/page:pl-1 text-right text-column-head"
                >
                  {text.columns.total}
                </th>
                {readingClasses.map((each) => (
                  <ClassHead key={each} reading={each} />
                ))}
              </tr>
            </thead>
            <tbody>
              {[...vitals].map(([vital, counts]) => (
                <tr key={vital} className="border-line-subtle border-b last:border-b-0">
                  <th
                    scope="row"
                    className="wrap-anywhere @max-[18rem]/page:hyphens-auto py-3.5 @max-[18rem]/page:pr-0.5 @max-[19rem]/page:pr-1 pr-2 @max-[18rem]/page:pl-2 pl-5 text-left @max-[18rem]/page:font-normal font-semibold"
                  >
                    {vitalName(vital)}
                  </th>
                  {(['total', ...readingClasses] as const).map((column) => (
                    <td
                      key={column}
                      className={`numeric @max-[18rem]/page:px-0.5 px-2 py-3.5 @max-[19rem]/page:pl-1 text-right @max-[18rem]/page:last:pr-2 last:pr-5 ${counts[column] === 0 ? 'text-fg-muted' : ''}`}
                    >
                      {counts[column] ?? loadWords.unknown}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PatientPart>
      <Legend />
    </Card>
  );
}

/** On a phone the sign alone; the word stands below the table, and always for a screen reader. */
function ClassHead({ reading }: { reading: ReadingClass }) {
  return (
    <th
      scope="col"
      className="@max-[18rem]/page:px-0.5 px-2 py-2.5 @max-[19rem]/page:pl-1 text-right text-column-head @max-[18rem]/page:last:pr-2 last:pr-5"
    >
      <span className="inline-flex items-center gap-1.5">
        <span className={`size-5 flex-none ${glyphColor[reading]}`}>
          <ReadingGlyph reading={reading} fill />
        </span>
        <span className="max-md:sr-only">{classWords[reading]}</span>
      </span>
    </th>
  );
}

function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 px-5 py-3 text-caption md:hidden">
      {readingClasses.map((each) => (
        <span key={each} className="inline-flex items-center gap-1.5">
          <span className={`size-5 ${glyphColor[each]}`}>
            <ReadingGlyph reading={each} fill />
          </span>
          {classWords[each]}
        </span>
      ))}
    </p>
  );
}
