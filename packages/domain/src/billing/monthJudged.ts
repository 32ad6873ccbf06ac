import { laterDay } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import { monthBounds } from '../time/periods.ts';
import { countedMinutes, type Stretch, secondsWithin } from '../timer/countedTime.ts';
import { compareText } from '../wire/compareText.ts';
import type { BillingCode } from './billing.ts';
import {
  type BillColumn,
  type BillRisk,
  type CentsOf,
  columnOf,
  risksOf,
  sumOfCents,
  verdictCents,
} from './board.ts';
import type { BillContext, CareFacts, PeriodRule } from './careFacts.ts';
import { consented } from './clocks.ts';
import { type DevicePeriod, devicePeriods } from './devicePeriods.ts';
import { judgeMonth } from './judge.ts';
import { monthDays } from './monthDays.ts';
import type { BillingPapers } from './papers.ts';
import { careFactsOf, type PatientCare } from './patientCare.ts';
import { type BillRefusal, type CodeVerdict, isReached } from './verdict.ts';

/** By what all patients of a clinic are judged in a month. */
export interface MonthAsked {
  year: number;
  /** 1 to 12 */
  month: number;
  now: Date;
  /** IANA name. */
  clinicZone: string;
  /** Of those patients for whom no other is known. */
  payer: string;
  periodRule: PeriodRule;
  /** How many days after its end the clinic closes a month. */
  closingDays: number;
  codes: readonly BillingCode[];
  centsOf(payer: string): CentsOf;
  isCovered(payer: string, code: string, day: string): boolean;
}

/** What the rules say of a patient's month. */
export interface MonthJudged {
  care: PatientCare;
  papers: BillingPapers;
  payer: string;
  facts: CareFacts;
  context: BillContext;
  verdicts: readonly CodeVerdict[];
  risks: readonly BillRisk[];
  column: BillColumn;
  centsOf: CentsOf;
  /** Of what is reached; `null` when a rate is missing. */
  cents: number | null;
}

/** What the rules say of a patient's month. @param codes those of a bill, to see what it would be today */
export function monthJudged(
  care: PatientCare,
  papers: BillingPapers,
  asked: MonthAsked,
  codes: readonly BillingCode[] = asked.codes,
): MonthJudged {
  const { now, clinicZone, periodRule, year, month } = asked;
  const payer = papers.payer ?? asked.payer;
  const facts = careFactsOf(care, papers, now);
  const context: BillContext = {
    month: { year, month },
    now,
    patientZone: care.timeZone,
    clinicZone,
    periodRule,
    codes,
    isCovered: (code, day) => asked.isCovered(payer, code, day),
  };
  const centsOf = asked.centsOf(payer);
  const verdicts = judgeMonth(facts, context);
  const risks = risksOf(verdicts, centsOf);
  const cents = sumOfCents(verdicts.map((each) => verdictCents(each, centsOf)));
  return {
    care,
    papers,
    payer,
    facts,
    context,
    verdicts,
    risks,
    centsOf,
    cents,
    column: columnOf(verdicts, risks),
  };
}

/** The refusals in the order in which one is told of a patient: what somebody decided, then what was too little. */
const tellingOrder: readonly BillRefusal[] = [
  'otherPractice',
  'otherProgramme',
  'notCovered',
  'tooFewDays',
  'noContact',
  'tooFewMinutes',
  'noData',
];

/** Why nothing is reached of a month; `null` when something is, or when there is time enough for it. */
export function refusalOfMonth({
  verdicts,
  column,
}: Pick<MonthJudged, 'verdicts' | 'column'>): BillRefusal | null {
  if (column !== 'notBillable' || verdicts.some(({ state }) => state === 'possible')) return null;
  const said = new Set(verdicts.map(({ no }) => no));
  // Minutes are told of those alone who have some: of whom there is nothing at all, that is what is said.
  const isNothing = verdicts.every(({ has }) => has === 0);
  if (isNothing && !said.has('otherPractice') && !said.has('otherProgramme')) return 'noData';
  return (
    tellingOrder.find((each) => said.has(each)) ?? verdicts.find(({ no }) => no !== null)?.no ?? 'noData'
  );
}

/** The time with a patient that lies in a month, by the clinic's clock. */
function workOfMonth({ facts, context }: Pick<MonthJudged, 'facts' | 'context'>) {
  const bounds = monthBounds(context.month, context.clinicZone);
  const work = consented(facts, context).work.filter(
    ({ start, end }) => start <= bounds.end && end > bounds.start && start <= context.now,
  );
  return { bounds, work };
}

/** What of a stretch of time lies where there is consent: what comes before or after it does not count. `null`: nothing. */
export const consentedStretch = (
  { facts, context }: Pick<MonthJudged, 'facts' | 'context'>,
  stretch: Stretch,
): Stretch | null =>
  consented({ ...facts, work: [{ ...stretch, isInteractive: false, isPhysicians: false }] }, context)
    .work[0] ?? null;

/** The seconds of care of a month that count, and how many live contacts lie in it. */
export function careOfMonth(judged: Pick<MonthJudged, 'facts' | 'context'>) {
  const { bounds, work } = workOfMonth(judged);
  const { first: start, last: end } = monthDays(judged.context);
  return {
    start,
    end,
    seconds: secondsWithin(work, bounds),
    contacts: work.filter(({ isInteractive }) => isInteractive).length,
  };
}

/** The device periods that end in a month; of the month that runs by the clinic's clock, also the one that runs today. */
export function periodsOfMonth({ facts, context }: Pick<MonthJudged, 'facts' | 'context'>): DevicePeriod[] {
  const { first, last } = monthDays(context);
  const today = localDay(context.now, context.patientZone);
  const clinicDay = localDay(context.now, context.clinicZone);
  const isRunning = clinicDay >= first && clinicDay <= last;
  const { dataDays } = consented(facts, context);
  if (context.periodRule === 'calendarMonth')
    return [
      { episode: 0, start: first, end: last, days: dataDays.filter((day) => day >= first && day <= last) },
    ];
  return devicePeriods(dataDays, facts.episodeEnds, laterDay(last, today)).filter(
    ({ start, end }) => (end >= first && end <= last) || (isRunning && start <= today && end >= today),
  );
}

/** Whether a month has anything for the board: everybody in care, and who left with something to bill. */
export const isOnBoard = ({ care, verdicts }: MonthJudged): boolean =>
  care.dischargeDay === null || care.bill !== null || verdicts.some(isReached);

/** The days of the care month on which somebody worked, by the clinic's clock; a stretch is of the day of its beginning. */
export function daysOfCare(judged: Pick<MonthJudged, 'facts' | 'context'>) {
  const { bounds, work } = workOfMonth(judged);
  const { clinicZone } = judged.context;
  const days = Map.groupBy(work, ({ start }) =>
    localDay(new Date(Math.max(start.getTime(), bounds.start.getTime())), clinicZone),
  );
  return [...days]
    .map(([day, own]) => ({
      day,
      minutes: countedMinutes(secondsWithin(own, bounds)),
      hasContact: own.some(({ isInteractive }) => isInteractive),
    }))
    .sort((a, b) => compareText(a.day, b.day));
}

/** A device period as it is told: whether it is over, and which code of its days is reached. */
export function periodRow({ start, end, days }: DevicePeriod, { verdicts, context }: MonthJudged) {
  const reached = verdicts.find(
    (each) =>
      each.clock === 'devicePeriod' && each.start === start && each.rule.counts === 'days' && isReached(each),
  );
  return {
    start,
    end,
    days: [...days],
    isOver: localDay(context.now, context.patientZone) > end,
    code: reached?.code ?? null,
  };
}
