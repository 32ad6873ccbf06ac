import { useServerNow } from '@rpm/api-client';
import { type ReadingRow, type VitalKind, valuesText, vitalKinds, vitalMeasure } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { VitalIcon } from '../../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../../hooks/names.ts';
import { useShownRecently } from '../../../parts/person/when.ts';
import { type AllLimits, limitsOf } from '../../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';

interface LatestVitalsProps {
  rows: readonly { mrSubType: VitalKind | null; latest: ReadingRow | null }[];
  limits: AllLimits | null;
  /** The one that the chart shows. */
  vital: VitalKind | null;
  onChoose: (vital: VitalKind) => void;
  timeZone: string;
}

/** The latest reading of each vital; a press shows its course. */
export function LatestVitals({ rows, limits, vital, onChoose, timeZone }: LatestVitalsProps) {
  const latest = new Map(rows.map((row) => [row.mrSubType, row.latest]));
  const kinds = vitalKinds.filter((kind) => latest.has(kind));
  const shown = useShownRecently(timeZone);
  const units = useUnits();
  const now = useServerNow();
  if (kinds.length === 0) return <p className="text-fg-muted">{texts.noReadings}</p>;
  return (
    <ul
      aria-label={texts.vitals}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3"
    >
      {kinds.map((kind) => {
        const reading = latest.get(kind) ?? null;
        const measure = vitalMeasure(kind, units);
        return (
          <li key={kind} className="grid">
            <button
              type="button"
              aria-pressed={kind === vital}
              onClick={() => onChoose(kind)}
              className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface px-3.5 py-2.5 text-start hover:border-line-control aria-pressed:inset-ring aria-pressed:inset-ring-brand-solid aria-pressed:border-brand-solid"
            >
              <span className="flex items-center gap-1.5 text-fg-muted text-label">
                <span className="size-4.5 flex-none">
                  <VitalIcon kind={kind} fill />
                </span>
                {vitalName(kind)}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-1.5">
                <b className="numeric text-h2">
                  {valuesText(kind, reading?.values ?? null, measure, limits && limitsOf(limits, kind)) ??
                    loadWords.unknown}
                </b>
                <span className="text-caption text-fg-muted">{measure.unit}</span>
              </span>
              <span className="flex flex-wrap items-center gap-2 text-caption">
                {reading?.class && <ReadingTag reading={reading.class} />}
                <span className="text-fg-muted">{shown(reading?.mrTime ?? null, now)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
