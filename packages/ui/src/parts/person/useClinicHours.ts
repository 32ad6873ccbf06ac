import { clockIn, formatInstant, type UrgentAnswer } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { urgentWords } from '@rpm/domain/words/urgent';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { numberOf } from './clinicNumber.ts';

const text = urgentWords.clinic;

/**
 * Whether a clinic is open, in a sentence: until when, or when it opens next. Where its hours are not known, that it can be
 * called. It is told by the clinic's clock, as its door has it.
 */
export function useClinicHours(clinic: UrgentAnswer['clinic']): string {
  const place = clockIn(usePlace(browserTimeZone()), clinic.timeZone);
  const { name, openUntil, opens } = clinic;
  const shown = (moment: Parameters<typeof formatInstant>[0], style: 'time' | 'longDate') =>
    formatInstant(moment, style, place) ?? loadWords.unknown;
  if (openUntil) return text.openUntil({ clinic: name, time: shown(openUntil, 'time') });
  if (opens) return text.opens({ clinic: name, day: shown(opens, 'longDate'), time: shown(opens, 'time') });
  return (numberOf(clinic).isClosed ? text.closed : text.unknown)({ clinic: name });
}
