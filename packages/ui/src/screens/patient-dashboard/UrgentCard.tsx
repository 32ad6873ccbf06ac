import {
  formatInstant,
  measureIn,
  type ReadingClass,
  type UrgentState,
  unitText,
  valuesText,
  vitalUnit,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { classWords } from '@rpm/domain/words/reading';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { cva } from 'class-variance-authority';
import { Repeat } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ReadingGlyph } from '../../components/ReadingGlyph/ReadingGlyph.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useIsToday } from '../../hooks/useIsToday.ts';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import { Values } from '../../parts/vitals/Values.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { RestTimer } from './RestTimer.tsx';
import type { UrgentReading } from './readEpisode.ts';
import { TypeAgain } from './TypeAgain.tsx';

const head = cva(
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-t-xl px-5 py-3 font-semibold forced-colors:border-b',
  {
    variants: {
      reading: {
        Normal: 'border-reading-normal-line border-b bg-reading-normal-bg text-reading-normal-fg',
        Cautious:
          'border-reading-cautious-line border-b bg-reading-cautious-bg text-reading-cautious-fg [--icon-fill:var(--rpm-reading-cautious-bg)]',
        Critical:
          'bg-reading-critical-solid text-reading-critical-on-solid [--icon-knock:var(--rpm-reading-critical-solid)]',
      } satisfies Record<ReadingClass, string>,
    },
  },
);

/** Until a second reading is there, who typed the first types that one too. */
const awaits: readonly UrgentState[] = ['resting', 'measureNow', 'noSecond'];

interface UrgentCardProps {
  state: UrgentState;
  /** Which of its readings stands on top. */
  shown: UrgentReading;
  side: 'high' | 'low' | 'far';
  limits: LimitsOfVital | null;
  /** Seconds that are left of the rest. */
  restLeft: number;
  timeZone: string;
  /** To call the clinic, where that is to be done now. */
  call: ReactNode;
  /** Nobody answers now: then one is not told to call. */
  isClosed: boolean;
  /** What has become of it, where that stands in this card. */
  receipt: ReactNode;
  /** No card stands below it in its column. */
  isWhole: boolean;
}

/** The newest critical reading alone: its class, the number, what it means, and what to do. @see PDB-07 */
export function UrgentCard({
  state,
  shown,
  side,
  limits,
  restLeft,
  timeZone,
  call,
  isClosed,
  receipt,
  isWhole,
}: UrgentCardProps) {
  const id = useId();
  const place = useClock(timeZone);
  const { vital } = shown;
  const measure = measureIn(useUnits(), unitText(vitalUnit(vital)));
  const isToday = useIsToday(timeZone);
  const isCompared = state === 'repeated' || state === 'notRepeated';
  const isOneSided = {
    repeated: text.means.again,
    notRepeated: text.means.notAgain,
    backToNormal: text.means.back,
  };
  const meaning = Object.hasOwn(isOneSided, state)
    ? isOneSided[state as keyof typeof isOneSided]
    : text.means[side];
  return (
    <article
      aria-labelledby={id}
      className={`min-w-0 rounded-xl border border-line bg-surface forced-colors:border-[CanvasText] ${isWhole ? '@min-[64rem]/page:row-span-2' : ''}`}
    >
      <p className={head({ reading: shown.class })}>
        <span className="inline-flex items-center gap-2.5">
          <span className="size-6 flex-none">
            <ReadingGlyph reading={shown.class} fill />
          </span>
          {classWords[shown.class]}
        </span>
        <time dateTime={shown.at.toISOString()}>
          {isToday(shown.at)
            ? text.today({ time: formatInstant(shown.at, 'time', place) ?? loadWords.unknown })
            : (formatInstant(shown.at, 'datetime', place) ?? loadWords.unknown)}
        </time>
      </p>
      <div className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-center gap-4 p-5">
        <div className="min-w-0">
          <h2 id={id} className="flex items-center gap-2.5 text-fg-muted text-label">
            <span className="size-6 flex-none">
              <VitalIcon kind={vital} fill />
            </span>
            {vitalName(vital)}
          </h2>
          <p>
            <b
              className="numeric whitespace-nowrap text-display-hero"
              // Never in two lines, and in large text never wider than the page.
              style={{ fontSize: 'min(3.75rem, 17cqi)' }}
            >
              <Values text={valuesText(vital, shown.values, measure, limits) ?? loadWords.unknown} />
            </b>{' '}
            <span className="text-fg-muted">{measure.unit}</span>
          </p>
          <p className="text-h2">{meaning}</p>
          {state === 'notRepeated' && <p>{text.classMeans[shown.class]}</p>}
          {shown.enteredBy && <p>{patientWords.patientDashboard.entered}</p>}
          {shown.isContradicted && (
            <p>{patientWords.patientDashboard[shown.enteredBy ? 'enteredTwice' : 'contradicted']}</p>
          )}
          {isCompared && (
            <p className="mt-2 inline-flex items-center gap-2 rounded-sm border border-line-control px-3 py-1.5 font-semibold">
              <Repeat aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
              {state === 'repeated' ? text.repeated : text.notRepeated}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {(state === 'resting' || state === 'measureNow') && <RestTimer secondsLeft={restLeft} />}
          {shown.enteredBy && awaits.includes(state) && <TypeAgain vital={vital} />}
          {state === 'noSecond' && (
            <p className="text-h3">{isClosed ? text.nobodyAnswers.noSecond : text.noSecond}</p>
          )}
          {state === 'repeated' && (
            <p className="text-h3">{isClosed ? text.nobodyAnswers.repeated : text.callNow}</p>
          )}
          {call}
          {receipt}
        </div>
      </div>
    </article>
  );
}
