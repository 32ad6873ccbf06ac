import { useAlert, usePatientInfo } from '@rpm/api-client';
import { type AlertDetails, patientRecordPath } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { focusPlace } from '../../hooks/focusPlace.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { CallButton } from '../../parts/timer/CallButton.tsx';
import { AlertActions, type AlertActionsProps } from './AlertActions.tsx';
import { type AlertReader, alertLine, ofPatient, timeText, valueText } from './alertLine.ts';

const alertCourse = lazily(() => import('./AlertCourse.tsx').then(({ AlertCourse }) => AlertCourse));

/** One alert beside the list: value, readings, history, and what can be done (r1). @see SCR-02 */
export function AlertPanel({
  alertId,
  reader,
  takesFocus,
  onClose,
}: {
  alertId: string;
  reader: AlertReader;
  /** It was opened here, and not with the page. */
  takesFocus: boolean;
  onClose: () => void;
}) {
  const { loadable } = useAlert(alertId);
  /** What the dialog has done, told here: a toast would lie over the way to the next alert. */
  const [done, setDone] = useState<string | null>(null);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const isThere = loadable.state !== 'loading';
  useEffect(() => {
    // What opened it may be hidden, as the list is on a phone; and whoever goes on to the next alert is told whose it is.
    if (takesFocus && isThere && panel.current) focusPlace([panel.current]);
  }, [takesFocus, isThere]);
  return (
    <section ref={panel} aria-labelledby={id} className="min-w-0">
      <Card>
        <div className="flex items-start justify-between gap-3 pb-4">
          {loadable.state === 'ready' ? <Head id={id} alert={loadable.data} reader={reader} /> : <span />}
          <span className="max-xl:hidden">
            <IconButton
              name={alertWords.close}
              icon={<X aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
              onClick={onClose}
            />
          </span>
          <span className="xl:hidden">
            <Button variant="ghost" size="sm" onClick={onClose}>
              {alertWords.back}
            </Button>
          </span>
        </div>
        <Loaded loadable={loadable} says={alertWords.alertLoading} headingLevel={2} skeleton={<Skeleton />}>
          {(alert) => (
            <>
              {done && (
                <div className="pb-4">
                  <Banner kind="success" announce="status">
                    {done}
                  </Banner>
                </div>
              )}
              <Contents alert={alert} reader={reader} onDone={setDone} />
            </>
          )}
        </Loaded>
      </Card>
    </section>
  );
}

/** Whose alert it is. */
function Head({ id, alert, reader }: { id: string; alert: AlertDetails; reader: AlertReader }) {
  const { name, birthDate } = alertLine(alert, 0, reader);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <h2 id={id} className="text-h2">
          <bdi className="wrap-anywhere">{name}</bdi>
        </h2>
        <p className="text-fg-muted">{birthDate}</p>
      </div>
    </div>
  );
}

function Contents({ alert, reader, onDone }: AlertActionsProps) {
  const line = alertLine(alert, 0, reader);
  const isOpen = alert.state !== 'Resolved';
  const patients = ofPatient(reader, alert);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="numeric text-h1">{line.value}</span>{' '}
          <span className="text-fg-muted">{line.about}</span>
        </p>
        <ReadingTag reading={alert.class} />
      </div>
      <p>
        {line.limit}. <bdi>{line.setBy}</bdi>.{' '}
        {[line.readings, line.repetition].filter((part) => part !== null).join('. ')}.
      </p>
      <Needed lazy={alertCourse}>{(AlertCourse) => <AlertCourse alert={alert} />}</Needed>
      {alert.cameLater && <p>{alertWords.cameLater}</p>}
      {alert.note && (
        <p>
          <bdi className="wrap-anywhere">{alert.note}</bdi>
        </p>
      )}
      <p className="text-fg-muted">
        {alertWords.owner}: <bdi>{line.owner}</bdi>
        {line.standing && `. ${line.standing}`}
      </p>
      {isOpen && <Phone alert={alert} />}
      <AlertActions alert={alert} reader={reader} onDone={onDone} />
      <Link to={patientRecordPath(alert.userId)} look="alone">
        {alertWords.openRecord}
      </Link>
      <Part title={alertWords.list}>
        {alert.list.map(({ time, value, class: judged }) => (
          <li key={`${time} ${value}`} className="flex flex-wrap items-center gap-2">
            <span className="numeric w-18 flex-none">{valueText(alert, value, reader)}</span>
            <span className="w-24 flex-none">
              <ReadingTag reading={judged} />
            </span>
            {/* In large text on a phone it has a line of its own: the page is never wider for it. */}
            <span className="min-w-0 flex-[1_1_5rem] text-end text-caption text-fg-muted">
              {timeText(time, patients)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={alertWords.history}>
        {alert.history.map(({ kind, time, by, to, value, step, until, outcome, note }) => (
          <li key={`${kind} ${time} ${value} ${to?.userId}`} className="flex flex-col">
            <span>
              {alertWords.events[kind]}
              {value !== null && `, ${valueText(alert, value, reader)}`}
              {step && `, ${alertWords.told[step]}`}
              {outcome && `, ${alertWords.outcomes[outcome]}`}
              {until && `, ${timeText(until, reader)}`}
              {by && (
                <>
                  , <bdi>{by.name}</bdi>
                </>
              )}
              {to && (
                <>
                  {' → '}
                  <bdi>{to.name}</bdi>
                </>
              )}
            </span>
            {note && <bdi className="wrap-anywhere">{note}</bdi>}
            <span className="text-caption text-fg-muted">{timeText(time, patients)}</span>
          </li>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 text-h3">{title}</h3>
    <ul className="flex flex-col gap-2">{children}</ul>
  </section>
);

/** The number, and the call that starts the timer. */
function Phone({ alert: { userId, name } }: { alert: AlertDetails }) {
  const { loadable } = usePatientInfo(userId);
  return (
    <Loaded loadable={loadable} says={alertWords.phoneLoading} headingLevel={3} skeleton={<Skeleton />}>
      {({ phone }) => (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            {alertWords.phone}: {phone ? <bdi className="numeric">{phone}</bdi> : alertWords.noPhone}
          </p>
          <CallButton userId={userId} name={name} phone={phone} />
        </div>
      )}
    </Loaded>
  );
}
