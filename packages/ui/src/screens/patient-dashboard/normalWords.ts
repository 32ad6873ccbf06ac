import { limitText, type Measure, orElse, type ParameterLimits } from '@rpm/domain';
import { readingWords } from '@rpm/domain/words/reading';

const text = readingWords;

/**
 * The span in which a reading is called Normal, in words: 'from 95 to 135'. That is up to where Cautious begins; an
 * empty limit is the normal one (PAY-06).
 *
 * @param measure in which unit the reader has it
 *
 * @returns `null` when there is no such limit
 */
export function normalWords({ normal, cautious }: ParameterLimits, measure: Measure): string | null {
  const { min: low, max: high } = orElse(cautious, normal);
  const min = low === null ? null : limitText(measure, low, 'min');
  const max = high === null ? null : limitText(measure, high, 'max');
  if (min !== null && max !== null) return text.between({ min, max });
  if (min !== null) return text.from({ min });
  return max === null ? null : text.upTo({ max });
}
