import type { BillLineDetail } from '@rpm/domain';
import { cx } from 'class-variance-authority';

/** What a day is in a device period. */
export type PeriodDay = 'withReadings' | 'without' | 'possible';

/** @param today of the patient: a day that is not over can still have readings */
export function periodDay(
  day: string,
  { days }: Pick<BillLineDetail['periods'][number], 'days'>,
  today: string,
): PeriodDay {
  if (days.includes(day)) return 'withReadings';
  return day >= today ? 'possible' : 'without';
}

/** A day of a device period: full with readings, a ring without, dashed while it is still possible. Say the same beside it. */
export const DayDot = ({ state }: { state: PeriodDay }) => (
  <span
    aria-hidden="true"
    className={cx(
      'size-3.5 rounded-full border-2',
      state === 'withReadings' && 'border-brand-solid bg-brand-solid forced-colors:bg-[Highlight]',
      state === 'without' && 'border-line-control',
      state === 'possible' && 'border-brand-solid border-dashed',
    )}
  />
);
