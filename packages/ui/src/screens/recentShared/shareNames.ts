import type { SharedPart, ShareRow } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords } from '@rpm/domain/words/share';

/** A share as it was read: what was not of the promised form is `null`. */
export type Share = { [K in keyof ShareRow]: ShareRow[K] | null };

const { list } = shareWords.form;

/** Whom it is shared with: by name once they opened it, by address before. */
export const granteeName = ({ grantee, username }: Pick<Share, 'grantee' | 'username'>): string =>
  grantee?.name || username || loadWords.unknown;

/** Parts in a sentence: 'readings, files and lab reports'. */
export function partsText(parts: readonly SharedPart[]): string {
  const [first = '', ...rest] = parts.map((part) => shareWords.inSentence[part]);
  return rest.reduce(
    (text, next, at) =>
      at === rest.length - 1 ? list.two({ first: text, last: next }) : list.more({ first: text, last: next }),
    first,
  );
}
