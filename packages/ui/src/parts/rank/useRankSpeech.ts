import type { RankSpeech } from '@rpm/domain';
import { rankWords } from '@rpm/domain/words/queue';
import { vitalWords } from '@rpm/domain/words/vital';
import { useMemo } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

/**
 * How the reader is told why somebody stands where.
 *
 * @param timeZone by whose clock: the patient's where one works on them one by one; a list of many begins with the reader's
 * @see DSP-03
 */
export function useRankSpeech(timeZone: string = browserTimeZone()): RankSpeech {
  const place = usePlace(timeZone);
  const units = useUnits();
  return useMemo(
    () => ({ ...place, sentence: rankWords.sentence, parameters: vitalWords.parameters, units }),
    [place, units],
  );
}
