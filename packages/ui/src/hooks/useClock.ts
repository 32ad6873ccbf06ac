import { useApi } from '@rpm/api-client';
import type { Clock, OnBad } from '@rpm/domain';
import { useCallback, useMemo, useRef } from 'react';

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

/**
 * By which clock dates are shown in a part of a page. In the record of a patient, and in the round from one to the next,
 * it is the patient's, which the page says once; everywhere else that of whoever reads it. Where that is a list of many patients, what was measured
 * is told by `clockIn`, so that a reading has one time at the whole clinic.
 *
 * @param timeZone IANA name
 * @see DSP-03, DSP-06
 */
export function useClock(timeZone: string): Clock {
  const onBad = useOnBad();
  return useMemo(() => ({ timeZone, onBad }), [timeZone, onBad]);
}
