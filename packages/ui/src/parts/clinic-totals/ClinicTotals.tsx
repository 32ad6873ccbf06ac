import { appWords } from '@rpm/domain/words/app';
import { clinicWords } from '@rpm/domain/words/clinic';
import { loadWords } from '@rpm/domain/words/load';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { useSlow } from '../../layout/Loaded/useSlow.ts';
import type { ClinicTotal } from './useClinicTotals.ts';

/** The numbers at the top of a dashboard. Each loads, fails and is tried again alone. @see DDB-01, DDB-06, MYD-02 */
export function ClinicTotals({ totals }: { totals: readonly ClinicTotal[] }) {
  const isLoading = totals.some(({ loadable }) => loadable.state === 'loading');
  return (
    <section aria-label={clinicWords.totals} className="mb-4">
      <p role="status" className="sr-only">
        {isLoading && <Waiting />}
      </p>
      <div className="grid @min-[17rem]/page:grid-cols-2 @min-[64rem]/page:grid-cols-4 grid-cols-1 gap-4">
        {totals.map((total) => (
          <Total key={total.label} {...total} />
        ))}
      </div>
    </section>
  );
}

/** What a screen reader is told of the blocks: after a while, that they are still to come. */
function Waiting() {
  return useSlow() ? appWords.stillLoading : appWords.loading;
}

/** Trying again changes nothing where access is missing or there is nothing (behaviour 1a, 403 and 404). */
const isFinal = (status: number) => status === 403 || status === 404;

function Total({ label, loadable, note }: ClinicTotal) {
  switch (loadable.state) {
    case 'loading':
      return <StatCard label={label} value={null} isLoading />;
    case 'failed': {
      const { error, retry } = loadable;
      return (
        <StatCard label={label} value={null} isFailed onRetry={isFinal(error.status) ? undefined : retry} />
      );
    }
    case 'ready':
      return (
        <StatCard label={label} value={loadable.data} note={loadable.error ? loadWords.staleSince : note} />
      );
  }
}
