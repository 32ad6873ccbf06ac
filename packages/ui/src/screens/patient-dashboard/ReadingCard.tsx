import { useServerTime } from '@rpm/api-client';
import {
  classOfMeasurement,
  formatInstant,
  formatStamp,
  guardedRoutes,
  isPastRepeat,
  type Measure,
  type Measurement,
  measureIn,
  type ParameterLimits,
  readingText,
  receiptPath,
  type VitalKind,
  valuesText,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { Check, Clock, Eye } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { RangeRail } from '../../components/RangeRail/RangeRail.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import { Values } from '../../parts/vitals/Values.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { normalWords } from './normalWords.ts';
import { plainName } from './plainName.ts';

const text = patientWords.patientDashboard;

/** A measurement of a vital that we know. */
export type VitalMeasurement = Measurement & { vital: VitalKind };

interface ReadingCardProps {
  measurement: VitalMeasurement;
  /** `null` when they are not known: no rail is drawn then. */
  limits: LimitsOfVital | null;
  timeZone: string;
}

/** One reading: the number, what it means, where it lies, and what has become of it. @see PDB-07 */
export function ReadingCard({ measurement, limits, timeZone }: ReadingCardProps) {
  const { vital, values, unit, takenAt, isContradicted, enteredBy } = measurement;
  const measure = measureIn(useUnits(), unit);
  const now = useServerTime();
  const id = useId();
  const reading = classOfMeasurement(values);
  const shown = valuesText(
    vital,
    Object.fromEntries(values.map(({ parameter, value }) => [parameter, value])),
    measure,
    limits,
  );
  return (
    <article
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="flex flex-1 items-center gap-2.5 text-fg-muted text-label">
          <span className="size-6 flex-none">
            <VitalIcon kind={vital} fill />
          </span>
          {vitalName(vital)}
        </h3>
        {reading && <ReadingTag reading={reading} />}
      </div>
      <p className="wrap-anywhere">
        <b className="text-number">
          <Values text={shown ?? loadWords.unknown} />
        </b>{' '}
        <span className="text-fg-muted">{measure.unit}</span>
      </p>
      {values.map(({ parameter, value }) => (
        <ParameterRail
          key={parameter}
          name={
            values.length > 1
              ? `${plainName(parameter)} ${readingText(measure, value, limits?.get(parameter))}`
              : ''
          }
          value={value}
          measure={measure}
          limits={limits?.get(parameter) ?? null}
        />
      ))}
      {reading && (
        <p className="font-semibold">
          {reading === 'Critical' && takenAt && isPastRepeat(takenAt, now())
            ? text.noneAfter
            : text.means[reading]}
        </p>
      )}
      {isContradicted && <p>{enteredBy ? text.enteredTwice : text.contradicted}</p>}
      {enteredBy && <p>{text.entered}</p>}
      <Link look="alone" to={`${guardedRoutes.patientDashboard.paths[0]}?vital=${vital}&span=week`}>
        {trendLinkWords.open({ vital: trendLinkWords.names[vital] })}
      </Link>
      <Receipt measurement={measurement} timeZone={timeZone} />
      {takenAt && (
        <Link look="alone" to={receiptPath(vital, formatStamp(takenAt))}>
          {text.receiptOpen({ vital: trendLinkWords.names[vital] })}
        </Link>
      )}
    </article>
  );
}

interface ParameterRailProps {
  name: string;
  value: number;
  measure: Measure;
  limits: ParameterLimits | null;
}

/** Where one value lies. Without limits there is nothing to lie in. */
function ParameterRail({ name, value, measure, limits }: ParameterRailProps) {
  const normal = limits && normalWords(limits, measure);
  if (!limits || !normal) return null;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        <span className="text-fg-muted">{text.normal({ span: normal })}</span>
      </p>
      <RangeRail limits={limits} value={value} measure={measure} />
    </div>
  );
}

/** What has become of the reading: measured, received, seen by whom. */
function Receipt({ measurement, timeZone }: Omit<ReadingCardProps, 'limits'>) {
  const { takenAt, receivedAt, seen } = measurement;
  const place = useClock(timeZone);
  const when = (at: Date | null) => (at && formatInstant(at, 'datetime', place)) ?? loadWords.unknown;
  const steps = [
    { icon: Clock, says: text.measured, at: takenAt, isDone: true },
    { icon: Check, says: text.received, at: receivedAt, isDone: receivedAt !== null },
    {
      icon: Eye,
      says: seen ? text.seenBy({ name: seen.name }) : text.notSeen,
      at: seen?.at ?? null,
      isDone: seen !== null,
    },
  ];
  return (
    <ul aria-label={text.receipt} className="mt-auto flex flex-col gap-1.5 border-line-subtle border-t pt-3">
      {steps.map(({ icon: Icon, says, at, isDone }) => (
        <li key={says} className="flex gap-2.5">
          <Icon
            aria-hidden="true"
            strokeWidth={1.75}
            className={`mt-1 size-5 flex-none ${isDone ? 'text-brand-accent' : 'text-fg-muted'}`}
          />
          <span className="wrap-anywhere min-w-0">
            <span dir="auto">{says}</span>
            {isDone && <span className="block text-caption text-fg-muted">{when(at)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
