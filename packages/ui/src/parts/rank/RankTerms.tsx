import { type RankFacts, rank, rankTerms } from '@rpm/domain';
import { rankWords } from '@rpm/domain/words/queue';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';

/**
 * Every term of a place with its points, and their sum: nothing is counted that cannot be read.
 *
 * @param props.place which place it is, where that is known
 * @see SCR-02
 */
export function RankTerms({ facts, place }: { facts: RankFacts; place?: number | undefined }) {
  const { points, terms } = rank(facts);
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer rounded-xs font-semibold text-fg-link text-label underline-offset-[0.2em] hover:underline">
        {place === undefined ? texts.whyOpen : texts.whyRank({ place })}
      </summary>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-2">
        {rankTerms.map((term) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-fg-muted">{rankWords.terms[term]}</dt>
            <dd className="numeric font-semibold">+{terms[term]}</dd>
          </div>
        ))}
        <div>
          <dt className="text-caption text-fg-muted">{texts.sum}</dt>
          <dd className="numeric font-semibold">{texts.points({ count: points })}</dd>
        </div>
      </dl>
      <p className="mt-2 text-caption text-fg-muted">{texts.aboutPoints}</p>
    </details>
  );
}
