import { useServerTime, useVitalLimits } from '@rpm/api-client';
import { limits as sizes, type UrgentAnswer, type UrgentEpisode, urgentStateAt } from '@rpm/domain';
import { useEffect, useRef } from 'react';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { numberOf } from '../../parts/person/clinicNumber.ts';
import { limitsOf } from '../../parts/vitals/limitsOf.ts';
import { BothReadings } from './BothReadings.tsx';
import { CallClinic } from './CallClinic.tsx';
import { RestCard } from './RestCard.tsx';
import type { UrgentReading } from './readEpisode.ts';
import { SignsCard } from './SignsCard.tsx';
import { UrgentCard } from './UrgentCard.tsx';
import { UrgentClinic } from './UrgentClinic.tsx';
import { UrgentReceipt } from './UrgentReceipt.tsx';
import { shownOf, sideOf } from './urgentView.ts';

interface UrgentNowProps {
  userId: string;
  timeZone: string;
  episode: UrgentEpisode<UrgentReading>;
  seenBy: { name: string; time: string } | null;
  clinic: UrgentAnswer['clinic'];
  reread: () => Promise<void>;
}

/** A critical reading, what to do about it now, and whom to call, in the order of doing. @see PDB-07 */
export function UrgentNow({ episode, seenBy, clinic, reread, userId, timeZone }: UrgentNowProps) {
  const serverTime = useServerTime();
  const { loadable } = useVitalLimits(userId);
  const { first } = episode;
  /** When no repeat counts any more. */
  const end = first.at.getTime() + sizes.repeatMinutes * 60_000;
  const { current: seconds } = useRef(Math.max(0, (end - serverTime().getTime()) / 1000));
  const { secondsLeft } = useCountdown(seconds);
  const state = urgentStateAt(episode, new Date(secondsLeft > 0 ? end - secondsLeft * 1000 : end + 1));
  const isWaiting = state === 'resting' || state === 'measureNow';
  useReadAgain(isWaiting, reread);
  const shown = shownOf(episode, state);
  const ranges = loadable.state === 'ready' ? limitsOf(loadable.data, shown.vital) : null;
  const receipt = <UrgentReceipt reading={shown} seenBy={seenBy} timeZone={timeZone} />;
  const isCompared = state === 'repeated' || state === 'notRepeated';
  const both = isCompared && episode.second;
  const { isClosed, dialed } = numberOf(clinic);
  const mustCall = state === 'repeated' || state === 'noSecond';
  return (
    <div className="mb-6 grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] @min-[64rem]/page:grid-rows-[auto_1fr] items-start gap-x-6 gap-y-4">
      <UrgentCard
        {...{ state, shown, timeZone }}
        limits={ranges}
        call={mustCall && <CallClinic clinic={clinic} isPrimary />}
        isClosed={isClosed && !dialed}
        // While there is something to do, all of it and 911 come first.
        receipt={!isWaiting && receipt}
        isWhole={!isWaiting && !both}
        side={sideOf(shown, ranges)}
        restLeft={Math.max(0, secondsLeft - (sizes.repeatMinutes * 60 - sizes.restSeconds))}
      />
      <SignsCard guidance={clinic.guidance} hasButton={shown.class === 'Critical'} />
      {isWaiting && <RestCard guidance={clinic.guidance} hasPicture={shown.vital === 'BloodPressure'} />}
      {both && <BothReadings first={episode.first} second={both} limits={ranges} timeZone={timeZone} />}
      <UrgentClinic clinic={clinic} hasCall={!mustCall} receipt={isWaiting && receipt} />
    </div>
  );
}

/** Asks again while a second reading is awaited and the page is seen. */
function useReadAgain(isWaiting: boolean, reread: () => Promise<void>) {
  const newest = useRef(reread);
  newest.current = reread;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void newest.current();
    }, sizes.urgentRereadMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
