import { type VitalKind, valuesText, vitalMeasure } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Values } from '../../../parts/vitals/Values.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import type { TrendRow } from './useTrend.ts';

/** How many readings stand in the list at first. */
const fewRows = 7;

interface EveryReadingProps {
  vital: VitalKind;
  /** Newest first. */
  rows: readonly TrendRow[];
  timeZone: string;
}

/** Every reading of the span, newest first: the table of the chart. @see PDB-07 */
export function EveryReading({ vital, rows, timeZone }: EveryReadingProps) {
  const [isAll, setAll] = useState(false);
  // The button that shows the others is gone then: the keyboard goes on with the first of them.
  const firstOther = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAll) firstOther.current?.focus();
  }, [isAll]);
  const shown = useShownTime(timeZone);
  const measure = vitalMeasure(vital, useUnits());
  return (
    <Card title={texts.every}>
      <ul className="divide-y divide-line-subtle">
        {(isAll ? rows : rows.slice(0, fewRows)).map((row, at) => (
          <li
            key={`${row.at.getTime()} ${JSON.stringify(row.values)}`}
            {...(isAll && at === fewRows ? { ref: firstOther, tabIndex: -1 } : {})}
            className="flex flex-wrap items-center gap-3 py-2.5"
          >
            <span className="flex-1">
              <b className="block text-h3">
                <Values text={valuesText(vital, row.values, measure) ?? loadWords.unknown} />{' '}
                <span className="text-fg-muted text-label">{measure.unit}</span>
              </b>
              <span className="text-fg-muted">{shown(row.at, 'datetime')}</span>
              {row.isTyped && <span className="block">{patientWords.patientDashboard.entered}</span>}
            </span>
            <span className="flex-none">
              <ReadingTag reading={row.class} />
            </span>
          </li>
        ))}
      </ul>
      {!isAll && rows.length > fewRows && (
        <div className="mt-3">
          <Button wide onClick={() => setAll(true)}>
            {texts.showAll({ count: rows.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
