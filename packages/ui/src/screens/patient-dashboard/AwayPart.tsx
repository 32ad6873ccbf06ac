import { useAbsence } from '@rpm/api-client';
import { type Absence, daysBetween, formatDate, limits, localDay, parseCalendarDate } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const words = patientWords.patientDashboard;
const texts = words.away;

/** The ways to help come with the question. */
const silentDevices = lazily(() =>
  import('./silent/SilentDevices.tsx').then(({ SilentDevices }) => SilentDevices),
);

/** Most days nobody answers: the form comes with the question or the press. */
const awayForm = lazily(() => import('./AwayForm.tsx').then(({ AwayForm }) => AwayForm));

interface AwayPartProps {
  /** The ways to help stand here, and not around it. */
  hasHelp?: boolean;
  now: Date;
  timeZone: string;
}

/** 'I was away until': asked while the clinic waits for readings, else offered; that day belongs to it. @see SCR-02 */
export function AwayPart(place: AwayPartProps) {
  const { loadable } = useAbsence();
  return (
    <Loaded loadable={loadable} says={words.awayLoading} headingLevel={2} skeleton={null}>
      {(absence) => <Away absence={absence} {...place} />}
    </Loaded>
  );
}

function Away({
  absence: { until, isSilent },
  hasHelp = false,
  now,
  timeZone,
}: AwayPartProps & { absence: Absence }) {
  const today = localDay(now, timeZone);
  const clock = useClock(timeZone);
  const [isOpen, setIsOpen] = useState(false);
  const date = until === null ? null : parseCalendarDate(until, clock.onBad);
  const isAway = until !== null && until >= today;
  /** An absence that ended lately still explains the silence. */
  const wasAway =
    isSilent && until !== null && !isAway && daysBetween(until, today) <= limits.complianceSilentDays;
  return (
    <Card {...(isSilent && { title: texts.title })}>
      <div className="flex flex-col items-start gap-4">
        <p>{isSilent ? texts.asked : texts.offered}</p>
        {isSilent && hasHelp && (
          <Needed lazy={silentDevices}>{(SilentDevices) => <SilentDevices timeZone={timeZone} />}</Needed>
        )}
        {(isAway || wasAway) && (
          <p role="status">
            <strong>
              {/* Who is away until today is told as one who is back. */}
              {(isAway && until !== today ? texts.said : texts.saidPast)({
                date: date ? formatDate(date) : loadWords.unknown,
              })}
            </strong>
          </p>
        )}
        {isSilent || isOpen ? (
          <Needed lazy={awayForm}>
            {(AwayForm) => <AwayForm today={today} isSilent={isSilent} onDone={() => setIsOpen(false)} />}
          </Needed>
        ) : (
          <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
        )}
      </div>
    </Card>
  );
}
