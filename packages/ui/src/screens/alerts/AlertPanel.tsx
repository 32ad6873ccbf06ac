import {
  useAlert,
  useAssignAlert,
  useClinicUsers,
  usePatientInfo,
  useServerTime,
  useSnoozeAlert,
  useUndoAlert,
} from '@rpm/api-client';
import {
  type AlertDetails,
  type AlertOutcome,
  alertOutcomes,
  formatStamp,
  patientRecordPath,
  roleKind,
  snoozesAt,
  snoozeUntil,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { AlarmClock, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { focusPlace } from '../../hooks/focusPlace.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { CallButton } from '../../parts/timer/CallButton.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import { type AlertReader, alertLine, ofPatient, timeText, valueText } from './alertLine.ts';
import { isTaken, useAlertTask } from './useAlertTask.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;

const alertCourse = lazily(() => import('./AlertCourse.tsx').then(({ AlertCourse }) => AlertCourse));
const resolveDialog = lazily(() => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog));

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

interface ContentsProps {
  alert: AlertDetails;
  reader: AlertReader;
  onDone: (says: string) => void;
}

function Contents({ alert, reader, onDone }: ContentsProps) {
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
        {line.snoozed && `. ${line.snoozed}`}
      </p>
      {isOpen && <Phone alert={alert} />}
      {isOpen && <Actions alert={alert} reader={reader} onDone={onDone} />}
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

/** What can be done with an alert that is not resolved. */
function Actions({ alert, reader, onDone }: ContentsProps) {
  const { alertId, version } = alert;
  const [outcome, setOutcome] = useState<AlertOutcome | null>(null);
  const { clinicName } = useSession().user;
  const users = useClinicUsers(clinicName).loadable;
  const now = useServerTime();
  const { timeZone } = reader.place;
  // A colleague who was quicker may have resolved the alert: all of this goes then, so that they are named in a toast.
  const endsBy = isTaken;
  const snooze = useAlertTask({ name: alertWords.snooze, call: useSnoozeAlert(), endsBy });
  const assign = useAlertTask({ name: alertWords.assign, call: useAssignAlert(), endsBy });
  const undo = useAlertTask({ name: alertWords.undo, call: useUndoAlert(), endsBy });
  const failed = [snooze, assign, undo].find(({ problem, cause }) => problem && !isTaken(cause));
  const colleagues = users.state === 'ready' ? users.data.rows : [];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {alert.state === 'Open' && <AcknowledgeButton row={alert} hasKey />}
        {alert.canUndo && (
          <Button
            busy={undo.isBusy ? alertWords.acknowledging : undefined}
            onClick={() => void undo.run({ alertId, version })}
          >
            {alertWords.undo}
          </Button>
        )}
        <DropdownMenu
          head={{ title: workingModeWords.snoozeFor, detail: '' }}
          actions={snoozesAt(now(), timeZone).map(({ kind }) => ({
            label: alertWords.snoozeFor[kind],
            onSelect: () => {
              const until = formatStamp(snoozeUntil(kind, now(), timeZone));
              void snooze.run({ alertId, version, until });
            },
          }))}
          trigger={(props) => (
            <Button {...props} aria-keyshortcuts="s" icon={<AlarmClock {...icon} />}>
              {alertWords.snooze}
              <Kbd>s</Kbd>
            </Button>
          )}
        />
        <div className="w-full">
          <Select
            label={alertWords.assign}
            options={colleagues.flatMap(({ userId, name, role }) =>
              userId && name && role && roleKind(role) !== 'patient' ? [{ value: userId, label: name }] : [],
            )}
            value={alert.owner?.userId}
            placeholder={alertWords.unassigned}
            onChange={(accountId) => void assign.run({ alertId, version, accountId })}
          />
        </div>
      </div>
      <Problem>{failed?.problem}</Problem>
      <section>
        <h3 className="mb-2 text-h3">{alertWords.resolveWith}</h3>
        <div className="flex flex-wrap gap-2">
          {alertOutcomes.map((each, at) => (
            <Button
              key={each}
              aria-haspopup="dialog"
              aria-keyshortcuts={String(at + 1)}
              onClick={() => setOutcome(each)}
            >
              {alertWords.outcomes[each]}
              <Kbd>{String(at + 1)}</Kbd>
            </Button>
          ))}
        </div>
      </section>
      {outcome && (
        <Needed lazy={resolveDialog}>
          {(ResolveDialog) => (
            <ResolveDialog {...{ alert, reader, outcome, onDone }} onClose={() => setOutcome(null)} />
          )}
        </Needed>
      )}
    </>
  );
}
