import { daysBetween, type RunningPeriod } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { periodWords } from '@rpm/domain/words/vital';

/** '15 of 30': on how many days of a device period that runs there is data; '—' when none runs. @see SCR-02 */
export const periodDays = (period: RunningPeriod | null): string =>
  period
    ? periodWords.daysOf({ count: period.days, total: daysBetween(period.start, period.end) + 1 })
    : loadWords.unknown;
