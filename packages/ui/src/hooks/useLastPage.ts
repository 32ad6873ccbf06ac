import { pageCount } from '@rpm/domain';
import { useEffect } from 'react';

/**
 * When rows have gone while somebody was paging, the page asked for may lie beyond the last one: the last is asked for
 * instead, once for each such answer.
 *
 * @param answered the rows on all pages, the rows of a page and the page (from 1) of the newest answer; `null` while
 *   there is none, or a newer one is on its way
 */
export function useLastPage(
  answered: { total: number; pageSize: number; page: number } | null,
  goTo: (page: number) => void,
) {
  const last = answered && pageCount(answered.total, answered.pageSize);
  const isBeyond = answered !== null && last !== null && answered.page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes once for each answer that lies beyond
  useEffect(() => {
    if (isBeyond && last !== null) goTo(last);
  }, [isBeyond, last]);
}
