import type { endpoints, ResponseOf } from '@rpm/api-client';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useShownTime } from '../person/when.ts';
import { LabResults } from './LabResults.tsx';

const text = healthRecordWords;

export type OneRecord = ResponseOf<typeof endpoints.getMRDetail>['result']['rows'][number];

interface RecordEntryProps {
  record: OneRecord;
  timeZone: string;
  /** Whose record it is from. */
  source: string;
  /** Whether its laboratory results are shown at first. */
  isOpen: boolean;
}

/** FHIR's word for a status as people say it; another word stands as it came. */
const statusText = (status: string | null): string => {
  const known: Readonly<Record<string, string>> = text.status;
  return status === null
    ? loadWords.unknown
    : Object.hasOwn(known, status)
      ? (known[status] ?? status)
      : status;
};

/** One record, of whatever kind: what, when, by whom, with its code, status and source; a laboratory's with its results. */
export function RecordEntry({ record, timeZone, source, isOpen: isOpenAtFirst }: RecordEntryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const shownTime = useShownTime(timeZone);
  const day = shownTime(record.time, 'date');
  const name = record.display ?? loadWords.unknown;
  const results = record.results ?? [];
  const facts = [
    [text.facts.status, statusText(record.status)],
    [text.facts.code, record.code],
    [text.facts.performer, record.performer],
    [text.facts.source, record.source ?? source],
    [text.facts.note, record.note],
  ] as const;
  return (
    <article
      aria-labelledby={id}
      className="min-w-0 overflow-clip rounded-xl border border-line bg-surface forced-colors:border-[CanvasText] print:break-inside-avoid"
    >
      <div className="p-5">
        <h2 id={id} dir="auto" className="wrap-anywhere text-h3">
          {name}
        </h2>
        <p className="text-fg-muted">{day}</p>
        {record.changed && (
          <p className="font-semibold">{text.changed({ day: shownTime(record.changed, 'date') })}</p>
        )}
        <dl className="mt-3 grid @min-[44rem]/page:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="wrap-anywhere min-w-0">
                  <dt className="text-caption text-fg-muted">{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {results.length > 0 && !isOpenAtFirst && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="mt-3 flex min-h-11 items-center gap-2 rounded-md font-semibold text-fg-link hover:text-fg-link-hover print:hidden"
          >
            {text.labs.count({ count: results.length })}
            <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
          </button>
        )}
      </div>
      {results.length > 0 && isOpen && (
        <LabResults results={results} caption={text.labs.caption({ report: name, day })} />
      )}
    </article>
  );
}
