import {
  useMyDay,
  useMyMonth,
  usePatientInfo,
  usePatientTime,
  useServerNow,
  useTimer,
} from '@rpm/api-client';
import {
  formatInstant,
  fullName,
  type GuardedRoute,
  isTimeZone,
  localTimeOf,
  MonthText,
  monthText,
  type TimeEntryRow,
} from '@rpm/domain';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { DevicePeriod } from './DevicePeriod.tsx';
import { EntryTable } from './EntryTable.tsx';
import { MonthCard } from './MonthCard.tsx';
import { TimerCard } from './TimerCard.tsx';

/** Where it stands, and whom it speaks to. */
export const patientTimerPage = {
  paths: ['/patient-timer'],
  who: 'clinic',
  under: 'patientList',
} as const satisfies GuardedRoute;

const entryDialog = lazily(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => EntryDialog));
const ownTime = lazily(() => import('./OwnTime.tsx').then(({ OwnTime }) => OwnTime));

/** `/patient-timer?patient=…&month=…`: the own timer, the month of a patient, and its entries. @see SCR-03 */
export function PatientTimerScreen() {
  return (
    <PageFor route="patientTimer" title={texts.title}>
      <Choose />
    </PageFor>
  );
}

/** The patient of the address; without one, whom the timer is with; else the own day and month. */
function Choose() {
  const [search] = useSearchParams();
  const named = search.get('patient')?.trim() ?? '';
  const month = MonthText.safeParse(search.get('month')).data;
  if (named === '') return <OfNobodyNamed />;
  return <OfPatient key={`${named} ${month}`} userId={named} askedMonth={month} />;
}

/** The own day and month are asked for beside the timer, not after it. */
function OfNobodyNamed() {
  const { loadable } = useTimer();
  const { loadable: day } = useMyDay();
  const { loadable: month } = useMyMonth();
  return (
    <Loaded
      loadable={loadable}
      says={texts.timerLoading}
      headingLevel={2}
      skeleton={
        <Page title={texts.title} subtitle={texts.subtitle}>
          <Skeleton shape="number" />
        </Page>
      }
    >
      {({ timer }) =>
        timer ? (
          <OfPatient key={timer.userId} userId={timer.userId} />
        ) : (
          <Needed lazy={ownTime}>{(OwnTime) => <OwnTime day={day} month={month} />}</Needed>
        )
      }
    </Loaded>
  );
}

type Open = { entry: TimeEntryRow | null };

function OfPatient({ userId, askedMonth }: { userId: string; askedMonth?: string | undefined }) {
  const { loadable: info } = usePatientInfo(userId);
  const month = usePatientTime(userId, askedMonth);
  const day = useMyDay();
  const timer = useTimer();
  const here = localTimeOf(useServerNow(), browserTimeZone());
  // The clinic's month is known with its time; until then it is most likely the reader's.
  const monthHere = askedMonth ?? monthText(here);
  const [list, setList] = useState<'patient' | 'day'>('patient');
  const [open, setOpen] = useState<Open | null>(null);
  const read = month.loadable.state === 'ready' ? month.loadable.data : null;
  const zone = read && isTimeZone(read.timeZone) ? read.timeZone : browserTimeZone();
  const place = usePlace(zone);
  const patient = info.state === 'ready' ? info.data : null;
  const name = patient ? fullName(patient) : '';
  const shown = list === 'patient' ? month : day;
  if (info.state === 'failed' && [403, 404].includes(info.error.status))
    return (
      <Page title={texts.title}>
        <Loaded loadable={info} says={texts.loading} headingLevel={2} skeleton={null}>
          {() => null}
        </Loaded>
      </Page>
    );
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button
          icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          isDisabled={!patient || !read}
          {...entryDialog.interest}
          onClick={() => setOpen({ entry: null })}
        >
          {texts.add}
        </Button>
      }
    >
      <div className="max-xl:in-order grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="in-order flex min-w-0 flex-col gap-5">
          <Loaded
            loadable={timer.loadable}
            says={texts.timerLoading}
            headingLevel={2}
            skeleton={<CardSkeleton />}
          >
            {({ timer: own }) => (
              <TimerCard
                key={own?.timerId ?? 'none'}
                userId={userId}
                name={name}
                dob={patient?.dob ?? null}
                timer={own}
                reread={timer.reread}
                place={place}
              />
            )}
          </Loaded>
          <Card
            isFlush
            isOpenOnPhone
            title={texts.entries}
            actions={
              <SegmentedControl
                name={texts.list}
                options={(['patient', 'day'] as const).map((value) => ({ value, label: texts.lists[value] }))}
                value={list}
                onChange={setList}
              />
            }
          >
            <Loaded
              key={list}
              loadable={shown.loadable}
              says={texts.loading}
              headingLevel={3}
              skeleton={<EntryTable rows={null} list={list} place={place} onEdit={() => {}} />}
            >
              {({ result, closed }) => (
                <>
                  {closed && (
                    <div className="px-5 pb-3 max-md:px-0">
                      <Banner kind="info" announce="none">
                        {billMonthWords.timeClosed({
                          day: formatInstant(closed.time, 'longMonthDay', place) ?? '',
                          name: closed.by.name,
                        })}
                      </Banner>
                    </div>
                  )}
                  <EntryTable
                    rows={result.rows}
                    isClosed={closed !== null}
                    list={list}
                    place={place}
                    onEdit={(entry) => setOpen({ entry })}
                  />
                  <RowsNotShown count={result.unreadable} className="px-5 py-3" />
                </>
              )}
            </Loaded>
          </Card>
        </div>
        <div className="in-order flex min-w-0 flex-col gap-5">
          <Loaded loadable={month.loadable} says={texts.loading} headingLevel={2} skeleton={<CardSkeleton />}>
            {(data) => <MonthCard month={data} userId={userId} place={place} />}
          </Loaded>
          <DevicePeriod userId={userId} month={read?.from.slice(0, 7) ?? monthHere} place={place} />
        </div>
      </div>
      {open && read && (
        <Needed lazy={entryDialog}>
          {(EntryDialog) => (
            <EntryDialog
              userId={open.entry?.userId ?? userId}
              name={open.entry?.name ?? name}
              entry={open.entry}
              month={read}
              isOfMonth={(open.entry?.userId ?? userId) === userId}
              place={place}
              onClose={() => setOpen(null)}
            />
          )}
        </Needed>
      )}
    </Page>
  );
}
