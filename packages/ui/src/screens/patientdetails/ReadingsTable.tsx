import {
  type EnteredBy,
  type ReadingClass,
  readStamp,
  type VitalKind,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { useRef } from 'react';
import { useScrollsSideways } from '../../components/DataTable/useScrollsSideways.ts';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useShownTime } from '../../parts/person/when.ts';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

/** A reading as the client reads it. */
interface ReadingLine {
  mrTime: string | null;
  values: Readonly<Record<string, number>> | null;
  class: ReadingClass | null;
  isContradicted: boolean | null;
  enteredBy?: EnteredBy | undefined;
}

export interface ReadingsTableProps {
  vital: VitalKind;
  rows: readonly ReadingLine[];
  /** Those that stand beside the table, as far as they are known. */
  limits: LimitsOfVital | null;
  timeZone: string;
  /** Real heads with blocks in so many rows. */
  skeletonRows?: number;
  /** The rows are those of another page; newer ones are on their way. */
  isUpdating?: boolean;
}

const { readings: texts } = recordWords.record;
const cell =
  'border-line-subtle border-b px-1.5 py-1 @max-[20rem]/page:first:pl-3 @max-[20rem]/page:last:pr-2 first:pl-5 last:pr-4';
const head =
  'border-line border-y bg-surface-sunken px-1.5 py-2 text-start text-column-head text-fg-muted @max-[20rem]/page:first:pl-3 @max-[20rem]/page:last:pr-2 first:pl-5 last:pr-4';

/** Three columns of readings. A plain table: it needs none of what `DataTable` is for, and the page that draws charts is spared its code. */
export function ReadingsTable({
  vital,
  rows,
  limits,
  timeZone,
  skeletonRows = 0,
  isUpdating = false,
}: ReadingsTableProps) {
  const measure = vitalMeasure(vital, useUnits());
  const region = useRef<HTMLElement>(null);
  const scrolls = useScrollsSideways(region);
  const caption = texts.tableName({ vital: vitalName(vital) });
  return (
    // In large text on a phone three columns are wider than the window.
    <section
      ref={region}
      {...(scrolls && { 'aria-label': caption, tabIndex: 0 })}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table
        aria-busy={skeletonRows > 0 || isUpdating || undefined}
        className="w-full border-separate border-spacing-0"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {texts.columns.taken}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {texts.columns.value}
            </th>
            <th scope="col" className={head}>
              {texts.columns.reading}
            </th>
          </tr>
        </thead>
        <tbody data-updating={isUpdating || undefined} className="veil">
          {rows
            .map((row, at) => ({ ...row, key: `row ${at}` }))
            .map((row) => (
              // By its place: two readings may be of one moment, and one may be without a time.
              <tr key={row.key} className="h-9 print:break-inside-avoid">
                <th scope="row" className={`${cell} text-start font-regular text-label`}>
                  <Taken mrTime={row.mrTime} timeZone={timeZone} />
                </th>
                <td className={`${cell} numeric text-end`}>
                  <b className="font-semibold">
                    {valuesText(vital, row.values, measure, limits) ?? loadWords.unknown}
                  </b>
                </td>
                <td className={cell}>
                  {row.class ? <ReadingTag reading={row.class} /> : loadWords.unknown}
                  {row.isContradicted && <p className="text-caption">{vitalWords.contradicted}</p>}
                  {row.enteredBy && <p className="text-caption">{vitalWords.entered}</p>}
                </td>
              </tr>
            ))}
          {Array.from({ length: skeletonRows }, (_, at) => `skeleton ${at}`).map((key) => (
            <tr key={key} className="h-9">
              <td className={cell} colSpan={3}>
                <Skeleton />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Day and time, each in one piece where the line breaks. */
function Taken({ mrTime, timeZone }: { mrTime: string | null; timeZone: string }) {
  const shown = useShownTime(timeZone);
  if (!readStamp(mrTime ?? '')) return shown(mrTime, 'date');
  return (
    <>
      <span className="@max-[20rem]/page:whitespace-normal whitespace-nowrap">{shown(mrTime, 'date')},</span>{' '}
      <span className="whitespace-nowrap">{shown(mrTime, 'time')}</span>
    </>
  );
}
