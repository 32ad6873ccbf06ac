import type {
  Loadable,
  useAllergies,
  useLatestVisit,
  useRecordSummary,
  useTotalConditions,
} from '@rpm/api-client';
import { type ResourceType, recordsPath } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { KindCard } from '../../parts/health-record/KindCard.tsx';
import { kindIcons } from '../../parts/health-record/kindIcons.ts';
import { useShownTime } from '../../parts/person/when.ts';

const text = healthRecordWords;

type Read<Hook extends (...given: never[]) => { loadable: unknown }> = ReturnType<Hook>['loadable'];

interface RecordCardProps {
  kind: ResourceType;
  timeZone: string;
  /** All kinds: what the card shows where it has no read of its own. */
  summary: Read<typeof useRecordSummary>;
  /** The calls of this kind alone, where there is one. */
  total?: Read<typeof useTotalConditions>;
  newest?: Read<typeof useLatestVisit>;
  rows?: Read<typeof useAllergies>;
}

interface Shown {
  count: number;
  newest: { display: string | null; time: string | null } | null;
}

/** A kind of record on the summary. It fails when one of the reads that it needs does, and for itself. */
export function RecordCard({ kind, timeZone, summary, total, newest, rows }: RecordCardProps) {
  const shownTime = useShownTime(timeZone);
  const Icon = kindIcons[kind];
  return (
    <KindCard
      title={text.kinds[kind]}
      to={recordsPath(kind)}
      icon={<Icon strokeWidth={1.75} />}
      loadable={shownOf({ kind, summary, total, newest, rows })}
      count={({ count }) => text.counts[kind]({ count })}
    >
      {({ newest: latest }) =>
        latest && (
          <>
            <p dir="auto" className="wrap-anywhere font-semibold">
              {latest.display ?? loadWords.unknown}
            </p>
            <p className="text-fg-muted">{shownTime(latest.time, 'date')}</p>
          </>
        )
      }
    </KindCard>
  );
}

type Reads = Pick<RecordCardProps, 'kind' | 'summary'> & {
  [Name in 'total' | 'newest' | 'rows']: RecordCardProps[Name] | undefined;
};

/** What the card shows, of the reads that it needs. */
function shownOf({ kind, summary, total, newest, rows }: Reads): Loadable<Shown> {
  if (rows) {
    return mapped(rows, ({ rows: all, unreadable }) => ({
      count: all.length + unreadable,
      newest: all[0] ?? null,
    }));
  }
  const ofKind = mapped(summary, ({ rows: kinds }): Shown => {
    const own = kinds.find(({ resourceType }) => resourceType === kind);
    return { count: own?.total ?? 0, newest: own?.latest ?? null };
  });
  if (total && total.state !== 'ready') return total;
  if (newest && newest.state !== 'ready') return newest;
  return mapped(ofKind, (own) => ({
    count: total?.state === 'ready' ? total.data.total : own.count,
    newest: newest?.state === 'ready' ? newest.data.record : own.newest,
  }));
}

function mapped<In, Out>(loadable: Loadable<In>, change: (data: In) => Out): Loadable<Out> {
  return loadable.state === 'ready' ? { ...loadable, data: change(loadable.data) } : loadable;
}
