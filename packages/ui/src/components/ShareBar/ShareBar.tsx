import { readingWords } from '@rpm/domain/words/reading';

export interface ShareBarProps {
  /** How many readings are Normal; negative or broken counts are taken as 0. */
  normal: number;
  cautious: number;
  critical: number;
}

const atLeastZero = (count: number) => (Number.isFinite(count) ? Math.max(0, count) : 0);

/**
 * How readings divide into Normal, Cautious and Critical: solid light, hatched, solid dark, so that it holds in gray.
 * The counts stand beside it in the table, and are its name for screen readers.
 *
 * @see DDB-02
 */
export function ShareBar(counts: ShareBarProps) {
  const [normal, cautious, critical] = [counts.normal, counts.cautious, counts.critical].map(atLeastZero) as [
    number,
    number,
    number,
  ];
  const isEmpty = normal + cautious + critical === 0;
  const fills = [
    [normal, 'border border-reading-normal-mark bg-reading-normal-fill'],
    [cautious, 'hatched border border-reading-cautious-mark'],
    [critical, 'bg-reading-critical-solid'],
  ] as const;
  return (
    <span
      role="img"
      aria-label={isEmpty ? readingWords.noReadings : readingWords.share({ normal, cautious, critical })}
      className="flex h-2.5 w-full gap-0.5"
    >
      {isEmpty && <span className="grow rounded-[2px] border border-line-strong border-dashed" />}
      {fills.map(([count, fill]) =>
        count > 0 ? (
          <span
            key={fill}
            className={`min-w-[3px] rounded-[2px] forced-color-adjust-none ${fill}`}
            style={{ flexGrow: count, flexBasis: 0 }}
          />
        ) : null,
      )}
    </span>
  );
}
