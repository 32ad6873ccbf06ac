import type { ParameterLimits } from '@rpm/domain';
import { readingWords } from '@rpm/domain/words/reading';

const text = readingWords;

/**
 * The span in which a reading is called Normal, in words: 'from 95 to 135'. That is up to where Cautious begins; an
 * empty limit is the normal one (PAY-06).
 *
 * @returns `null` when there is no such limit
 */
export function normalWords({ normal, cautious }: ParameterLimits): string | null {
  const [min, max] = [cautious.min ?? normal.min, cautious.max ?? normal.max];
  if (min !== null && max !== null) return text.between({ min: String(min), max: String(max) });
  if (min !== null) return text.from({ min: String(min) });
  return max === null ? null : text.upTo({ max: String(max) });
}
