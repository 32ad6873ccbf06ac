import { type useMyDay, type useMyMonth, useServerNow } from '@rpm/api-client';
import {
  countedMinutes,
  countedSeconds,
  isTimeZone,
  localTimeOf,
  type Place,
  readCalendarDate,
  type TimeEntryRow,
} from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { monthText } from '../../parts/money/billMonth.ts';
import { stretchesOf } from '../../parts/timer/stretchesOf.ts';
import { timerPath } from '../../parts/timer/timerPath.ts';
import { EntryTable } from './EntryTable.tsx';
import type { MonthRead } from './MonthCard.tsx';

const entryDialog = lazily(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => EntryDialog));
const patientDialog = lazily(() =>
  import('../../parts/patient-search/PatientDialog.tsx').then(({ PatientDialog }) => PatientDialog),
);

interface OwnTimeProps {
  day: ReturnType<typeof useMyDay>['loadable'];
  month: ReturnType<typeof useMyMonth>['loadable'];
}

/** Nobody is chosen and no timer runs: the own day, and the own month by patient. @see SCR-03 */
export function OwnTime({ day, month }: OwnTimeProps) {
  const navigate = useNavigate();
  const [edited, setEdited] = useState<TimeEntryRow | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const read = day.state === 'ready' ? day.data : null;
  const zone = [day, month].flatMap((each) => (each.state === 'ready' ? each.data.timeZone : []))[0];
  const place = usePlace(zone && isTimeZone(zone) ? zone : browserTimeZone());
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button
          variant="primary"
          icon={<UserRound aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          aria-haspopup="dialog"
          {...patientDialog.interest}
          onClick={() => setChoosing(true)}
        >
          {texts.toPatients}
        </Button>
      }
    >
      <p className="pb-4 text-fg-muted">
        {texts.none}. {texts.noneReason}
      </p>
      <div className="max-xl:in-order grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card isFlush isOpenOnPhone title={texts.lists.day}>
          <Loaded
            loadable={day}
            says={texts.loading}
            headingLevel={3}
            skeleton={<EntryTable rows={null} list="day" place={place} onEdit={() => {}} />}
          >
            {({ result }) => (
              <>
                <EntryTable
                  {...{ rows: result.rows, list: 'day', place }}
                  emptyReason={texts.noneReason}
                  onEdit={setEdited}
                />
                <RowsNotShown count={result.unreadable} className="px-5 py-3" />
              </>
            )}
          </Loaded>
        </Card>
        <Loaded loadable={month} says={texts.loading} headingLevel={2} skeleton={<CardSkeleton />}>
          {(data) => <OwnMonth month={data} place={place} />}
        </Loaded>
      </div>
      {isChoosing && (
        <Needed lazy={patientDialog}>
          {(PatientDialog) => (
            <PatientDialog
              onChoose={(userId) => navigate(timerPath(userId))}
              onClose={() => setChoosing(false)}
            />
          )}
        </Needed>
      )}
      {edited && read && (
        <Needed lazy={entryDialog}>
          {(EntryDialog) => (
            <EntryDialog
              userId={edited.userId}
              name={edited.name}
              entry={edited}
              month={read}
              isOfMonth={false}
              place={place}
              onClose={() => setEdited(null)}
            />
          )}
        </Needed>
      )}
    </Page>
  );
}

/** The own minutes of the month, whole and by patient. What a code reaches counts everybody's time: it is on the patient's page. */
function OwnMonth({ month, place }: { month: MonthRead; place: Place }) {
  const entries = stretchesOf(month.result.rows);
  const now = useServerNow();
  const days = readCalendarDate(month.from) ?? localTimeOf(now, place.timeZone);
  const minutesOf = (own: typeof entries) => countedMinutes(countedSeconds(own, days, place.timeZone));
  const patients = [...Map.groupBy(entries, ({ userId }) => userId)]
    .map(([userId, own]) => ({ userId, name: own[0]?.name ?? '', minutes: minutesOf(own) }))
    .toSorted((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name));
  return (
    <Card title={asBeginning(monthText(month.from.slice(0, 7), place))}>
      <p className="pb-2">
        <strong className="numeric text-h1">{texts.month.total({ count: minutesOf(entries) })}</strong>{' '}
        <span className="text-fg-muted">{texts.ownMonth({ count: patients.length })}</span>
      </p>
      {patients.length > 0 && (
        <ul aria-label={texts.byPatient} className="flex flex-col divide-y divide-line">
          {patients.map(({ userId, name, minutes }) => (
            <li key={userId} className="flex items-center justify-between gap-3 py-1">
              <Link to={timerPath(userId)} look="alone">
                <bdi className="wrap-anywhere">{name}</bdi>
              </Link>
              <span className="numeric font-semibold">{texts.month.total({ count: minutes })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-2 text-caption text-fg-muted">{texts.ownMonthNote}</p>
    </Card>
  );
}
