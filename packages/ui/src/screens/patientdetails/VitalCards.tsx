import {
  patientRecordPath,
  type ReadingRow,
  type RecordView,
  type VitalKind,
  valuesText,
  vitalKinds,
  vitalMeasure,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { Link } from 'react-router-dom';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../hooks/names.ts';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useShownRecently } from '../../parts/person/when.ts';
import { type AllLimits, limitsOf } from '../../parts/vitals/limitsOf.ts';
import { Spark, useLastReadings } from '../../parts/vitals/Spark.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

export interface VitalCardsProps {
  userId: string;
  view: RecordView;
  /** The one that is shown in full. */
  vital: VitalKind | null;
  vitals: {
    rows: readonly { mrSubType: VitalKind | null; latest: ReadingRow | null }[];
    unreadable: number;
  };
  limits: AllLimits | null;
  now: Date;
  timeZone: string;
}

const { vitals: texts } = recordWords.record;

const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3';
const box = 'relative flex min-w-0 flex-col gap-1.5 rounded-lg border bg-surface px-3.5 pt-2.5 pb-3';

/** The latest reading of each vital. A card is a link to its vital in full. */
export function VitalCards({ vitals, ...rest }: VitalCardsProps) {
  const latest = new Map(vitals.rows.map((row) => [row.mrSubType, row.latest]));
  const unreadable = vitals.unreadable + (latest.has(null) ? 1 : 0);
  return (
    <section aria-label={texts.latest}>
      <ul className={grid}>
        {vitalKinds
          .filter((kind) => latest.has(kind))
          .map((kind) => (
            <li key={kind} className="grid">
              <VitalCard kind={kind} latest={latest.get(kind) ?? null} {...rest} />
            </li>
          ))}
      </ul>
      <RowsNotShown count={unreadable} />
    </section>
  );
}

type CardProps = Omit<VitalCardsProps, 'vitals'> & { kind: VitalKind; latest: ReadingRow | null };

function VitalCard({ userId, view, vital, kind, latest, limits, now, timeZone }: CardProps) {
  const isOpen = kind === vital;
  const rows = useLastReadings(userId, kind);
  const shown = useShownRecently(timeZone);
  const measure = vitalMeasure(kind, useUnits());
  return (
    <Link
      to={patientRecordPath(userId, { ...view, vital: kind })}
      aria-current={isOpen ? 'true' : undefined}
      className={`${box} border-line hover:border-line-control aria-[current]:inset-ring aria-[current]:inset-ring-brand-solid aria-[current]:border-brand-solid forced-colors:border-[CanvasText] forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]`}
    >
      <span className="flex items-center gap-1.5 text-fg-muted text-label">
        <span className="size-4.5 flex-none">
          <VitalIcon kind={kind} fill />
        </span>
        {vitalName(kind)}
      </span>
      <span className="@container flex min-h-8.5 items-center justify-between gap-2">
        <span className="flex flex-[1_0_auto] flex-wrap items-baseline gap-x-1.5">
          <b className="whitespace-nowrap font-semibold text-[1.625rem] leading-[1.1] tracking-[-0.5px]">
            {valuesText(kind, latest?.values ?? null, measure, limits && limitsOf(limits, kind)) ??
              loadWords.unknown}
          </b>{' '}
          <span className="text-caption text-fg-muted">{measure.unit}</span>
        </span>
        <span className="flex @max-[10.5rem]:hidden min-w-0 shrink justify-end">
          <Spark kind={kind} rows={rows} latest={latest} limits={limits} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-caption">
        {latest?.class && <ReadingTag reading={latest.class} />}
        <span className="text-fg-muted">{shown(latest?.mrTime ?? null, now)}</span>
        {latest?.isContradicted && <span>{vitalWords.contradicted}</span>}
        {latest?.enteredBy && <span>{vitalWords.entered}</span>}
      </span>
    </Link>
  );
}

/** Five cards on their way. */
export function VitalCardsSkeleton() {
  return (
    <div className={grid}>
      {[1, 2, 3, 4, 5].map((each) => (
        <div key={each} className={`${box} min-h-28 border-line`}>
          <Skeleton width="half" />
          <Skeleton shape="number" width="half" />
          <Skeleton shape="badge" width="half" />
        </div>
      ))}
    </div>
  );
}
