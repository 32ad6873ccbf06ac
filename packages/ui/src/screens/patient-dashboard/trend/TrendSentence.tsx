import type { Loadable } from '@rpm/api-client';
import type { Trend, VitalKind } from '@rpm/domain';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import type { Span } from './useTrend.ts';

interface TrendSentenceProps {
  vital: VitalKind;
  trend: Trend;
  span: Span;
  before: number;
  /** The span before: without it nothing is compared, and nothing is said of too few days. */
  earlier: Loadable<unknown>;
}

/** What the days say: one sentence, and one reason. */
export function TrendSentence({ vital, trend, span, before, earlier }: TrendSentenceProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]">
      {earlier.state === 'ready' && <h2 className="text-h2">{wordText(vital, trend, span, before)}</h2>}
      <p className="mt-1">{rangeText(trend)}</p>
    </div>
  );
}

/** 'this week', or 'that week' of one that is over. */
export function spanText(span: Span, before: number): string {
  if (before === 0) return texts.when[span];
  return span === 'week' ? texts.when.thatWeek : texts.when.thatMonth;
}

export function wordText(vital: VitalKind, { word }: Trend, span: Span, before: number): string {
  return word === null
    ? texts.tooFew
    : texts.words[word]({ vital: trendLinkWords.names[vital], span: spanText(span, before) });
}

export function rangeText({ days, inRange }: Trend): string {
  if (inRange === days) return texts.inRange.all({ count: days });
  if (inRange === 0) return texts.inRange.none({ count: days });
  return texts.inRange.some({ count: inRange, all: days });
}
