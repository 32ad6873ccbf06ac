import { type BackTest, type ClassCount, limits } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { rangeWords } from '@rpm/domain/words/range';
import { readingWords } from '@rpm/domain/words/reading';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ShareBar } from '../../components/ShareBar/ShareBar.tsx';

/** What is known of the past readings. */
export type PastReadings =
  | { state: 'loading' }
  | { state: 'failed' }
  /** `test` is null while the limits are out of order. */
  | { state: 'ready'; count: number; test: BackTest | null };

/** How long typing must pause before the sentence is said. */
const spokenAfterMs = 1000;

/**
 * What the limits of the form would have made of the patient's last days (`backTestDays`), while they are typed. It is drawn at
 * once and said when the typing pauses.
 */
export function BackTestPanel({ past }: { past: PastReadings }) {
  const id = useId();
  const test = past.state === 'ready' && past.count > 0 ? past.test : null;
  const sentence = test
    ? rangeWords.backTest.sentence({
        count: limits.backTestDays,
        cautious: test.would.Cautious,
        critical: test.would.Critical,
        cautiousNow: test.was.Cautious,
        criticalNow: test.was.Critical,
      })
    : '';
  return (
    <section
      aria-labelledby={id}
      aria-busy={past.state === 'loading' || undefined}
      className="rounded-lg border border-brand-line bg-brand-soft px-4 py-3 max-sm:px-3"
    >
      <h3 id={id} className="text-h3">
        {rangeWords.backTest.title({ count: limits.backTestDays })}
      </h3>
      <div className="mt-1 min-h-5">{test ? sentence : <Nothing past={past} />}</div>
      {test && (
        <div className="mt-3 grid grid-cols-[max-content_minmax(4rem,1fr)_max-content] items-center gap-x-4 gap-y-1.5 text-caption max-sm:grid-cols-1 max-sm:gap-y-1">
          <Row label={rangeWords.backTest.was} count={test.was} />
          <Row label={rangeWords.backTest.would} count={test.would} />
        </div>
      )}
      <Spoken text={sentence} />
    </section>
  );
}

function Nothing({ past }: { past: PastReadings }): ReactNode {
  if (past.state === 'loading') return <span className="text-fg-muted">{appWords.loading}</span>;
  if (past.state === 'failed') return rangeWords.backTest.failed;
  return past.count > 0
    ? rangeWords.backTest.notInOrder
    : rangeWords.backTest.none({ count: limits.backTestDays });
}

function Row({ label, count }: { label: string; count: ClassCount }) {
  return (
    <>
      <span>{label}</span>
      <ShareBar normal={count.Normal} cautious={count.Cautious} critical={count.Critical} />
      {/* The bar says the same to a screen reader. */}
      <span aria-hidden="true" className="numeric">
        {readingWords.share({ normal: count.Normal, cautious: count.Cautious, critical: count.Critical })}
      </span>
    </>
  );
}

/** Says a text when it has stood for a while, but not the one that was there from the start. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [first, setFirst] = useState('');
  if (first === '' && text !== '') setFirst(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text === first ? '' : text), spokenAfterMs);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
