import { localeOnPage, type Place, pageLanguages } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { useMemo } from 'react';
import { browserTimeZone } from './browserTimeZone.ts';
import { useClock } from './useClock.ts';

/**
 * By which clock dates are shown, and in whose words: those are always the reader's.
 *
 * @param timeZone IANA name
 * @see DSP-03, DSP-04
 */
export function usePlace(timeZone: string): Place {
  const clock = useClock(timeZone);
  return useMemo(
    () => ({
      ...clock,
      locale: localeOnPage(browserTimeZone(), navigator.language, language, pageLanguages),
    }),
    [clock],
  );
}
