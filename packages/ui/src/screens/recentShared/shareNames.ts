import type { AsRead, ListedShare, SharedPart } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords } from '@rpm/domain/words/share';

/** A share as it was read: what was not of the promised form is `null`. */
export type Share = AsRead<ListedShare>;

const { list } = shareWords.form;

/** Whom it is shared with: by name once they opened it, by address before. */
export const granteeName = ({ grantee, email }: Pick<Share, 'grantee' | 'email'>): string =>
  grantee?.name || email || loadWords.unknown;

/** Parts in a sentence: 'readings, files and lab reports'. */
export function partsText(parts: readonly SharedPart[]): string {
  const [first = '', ...rest] = parts.map((part) => shareWords.inSentence[part]);
  return rest.reduce(
    (text, next, at) =>
      at === rest.length - 1 ? list.two({ first: text, last: next }) : list.more({ first: text, last: next }),
    first,
  );
}
