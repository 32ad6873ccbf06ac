import { type Measure, type ParameterLimits, readingText } from '@rpm/domain';
import { readingWords } from '@rpm/domain/words/reading';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { RangeRail } from '../../components/RangeRail/RangeRail.tsx';
import { normalWords } from './normalWords.ts';

interface RepeatRailProps {
  /** What is measured: 'Top number'. */
  name: string;
  limits: ParameterLimits;
  /** The first, and the one after it. */
  values: readonly [first: number, second: number];
  measure: Measure;
}

/** Where two readings lie: pin 1 hollow, pin 2 filled, on one rail. @see PDB-07 */
export function RepeatRail({ name, limits, values: [first, second], measure }: RepeatRailProps) {
  const normal = normalWords(limits, measure);
  if (!normal) return null;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        <span className="text-fg-muted">{readingWords.normal({ span: normal })}</span>
      </p>
      <div className="pt-3">
        <RangeRail limits={limits} value={second} first={first} measure={measure} />
      </div>
      <p className="sr-only">
        {[first, second]
          .map((value, at) =>
            text.pin({ vital: name, count: at + 1, value: readingText(measure, value, limits) }),
          )
          .join('. ')}
      </p>
    </div>
  );
}
