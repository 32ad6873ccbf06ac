import { formatInstant, measureIn, unitText, valuesText, vitalUnit } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { Card } from '../../components/Card/Card.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { useClock } from '../../hooks/useClock.ts';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import { Values } from '../../parts/vitals/Values.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { plainName } from './plainName.ts';
import { RepeatRail } from './RepeatRail.tsx';
import type { UrgentReading } from './readEpisode.ts';

interface BothReadingsProps {
  first: UrgentReading;
  second: UrgentReading;
  limits: LimitsOfVital | null;
  timeZone: string;
}

/** The critical reading and the one after it, and where they lie. @see PDB-07 */
export function BothReadings({ first, second, limits, timeZone }: BothReadingsProps) {
  const { vital } = first;
  const measure = measureIn(useUnits(), unitText(vitalUnit(vital)));
  const place = useClock(timeZone);
  return (
    <Card title={text.both}>
      <div className="flex flex-col gap-3">
        <ol>
          {[first, second].map((reading, at) => (
            <li
              key={reading.at.getTime()}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-subtle border-t py-3"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-full border-2 border-fg font-semibold ${at === 0 ? 'bg-surface text-fg' : 'bg-fg text-surface'} forced-colors:border-[CanvasText]`}
              >
                {at + 1}
              </span>
              <span className="min-w-0 grow">
                <b className="numeric block text-h3">
                  <Values text={valuesText(vital, reading.values, measure, limits) ?? loadWords.unknown} />
                </b>
                <time dateTime={reading.at.toISOString()} className="text-fg-muted">
                  {formatInstant(reading.at, 'time', place) ?? loadWords.unknown}
                </time>
              </span>
              <ReadingTag reading={reading.class} />
            </li>
          ))}
        </ol>
        {[...(limits ?? [])].map(([parameter, own]) => {
          const values = [first.values[parameter], second.values[parameter]] as const;
          const [one, two] = values;
          if (one === undefined || two === undefined) return null;
          return (
            <RepeatRail
              key={parameter}
              name={plainName(parameter)}
              limits={own}
              values={[one, two]}
              measure={measure}
            />
          );
        })}
      </div>
    </Card>
  );
}
