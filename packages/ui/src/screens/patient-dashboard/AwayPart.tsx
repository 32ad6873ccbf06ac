import { useAbsence } from '@rpm/api-client';
import { type Absence, daysBetween, formatDate, limits, localDay, parseCalendarDate } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { useEffect, useRef, useState } from 'react';
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

/** So do the ways to end it. */
const awayNow = lazily(() => import('./AwayNow.tsx').then(({ AwayNow }) => AwayNow));

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
  /** Who is away until today is told as one who is back. */
  const isAway = until !== null && until > today;
  /** An absence that ended lately still explains the silence. */
  const wasAway =
    until !== null &&
    until <= today &&
    daysBetween(until, today) <= (isSilent ? limits.complianceSilentDays : 0);
  const [saved, setSaved] = useState(0);
  const said = useRef<HTMLParagraphElement>(null);
  const saidOf = useRef(saved);
  // What was pressed is gone: the sentence that stands for it takes the focus, as soon as it is there.
  useEffect(() => {
    if (saved === saidOf.current || !said.current || isOpen || until === null) return;
    saidOf.current = saved;
    said.current.focus();
  }, [saved, isOpen, until]);
  const onDone = () => {
    setIsOpen(false);
    setSaved((count) => count + 1);
  };
  return (
    <Card {...(isSilent && { title: texts.title })}>
      <div className="flex flex-col items-start gap-4">
        {(isSilent || !isAway) && <p>{isSilent ? texts.asked : texts.offered}</p>}
        {isSilent && hasHelp && (
          <Needed lazy={silentDevices}>{(SilentDevices) => <SilentDevices timeZone={timeZone} />}</Needed>
        )}
        {(isAway || wasAway) && (
          <p ref={said} role="status" tabIndex={-1}>
            <strong>
              {(isAway ? texts.said : texts.saidPast)({
                date: date ? formatDate(date) : loadWords.unknown,
              })}
            </strong>
          </p>
        )}
        {isSilent || isOpen ? (
          <Needed lazy={awayForm}>
            {(AwayForm) => (
              <AwayForm today={today} until={isAway ? until : ''} isSilent={isSilent} onDone={onDone} />
            )}
          </Needed>
        ) : isAway ? (
          <Needed lazy={awayNow}>
            {(AwayNow) => <AwayNow today={today} onChange={() => setIsOpen(true)} onDone={onDone} />}
          </Needed>
        ) : (
          <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
        )}
      </div>
    </Card>
  );
}
