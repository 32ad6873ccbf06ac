import { useApi } from '@rpm/api-client';
import { guessLocale, type OnBad, type Place } from '@rpm/domain';
import { useCallback, useMemo, useRef } from 'react';
import { browserTimeZone } from './browserTimeZone.ts';

/**
 * Who takes a line of what cannot be read or shown: the log of the client. Each line once for a part of a page, however
 * often it is drawn.
 *
 * @see DSP-06
 */
export function useOnBad(): OnBad {
  const { log } = useApi();
  const said = useRef(new Set<string>());
  return useCallback(
    (line) => {
      if (said.current.has(line)) return;
      said.current.add(line);
      log(line);
    },
    [log],
  );
}

/** In whose words months and weekdays are written: the reader's. @see DSP-04 */
export const readersLocale = () => guessLocale(browserTimeZone(), navigator.language);

/**
 * How dates are shown in a part of a page. What is about a patient goes by the patient's clock, in the record; all else
 * by the clock of whoever reads it, and so do lists of many patients. The words are always the reader's.
 *
 * @param timeZone IANA name
 * @see DSP-03, DSP-04, DSP-06
 */
export function usePlace(timeZone: string): Place {
  const onBad = useOnBad();
  return useMemo(() => ({ timeZone, locale: readersLocale(), onBad }), [timeZone, onBad]);
}
