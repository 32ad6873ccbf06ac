import type { RecordRequest } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';

const { and, comma } = recordRequestWords.confirmed;

/** The clinics and doctors of a request in a sentence: 'A, B and C'. */
export function holdersText(holders: RecordRequest['holders']): string {
  const names = holders.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (before.length === 0) return last;
  return and({ first: before.reduce((a, b) => comma({ first: a, second: b })), second: last });
}
