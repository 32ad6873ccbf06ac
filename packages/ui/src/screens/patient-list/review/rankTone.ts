import type { RankFacts } from '@rpm/domain';

/** The color of the sign beside why somebody waits. */
export const rankTone = ({ waiting }: Pick<RankFacts, 'waiting'>): string =>
  waiting === null
    ? 'text-fg-muted'
    : waiting.class === 'Critical'
      ? 'text-reading-critical-fg'
      : 'text-reading-cautious-fg';
