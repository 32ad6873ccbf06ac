import {
  type Measure,
  readingText,
  type Trend,
  type TrendReading,
  type VitalKind,
  valuesText,
  vitalMeasure,
  vitalParameters,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { useShownTime } from '../../../parts/person/when.ts';
import { Values } from '../../../parts/vitals/Values.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import { spanText } from './TrendSentence.tsx';
import type { Span } from './useTrend.ts';

interface TrendFactsProps {
  vital: VitalKind;
  trend: Trend;
  span: Span;
  before: number;
  timeZone: string;
}

/** What is usual in the span, and beside it the week before or the highest of the month. */
export function TrendFacts({ vital, trend, span, before, timeZone }: TrendFactsProps) {
  const measure = vitalMeasure(vital, useUnits());
  const shown = useShownTime(timeZone);
  const { average, before: averageBefore, highest, days } = trend;
  return (
    <dl className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
      {average && (
        <Fact
          label={texts.usual({ span: spanText(span, before) })}
          value={valuesText(vital, average, measure)}
          note={texts.averageOf({ count: days })}
        />
      )}
      {span === 'week' && average && averageBefore && (
        <Fact
          label={texts.before.week}
          value={valuesText(vital, averageBefore, measure)}
          note={changeText(vital, average, averageBefore, measure)}
        />
      )}
      {span === 'month' && highest && (
        <Fact
          label={texts.highest}
          value={valuesText(vital, highest.values, measure)}
          note={shown(highest.at, 'date')}
        />
      )}
    </dl>
  );
}

function Fact({ label, value, note }: { label: string; value: string | null; note: string }) {
  return (
    <div className="wrap-anywhere rounded-xl border border-line bg-surface p-4 forced-colors:border-[CanvasText]">
      <dt className="text-fg-muted">{label}</dt>
      <dd>
        <b className="block text-h2">
          <Values text={value ?? loadWords.unknown} />
        </b>
        <span className="text-fg-muted">{note}</span>
      </dd>
    </div>
  );
}

/** How the span before stands to this one, by the first number. */
function changeText(
  vital: VitalKind,
  now: TrendReading['values'],
  before: TrendReading['values'],
  measure: Measure,
): string {
  const [first] = vitalParameters[vital];
  if (!first) return texts.equal;
  const shown = (values: TrendReading['values']) =>
    Number(readingText(measure, values[first.parameter] ?? 0));
  const change = Math.round((shown(now) - shown(before)) * 10) / 10;
  if (change === 0) return texts.equal;
  return (change > 0 ? texts.lower : texts.higher)({ value: String(Math.abs(change)) });
}
