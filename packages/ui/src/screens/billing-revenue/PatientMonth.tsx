import { useBillLine } from '@rpm/api-client';
import {
  type BillLineDetail,
  formatInstant,
  type Place,
  papersPath,
  patientRecordPath,
  zoneOrUtc,
} from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { timerWords } from '@rpm/domain/words/timer';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { monthText } from '../../parts/money/billMonth.ts';
import { dayText } from '../../parts/money/dayText.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { dayText as dateText } from '../../parts/person/personTexts.ts';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { CallButton } from '../../parts/timer/CallButton.tsx';
import { timerPath } from '../../parts/timer/timerPath.ts';
import { BillAgain, BillIsChanged } from './BillAgain.tsx';
import { columnName, missingText, momentDayText, momentText, refusalText } from './billLine.ts';
import { LineEstimate } from './LineEstimate.tsx';
import { PrintEvidence } from './PrintEvidence.tsx';
import { TwoClocks } from './TwoClocks.tsx';

const texts = billingWords.line;

interface PatientMonthProps {
  userId: string;
  /** `YYYY-MM`; left out: the month that runs by the clinic's clock. */
  month: string | undefined;
  /** The address of the board. */
  back: string;
}

/** A patient's month: both clocks, what each code says, papers and time (t2). Load it by `import()`. @see SCR-04 */
export function PatientMonth({ userId, month: asked, back }: PatientMonthProps) {
  // By the clinic's clock, as its care month is; the reader's until that is known.
  const [zone, setZone] = useState(browserTimeZone);
  const today = useClinicsDay(zone);
  const month = asked ?? today.slice(0, 7);
  const { loadable } = useBillLine(userId, month);
  const detail = loadable.state === 'ready' ? loadable.data : null;
  if (detail && detail.clinicZone !== zone) setZone(detail.clinicZone);
  const place = usePlace(zoneOrUtc(zone));
  return (
    <Page
      title={billingWords.revenue}
      heading={detail?.row.name}
      subtitle={
        detail && (
          <span className="flex flex-wrap gap-x-3">
            <span>{dateText(detail.dob, place.onBad)}</span>
            <span>
              {detail.row.billed
                ? billingWords.billedOn({ time: momentText(detail.row.billed.made, place) })
                : columnName(detail.row.column, detail.closed !== null)}
            </span>
            {detail.closed && (
              <span>
                {billMonthWords.closed({
                  day: momentDayText(detail.closed.time, place),
                  name: detail.closed.by.name,
                })}
              </span>
            )}
          </span>
        )
      }
      takesFocus
      back={<BackLink to={back}>{texts.back({ month: monthText(month, place) })}</BackLink>}
      actions={
        detail && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Link to={patientRecordPath(userId)} look="secondary">
              {billingWords.openRecord}
            </Link>
            <PrintEvidence userId={userId} month={month} />
            <CallButton userId={userId} name={detail.row.name} phone={detail.row.phone} />
            <BillAgain line={detail} place={place} />
          </div>
        )
      }
    >
      <Loaded loadable={loadable} says={texts.loading} headingLevel={2} skeleton={<CardSkeleton />}>
        {(line) => (
          <div className="flex flex-col gap-5">
            <BillIsChanged line={line} place={place} />
            <TwoClocks line={line} place={place} />
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="flex min-w-0 flex-col gap-5">
                <Verdicts line={line} place={place} />
                <Time line={line} place={place} />
              </div>
              <div className="flex min-w-0 flex-col gap-5">
                <LineEstimate
                  estimate={line.estimate}
                  isClosed={line.closed !== null}
                  note={billMonthWords.says({
                    year: String(line.rateYear),
                    payer: line.row.payer,
                    time: momentText(line.asOf, place),
                  })}
                />
                <Papers line={line} place={place} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Part = { line: BillLineDetail; place: Place };

/** Every yes and no, with its reason and what it would bring. */
function Verdicts({ line: { verdicts, row, closed }, place }: Part) {
  return (
    <Card title={texts.rules} isFlush isOpenOnPhone>
      <ul className="divide-y divide-line">
        {verdicts.map((verdict) => {
          const said = saidOf(verdict, closed !== null, place);
          return (
            <li
              key={`${verdict.code} ${verdict.start}`}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 max-md:px-0"
            >
              <strong className="numeric w-16">{verdict.code}</strong>
              <span className="w-32">{stateText(verdict.state, closed !== null)}</span>
              {/* With nothing to say the amount stays on the line of its code. */}
              <span className={cx('block flex-1 text-fg-muted first-letter:uppercase', said && 'min-w-40')}>
                {said}
              </span>
              <span className="numeric">{verdict.units > 0 ? dollars(verdict.totalCents) : ''}</span>
            </li>
          );
        })}
        <li className="flex justify-between gap-4 px-5 py-3 max-md:px-0">
          <strong>{texts.total}</strong>
          <strong className="numeric">{dollars(row.cents)}</strong>
        </li>
      </ul>
    </Card>
  );
}

type Verdict = BillLineDetail['verdicts'][number];

/** What a code is worth; in a closed month it is as it will stay. */
function stateText(state: Verdict['state'], isClosed: boolean): string {
  if (isClosed && state === 'possible') return billMonthWords.closedRow;
  return texts.states[isClosed && state === 'provisional' ? 'billable' : state];
}

/**
 * Why a code is not reached, or what it lacks until when, and which other it may be refused beside. In a closed month
 * nothing can be had any more: no last day, and nothing that a code that is reached could still bring.
 */
function saidOf(verdict: Verdict, isClosed: boolean, place: Place): string {
  if (verdict.state === 'impossible') return refusalText(verdict);
  return [
    isClosed && verdict.state !== 'possible' ? '' : missingText(verdict.missing),
    isClosed || verdict.lastDay === null ? '' : dayText(verdict.lastDay, place),
    verdict.warns.length > 0 ? texts.warns({ codes: verdict.warns.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What an auditor asks for; what is not there is said. */
function Papers({ line: { papers, devices, row }, place }: Part) {
  const day = (text: string | null) => text && dateText(text, place.onBad);
  const rows = [
    [texts.order, papers.order],
    [billingWords.papers.consent, day(papers.consent)],
    [billingWords.papers.diagnosis, papers.diagnosis],
    [billingWords.papers.training, day(papers.training)],
  ] as const;
  return (
    <Card title={texts.papers} actions={<Link to={papersPath(row.userId)}>{billingWords.papers.edit}</Link>}>
      <dl className="flex flex-col gap-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-caption text-fg-muted">{name}</dt>
            <dd>{value ?? <strong>{texts.missing}</strong>}</dd>
          </div>
        ))}
        {devices.map(({ name, serialNumber }) => (
          <div key={serialNumber}>
            <dt className="text-caption text-fg-muted">{name}</dt>
            <dd className="numeric">{serialNumber}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Entry = BillLineDetail['care']['entries'][number];

/** That what two did at once counts once. */
const Overlap = ({ entry: { overlap } }: { entry: Entry }) =>
  overlap > 0 && (
    <span className="block text-caption text-fg-muted">{billMonthWords.overlap({ minutes: overlap })}</span>
  );

function Time({ line: { care, month, row }, place }: Part) {
  const timeText = (stamp: string) => formatInstant(stamp, 'time', place) ?? '';
  const activities: Readonly<Record<string, string>> = timerWords.activities;
  const title = texts.time({ month: monthText(month, place) });
  return (
    <Card
      title={title}
      isFlush
      isOpenOnPhone
      actions={<Link to={timerPath(row.userId, month)}>{billMonthWords.toTime}</Link>}
    >
      <DataTable<Entry>
        caption={timerWords.entries}
        rows={care.entries}
        rowKey={({ entryId, start, end }) => `${entryId ?? ''} ${start} ${end}`}
        columns={[
          {
            id: 'from',
            header: texts.from,
            width: 204,
            isRowHeader: true,
            cell: ({ start }) => momentText(start, place),
          },
          { id: 'to', header: billMonthWords.end, width: 88, cell: ({ end }) => timeText(end) },
          {
            id: 'activity',
            header: timerWords.activity,
            width: 150,
            cell: (entry) => (
              <>
                {activities[entry.activity] ?? entry.activity}
                <Overlap entry={entry} />
              </>
            ),
          },
          { id: 'by', header: texts.by, width: 146, cell: ({ author }) => author.name },
          {
            id: 'contact',
            header: texts.contact,
            width: 110,
            cell: ({ isInteractive }) => (isInteractive ? texts.yes : texts.no),
          },
          {
            id: 'minutes',
            header: billMonthWords.minutes,
            width: 80,
            align: 'end',
            cell: ({ minutes }) => <span className="numeric font-semibold">{minutes}</span>,
          },
        ]}
        card={(entry) => (
          <div className="flex items-start justify-between gap-3">
            <span className="flex min-w-0 flex-col">
              <strong>{texts.span({ from: momentText(entry.start, place), to: timeText(entry.end) })}</strong>
              <span>{activities[entry.activity] ?? entry.activity}</span>
              <span className="text-caption text-fg-muted">
                {entry.author.name}
                {entry.isInteractive && `, ${billMonthWords.dayContact}`}
              </span>
              <Overlap entry={entry} />
            </span>
            <span className="numeric whitespace-nowrap font-semibold">
              {billMonthWords.dayMinutes({ count: entry.minutes })}
            </span>
          </div>
        )}
        empty={<p className="px-5 py-3 text-fg-muted max-md:px-0">{texts.noTime}</p>}
      />
      {care.entries.length > 0 && (
        <p className="flex justify-between px-5 py-3 font-semibold max-md:px-0">
          <span>{texts.total}</span>
          <span className="numeric">{texts.minutes({ count: care.minutes })}</span>
        </p>
      )}
    </Card>
  );
}
