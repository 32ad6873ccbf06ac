import { type LabResult, type LabStanding, labRail, labStanding } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';

const text = healthRecordWords.labs;
const icons = { inRange: Check, aboveRange: ArrowUp, belowRange: ArrowDown } as const;

/** The range of a result in words. */
function rangeText({ low, high }: LabResult): string {
  if (low !== null && high !== null) return text.between({ low: String(low), high: String(high) });
  if (low !== null) return text.from({ low: String(low) });
  return high === null ? text.noRange : text.upTo({ high: String(high) });
}

/** A result stands as its laboratory wrote it, beside the range in the same unit: the reader's units are for what devices measure. */
const unitOf = ({ unit }: LabResult) => unit;

const cell = '@max-[54rem]/page:block @max-[54rem]/page:px-0 @max-[54rem]/page:py-0.5 px-5 py-2 text-start';
const head = 'px-5 py-2 text-start text-column-head text-fg-muted';

/** What a laboratory found: a table where there is room, and each result under the other on a phone. */
export function LabResults({ results, caption }: { results: readonly LabResult[]; caption: string }) {
  return (
    <table className="@max-[54rem]/page:block w-full border-separate border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="@max-[54rem]/page:sr-only bg-surface-sunken">
        <tr>
          {[text.columns.test, text.columns.result, text.columns.compared].map((each) => (
            <th key={each} scope="col" className={head}>
              {each}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">{text.columns.rail}</span>
          </th>
          <th scope="col" className={head}>
            {text.columns.normal}
          </th>
        </tr>
      </thead>
      <tbody className="@max-[54rem]/page:block">
        {results
          .map((result, at) => ({ result, key: `${at} ${result.name}` }))
          .map(({ result, key }) => (
            <tr
              key={key}
              className="@max-[54rem]/page:block @max-[54rem]/page:border-line-subtle @max-[54rem]/page:border-t @max-[54rem]/page:px-5 @max-[54rem]/page:py-3"
            >
              <th scope="row" dir="auto" className={`${cell} wrap-anywhere font-semibold`}>
                {result.name}
              </th>
              <td className={`${cell} wrap-anywhere`}>
                <b className="numeric text-h3">{result.value}</b>{' '}
                <span className="text-fg-muted">{unitOf(result)}</span>
              </td>
              <td className={cell}>
                <Standing standing={labStanding(result)} />
              </td>
              <td className={cell}>
                <Rail result={result} />
              </td>
              <td className={`${cell} numeric text-fg-muted`}>
                {/* On a phone no heading stands above it. */}
                {(result.low ?? result.high) !== null && (
                  <span className="@min-[76rem]/page:hidden">{text.columns.normal} </span>
                )}
                {rangeText(result)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Tick and arrow: triangle and octagon belong to readings. */
function Standing({ standing }: { standing: LabStanding | null }) {
  if (!standing) return null;
  const Icon = icons[standing];
  return (
    <span
      className={`inline-flex min-h-9 items-center gap-2 rounded-sm border px-2.5 ${
        standing === 'inRange' ? 'border-line-control text-fg-muted' : 'border-fg font-semibold'
      }`}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-5 flex-none" />
      {text.standing[standing]}
    </span>
  );
}

function Rail({ result }: { result: LabResult }) {
  const rail = labRail(result);
  if (!rail) return null;
  return (
    <div
      role="img"
      dir="ltr"
      aria-label={text.rail({ normal: rangeText(result), value: String(result.value) })}
      className="relative h-8 w-48 max-w-full"
    >
      <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-control forced-colors:bg-[GrayText]" />
      <span
        className="absolute top-1/2 h-4 -translate-y-1/2 rounded-xs border border-reading-normal-mark bg-reading-normal-fill"
        style={{ left: `${rail.start}%`, width: `${rail.end - rail.start}%` }}
      />
      <span
        className="absolute top-1/2 h-6 w-2.5 -translate-x-1/2 -translate-y-1/2 rounded-xs border-2 border-surface bg-fg forced-colors:bg-[CanvasText]"
        style={{ left: `${rail.pin}%` }}
      />
    </div>
  );
}
