import type { Loadable } from '@rpm/api-client';
import type { CandidateTotals } from '@rpm/domain';
import { candidateWords } from '@rpm/domain/words/candidate';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';

const { byCondition: texts, conditions, totalsLoading, restIsThere } = candidateWords;

/** How many candidates have which chronic condition, as bars beside their numbers. */
export function ByCondition({ loadable }: { loadable: Loadable<CandidateTotals> }) {
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded
        loadable={loadable}
        says={totalsLoading}
        reason={restIsThere}
        headingLevel={3}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={({ byCondition }) => byCondition.length === 0}
        empty={<p className="text-fg-muted">{texts.none}</p>}
      >
        {({ byCondition, candidates }) => (
          <ul aria-label={texts.title} className="flex flex-col gap-3">
            {byCondition.map(({ condition, count }) => (
              <li key={condition} className="flex items-center gap-3">
                <span className="min-w-0 flex-1">{conditions[condition]}</span>
                <span
                  aria-hidden="true"
                  className="h-2.5 w-24 flex-none overflow-hidden rounded-full bg-surface-sunken forced-colors:border forced-colors:border-[CanvasText]"
                >
                  <span
                    className="block h-full bg-brand-solid forced-colors:bg-[Highlight]"
                    style={{ width: `${(count / Math.max(1, candidates)) * 100}%` }}
                  />
                </span>
                <span className="numeric w-8 flex-none text-end font-semibold">
                  <span aria-hidden="true">{count}</span>
                  <span className="sr-only">{texts.count({ count })}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
