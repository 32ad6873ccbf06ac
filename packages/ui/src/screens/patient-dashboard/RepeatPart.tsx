import { useLatestMeasurements, useRepeatsAsked, useUrgentReading } from '@rpm/api-client';
import { formatInstant, parseStamp, type RepeatState, repeatStateAt, type UrgentAnswer } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { numberOf } from '../../parts/person/clinicNumber.ts';
import { useClinicHours } from '../../parts/person/useClinicHours.ts';
import { CallClinic } from './CallClinic.tsx';
import { TypeAgain } from './TypeAgain.tsx';
import { useOnTop } from './useOnTop.ts';

const text = patientWords.patientDashboard;

/** Asks for a second reading after one out of limits, and says what became of it; nothing when there is none. @see SCR-02 */
export function RepeatPart({ userId, now, timeZone }: { userId: string; now: Date; timeZone: string }) {
  const { loadable } = useRepeatsAsked();
  const { loadable: latest } = useLatestMeasurements(userId);
  const { loadable: urgent } = useUrgentReading();
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
          const about = { vital: vitalName(vital), time };
          const isTyped =
            at !== 'repeated' &&
            latest.state === 'ready' &&
            latest.data.rows.some(({ mrSubType, enteredBy }) => mrSubType === vital && enteredBy);
          const type = isTyped && <TypeAgain vital={vital} />;
          if (at !== 'waiting' && urgent.state === 'ready') {
            return <ToCall key={vital} {...{ at, about, type }} clinic={urgent.data.clinic} />;
          }
          // While it is not known whether the clinic is open, nobody is sent to call it.
          const isLoading = at !== 'waiting' && urgent.state === 'loading';
          return (
            <Banner key={vital} kind="warning" announce="status" action={type}>
              <strong>{isLoading ? text.repeatNobodyAnswers[at](about) : text.repeat[at](about)}</strong>
            </Banner>
          );
        })
      }
    </Loaded>
  );
}

interface ToCallProps {
  at: Exclude<RepeatState, 'waiting'>;
  about: { vital: string };
  /** The way to type the second reading. */
  type: ReactNode;
  clinic: UrgentAnswer['clinic'];
}

/** What sends to the clinic: only while somebody answers there, and after hours with the number of then. */
function ToCall({ at, about, type, clinic }: ToCallProps) {
  const { isClosed, dialed } = numberOf(clinic);
  const hours = useClinicHours(clinic);
  const says = isClosed && !dialed ? text.repeatNobodyAnswers[at] : text.repeat[at];
  return (
    <Banner
      kind="warning"
      announce="status"
      action={
        <>
          {type}
          {isClosed && dialed && <CallClinic clinic={clinic} />}
        </>
      }
    >
      <strong>{says(about)}</strong>
      {isClosed && <p dir="auto">{hours}</p>}
    </Banner>
  );
}
