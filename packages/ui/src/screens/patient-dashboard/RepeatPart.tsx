import { useRepeatsAsked } from '@rpm/api-client';
import { formatInstant, parseStamp, type RepeatState, repeatStateAt } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { Banner } from '../../components/Banner/Banner.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useOnTop } from './useOnTop.ts';

const text = patientWords.patientDashboard;

const saying: Record<RepeatState, (about: { vital: string; time: string }) => string> = text.repeat;

/** Asks for a second reading after one out of limits, and says what became of it; nothing when there is none. @see SCR-02 */
export function RepeatPart({ now, timeZone }: { now: Date; timeZone: string }) {
  const { loadable } = useRepeatsAsked();
  /** Its own card says it. */
  const onTop = useOnTop();
  const place = useClock(timeZone);
  return (
    <Loaded loadable={loadable} says={text.repeatLoading} headingLevel={2} skeleton={null}>
      {({ result }) =>
        result.map(({ vital, state, until }) => {
          if (vital === onTop) return null;
          const end = parseStamp(until, place.onBad);
          const at = end ? repeatStateAt({ state, until: end }, now) : state;
          const time = formatInstant(until, 'time', place) ?? loadWords.unknown;
          return (
            <Banner key={vital} kind="warning" announce="status">
              <strong>{saying[at]({ vital: vitalName(vital), time })}</strong>
            </Banner>
          );
        })
      }
    </Loaded>
  );
}
