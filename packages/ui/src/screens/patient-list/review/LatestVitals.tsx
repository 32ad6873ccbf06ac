import { useServerNow } from '@rpm/api-client';
import {
  parseStamp,
  type ReadingRow,
  type VitalKind,
  valuesText,
  vitalKinds,
  vitalMeasure,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { VitalIcon } from '../../../components/VitalIcon/VitalIcon.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { vitalName } from '../../../hooks/names.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useShownRecently } from '../../../parts/person/when.ts';
import { type AllLimits, limitsOf } from '../../../parts/vitals/limitsOf.ts';
import { SPARK_READINGS, Spark, useLastReadings } from '../../../parts/vitals/Spark.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';

/** A vital of the patient, with its latest reading. */
export interface VitalRow {
  mrSubType: VitalKind | null;
  latest: ReadingRow | null;
}

interface LatestVitalsProps {
  userId: string;
  rows: readonly VitalRow[];
  limits: AllLimits | null;
  /** The one that the chart shows. */
  vital: VitalKind | null;
  onChoose: (vital: VitalKind) => void;
  timeZone: string;
  /** When somebody looked last: what was measured since is counted. */
  since: Date | null;
  /** The first frame is painted: the courses are read and drawn behind it. */
  isPainted: boolean;
}

/** The latest reading of each vital; a press shows its course. */
export function LatestVitals({ rows, ...rest }: LatestVitalsProps) {
  const latest = new Map(rows.map((row) => [row.mrSubType, row.latest]));
  const kinds = vitalKinds.filter((kind) => latest.has(kind));
  if (kinds.length === 0) return <p className="text-fg-muted">{texts.noReadings}</p>;
  return (
    <ul
      aria-label={texts.vitals}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))]"
    >
      {kinds.map((kind) => (
        <li key={kind} className="grid">
          <VitalButton kind={kind} reading={latest.get(kind) ?? null} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type VitalButtonProps = Omit<LatestVitalsProps, 'rows'> & { kind: VitalKind; reading: ReadingRow | null };

function VitalButton({
  userId,
  kind,
  reading,
  limits,
  vital,
  onChoose,
  timeZone,
  since,
  isPainted,
}: VitalButtonProps) {
  const shown = useShownRecently(timeZone);
  const { onBad } = useClock(browserTimeZone());
  const measure = vitalMeasure(kind, useUnits());
  const now = useServerNow();
  const last = useLastReadings(isPainted ? userId : null, kind);
  const isNew = (stamp: string | null) => {
    const at = stamp === null || since === null ? null : parseStamp(stamp, onBad);
    return at !== null && since !== null && at > since;
  };
  const fresh = last.filter(({ mrTime }) => isNew(mrTime)).length;
  return (
    <button
      type="button"
      aria-pressed={kind === vital}
      onClick={() => onChoose(kind)}
      className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface px-3.5 py-2.5 text-start hover:border-line-control aria-pressed:inset-ring aria-pressed:inset-ring-brand-solid aria-pressed:border-brand-solid"
    >
      <span className="flex flex-wrap items-center gap-x-1.5 text-fg-muted text-label">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="size-4.5 flex-none">
            <VitalIcon kind={kind} fill />
          </span>
          {vitalName(kind)}
        </span>
        {fresh > 0 && (
          <span className="ms-auto flex-none rounded-full bg-brand-soft px-2 text-brand-fg text-caption">
            {fresh < SPARK_READINGS ? texts.newOnes({ count: fresh }) : texts.newOrMore({ count: fresh })}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <b className="numeric text-h2">
            {valuesText(kind, reading?.values ?? null, measure, limits && limitsOf(limits, kind)) ??
              loadWords.unknown}
          </b>
          <span className="text-caption text-fg-muted">{measure.unit}</span>
        </span>
        <span className="h-8.5 w-21">
          <Spark kind={kind} rows={last} latest={reading} limits={limits} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-caption">
        {reading?.class && <ReadingTag reading={reading.class} />}
        <span className="text-fg-muted">{shown(reading?.mrTime ?? null, now)}</span>
      </span>
    </button>
  );
}
