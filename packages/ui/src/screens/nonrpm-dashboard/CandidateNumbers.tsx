import type { Loadable } from '@rpm/api-client';
import type { CandidateTotals } from '@rpm/domain';
import { candidateWords } from '@rpm/domain/words/candidate';
import { loadWords } from '@rpm/domain/words/load';
import { StatCard } from '../../components/StatCard/StatCard.tsx';

const texts = candidateWords.totals;

/** The numbers at the top: how many have no device, how many of them are candidates, and what is on record of them. */
export function CandidateNumbers({ loadable }: { loadable: Loadable<CandidateTotals> }) {
  const { state } = loadable;
  const data = state === 'ready' ? loadable.data : null;
  const stale = state === 'ready' && loadable.error ? loadWords.staleSince : undefined;
  const cards = [
    {
      label: texts.withoutDevice,
      value: data?.withoutDevice,
      note: data && texts.ofPatients({ count: data.patients }),
    },
    { label: texts.candidates, value: data?.candidates },
    { label: texts.conditions, value: data?.conditions },
    { label: texts.procedures, value: data?.procedures },
  ];
  return (
    <section
      aria-label={texts.title}
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4"
    >
      {cards.map(({ label, value, note }) => (
        <StatCard
          key={label}
          label={label}
          value={value ?? null}
          note={stale ?? note}
          isLoading={state === 'loading'}
          isFailed={state === 'failed'}
          onRetry={state === 'failed' ? loadable.retry : undefined}
        />
      ))}
    </section>
  );
}
