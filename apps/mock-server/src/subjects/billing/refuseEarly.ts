import { billsFrom, formatInstant, type Language, type MonthAsked, monthStands } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';

/** @throws Refusal 400 for a month that has not begun, or that is not over by the clinic's clock */
export function refuseEarly(asked: MonthAsked, field: string, language: Language) {
  const { hasBegun, isOver } = monthStands(asked);
  if (!hasBegun) throw new Refusal(400, { code: 'monthNotBegun', body: { field } });
  if (!isOver) throw notOver(asked, field, language);
}

/** What is asked too early: it says from which day on. */
export function notOver(asked: MonthAsked, field: string, language: Language) {
  const day = formatInstant(new Date(`${billsFrom(asked)}T12:00:00Z`), 'longMonthDay', {
    timeZone: 'UTC',
    locale: language,
    onBad: () => undefined,
  });
  return new Refusal(400, { code: 'monthNotOver', told: { day: day ?? '' }, body: { field } });
}
