import { useReadingsOfDoctor, useServerNow } from '@rpm/api-client';
import { type Period, periodBounds } from '@rpm/domain';
import { useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useLastPage } from '../../hooks/useLastPage.ts';

/** Patients on a page of the vitals table. */
export const vitalsPageSize = 10;

/**
 * A page of the vitals table and what chooses it. Another period begins at page 1. An answer to what was asked before
 * never shows (behaviour 1c): it is given up as soon as something else is chosen.
 *
 * @param first the period at the beginning
 * @see DDB-02, MYD-03
 */
export function useVitalsOfMany(userId: string, first: Period) {
  const now = useServerNow();
  const [chosen, setChosen] = useState({ period: first, page: 1 });
  const { period, page } = chosen;
  const { loadable } = useReadingsOfDoctor(userId, periodBounds(period, now, browserTimeZone()), {
    page: page - 1,
    noOfRows: vitalsPageSize,
  });
  const goTo = (next: number) => setChosen({ period, page: next });
  const answered = loadable.state === 'ready' && !loadable.isUpdating ? loadable.data : null;
  const total = answered?.total ?? null;
  useLastPage(total === null ? null : { total, pageSize: vitalsPageSize, page }, goTo);
  return {
    loadable,
    period,
    page,
    /** The server's time. */
    now,
    choose: (next: Period) => setChosen({ period: next, page: 1 }),
    goTo,
  };
}
