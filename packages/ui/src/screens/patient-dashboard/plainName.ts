import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { parameterName } from '../../hooks/names.ts';

/** What patients call a number: of a pressure, the top and the bottom one. */
export function plainName(parameter: string): string {
  if (parameter === 'systolic') return trendLinkWords.top;
  return parameter === 'diastolic' ? trendLinkWords.bottom : parameterName(parameter);
}
