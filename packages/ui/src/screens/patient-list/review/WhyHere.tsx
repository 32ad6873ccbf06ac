import { useServerNow } from '@rpm/api-client';
import {
  ageOf,
  type RankFacts,
  type RankTerm,
  rank,
  rankSentence,
  rankTerms,
  usualText,
  wholeDaysSince,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { ageWords } from '@rpm/domain/words/patientList';
import { rankWords } from '@rpm/domain/words/queue';
import { classWords } from '@rpm/domain/words/reading';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { WifiOff } from 'lucide-react';
import { Card } from '../../../components/Card/Card.tsx';
import { ReadingGlyph } from '../../../components/ReadingGlyph/ReadingGlyph.tsx';
import { phoneQuery, useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { RankTerms } from '../../../parts/rank/RankTerms.tsx';
import { useRankSpeech } from '../../../parts/rank/useRankSpeech.ts';
import { rankTone } from './rankTone.ts';

interface WhyHereProps {
  facts: RankFacts;
  place: number;
  /** By whose clock it is told. */
  timeZone: string;
}

/**
 * Why somebody stands here, as a sentence, then every term with its points and what they are for, and the sum. On a phone
 * the terms are folded.
 *
 * @see SCR-02
 */
export function WhyHere({ facts, place, timeZone }: WhyHereProps) {
  const speech = useRankSpeech(timeZone);
  const isPhone = useMediaQuery(phoneQuery);
  return (
    <section aria-label={texts.why} className="grid">
      <Card>
        <div className="flex items-start gap-3 pb-3">
          <span className={`mt-0.5 size-6 flex-none ${rankTone(facts)}`}>
            {facts.waiting ? (
              <ReadingGlyph reading={facts.waiting.class} />
            ) : (
              <WifiOff aria-hidden="true" className="size-6" />
            )}
          </span>
          <p className="text-lead">{rankSentence(facts, speech)}</p>
        </div>
        {isPhone ? (
          <RankTerms facts={facts} place={place > 0 ? place : undefined} />
        ) : (
          <Terms facts={facts} place={place} timeZone={timeZone} />
        )}
      </Card>
    </section>
  );
}

function Terms({ facts, place, timeZone }: WhyHereProps) {
  const told = useTermFacts(facts, timeZone);
  const { points, terms } = rank(facts);
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-2 border-line border-t pt-3">
      {rankTerms.map((term) => (
        <div key={term} className="border-line border-e pe-3">
          <dt className="text-caption text-fg-muted">
            {rankWords.terms[term]} <span className="numeric">+{terms[term]}</span>
          </dt>
          <dd className="font-semibold">{told[term] ?? loadWords.unknown}</dd>
        </div>
      ))}
      <div>
        <dt className="text-caption text-fg-muted">{place > 0 ? texts.rank({ place }) : texts.sum}</dt>
        <dd className="numeric font-semibold">{texts.points({ count: points })}</dd>
      </div>
    </dl>
  );
}

/** What the points of each term are for. */
function useTermFacts(facts: RankFacts, timeZone: string): Record<RankTerm, string | null> {
  const speech = useRankSpeech(timeZone);
  const now = useServerNow();
  const { waiting, lastLookAt, silentSince } = facts;
  const age = waiting && ageOf(waiting.at, now);
  const looked = lastLookAt && wholeDaysSince(lastLookAt, facts.now);
  return {
    severity: waiting
      ? classWords[waiting.class]
      : silentSince && rankWords.sentence.silent({ count: wholeDaysSince(silentSince, facts.now) }),
    repeated: waiting && texts.facts.readings({ count: waiting.readings }),
    change: usualText(facts, speech),
    newest: age && (age.unit === 'now' ? ageWords.now : ageWords[age.unit]({ count: age.count })),
    lastLook:
      looked === null
        ? texts.facts.never
        : looked === 0
          ? texts.facts.today
          : ageWords.days({ count: looked }),
  };
}
