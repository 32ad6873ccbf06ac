import { limits, type SyncRun } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';

const texts = hospitalWords.status;

const looks: Readonly<Record<SyncRun['outcome'], string>> = {
  complete: 'border-brand-solid bg-brand-solid forced-colors:bg-[CanvasText]',
  part: 'border-brand-solid border-2 bg-surface',
  failed:
    'border-danger-fg bg-[repeating-linear-gradient(135deg,var(--rpm-danger-fg)_0_2px,transparent_2px_5px)] bg-surface',
};

/** The last syncs as cells: full, outlined, hatched, and empty where there was none. A reader hears how many of each. */
export function RunCells({ runs }: { runs: readonly SyncRun[] }) {
  const count = (outcome: SyncRun['outcome']) => runs.filter((run) => run.outcome === outcome).length;
  const [complete, part, failed] = [count('complete'), count('part'), count('failed')];
  const cells = Array.from({ length: limits.hospitalRunsKept }, (_, at) => ({ at, run: runs[at] }));
  return (
    <div
      role="img"
      aria-label={texts.runs({ count: runs.length, complete, part, failed })}
      className="flex flex-wrap gap-1"
    >
      {cells.map(({ at, run }) => (
        <Cell key={at} outcome={run?.outcome} />
      ))}
    </div>
  );
}

const Cell = ({ outcome }: { outcome: SyncRun['outcome'] | undefined }) => (
  <span
    className={`inline-block h-5 w-2.5 flex-none rounded-xs border ${
      outcome ? looks[outcome] : 'border-line-strong bg-surface'
    }`}
  />
);

/** What each cell means. */
export function RunLegend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap justify-end gap-x-4 gap-y-1 pb-3 text-fg-muted">
      {(['complete', 'part', 'failed', undefined] as const).map((outcome) => (
        <li key={outcome ?? 'none'} className="flex items-center gap-2">
          <Cell outcome={outcome} />
          {texts[outcome ?? 'none']}
        </li>
      ))}
    </ul>
  );
}
