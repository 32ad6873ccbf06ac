import { daysBetween } from '../time/days.ts';
import { countedMinutes } from '../timer/countedTime.ts';
import type { BillingCode } from './billing.ts';
import type { BillContext, BillDocument, CareFacts } from './careFacts.ts';
import { clocksOf, consented, type ServiceClock } from './clocks.ts';
import { dayIn } from './kept.ts';
import { monthDays } from './monthDays.ts';
import { type BillRule, billRules, isInForce, rulesOf } from './rules.ts';
import { refusal, settled } from './settle.ts';
import { type BillRefusal, type CodeVerdict, type Missing, verdictStates } from './verdict.ts';

/**
 * What a patient's care of a month can be billed by: a verdict for each code of the clinic and each clock that ends in the
 * month, in the order of days, then of the table. Nothing else decides: lists, bills and papers read what this says.
 *
 * More data never takes a code away but by its exclusive partner, and the order of entries does not matter.
 *
 * @see SCR-04, https://www.federalregister.gov/documents/2025/11/05/2025-19787
 */
export function judgeMonth(facts: CareFacts, context: BillContext): CodeVerdict[] {
  const known = consented(facts, context);
  const clocks = clocksOf(known, context);
  const verdicts = rulesOfCodes(context.codes).flatMap((rows) =>
    clocks.flatMap((clock) =>
      bestOf(
        rows.filter((rule) => rule.clock === clock.clock).map((rule) => judge(rule, clock, known, context)),
      ),
    ),
  );
  return settled(
    verdicts.flatMap((each) =>
      each.clock === 'episode' ? ofMonth(each, known, context) : [unbilled(each, known)],
    ),
  );
}

const knownRules = new WeakMap<readonly BillingCode[], BillRule[][]>();

/** The rules of the codes of a clinic, which all of its patients are judged by: those of each code, in the order of the table. */
export function rulesOfCodes(codes: readonly BillingCode[]): readonly (readonly BillRule[])[] {
  const found = knownRules.get(codes) ?? rulesByCode(codes);
  knownRules.set(codes, found);
  return found;
}

/** The rules of each code of the clinic, those of the table first and in its order. */
function rulesByCode(codes: readonly BillingCode[]): BillRule[][] {
  const rules = codes.flatMap(rulesOf);
  const numbers = [...new Set([...billRules, ...rules].map(({ code }) => code))];
  return numbers.map((code) => rules.filter((rule) => rule.code === code));
}

/** What is nearest to a bill of the rules of one code, if it has any; where all say no, that which is in force at the end, or on the last day that counts. */
function bestOf(verdicts: readonly CodeVerdict[]): CodeVerdict[] {
  const rank = ({ state, missing }: CodeVerdict) =>
    verdictStates.indexOf(state) * 1000 +
    missing.reduce((sum, each) => sum + ('count' in each ? each.count : 0), 0);
  const isCurrent = ({ rule, end, dateOfService, start }: CodeVerdict) =>
    isInForce(rule, end ?? dateOfService ?? start);
  return verdicts
    .toSorted((a, b) => rank(a) - rank(b) || Number(isCurrent(b)) - Number(isCurrent(a)))
    .slice(0, 1);
}

/** Supply is billed once for a day: a period that shares one with a period on a bill of another month is not billed. It may after the clinic has changed how it counts, or when older readings came. */
function unbilled(verdict: CodeVerdict, { billedPeriods }: CareFacts): CodeVerdict {
  const { clock, rule, start, end, state } = verdict;
  if (clock !== 'devicePeriod' || rule.counts !== 'days' || state === 'impossible') return verdict;
  const before = billedPeriods.find((each) => each.start <= (end ?? start) && each.end >= start);
  return before ? { ...verdict, ...refusal('billedBefore', null), dateOfService: before.end } : verdict;
}

/** A set-up belongs to the month of its day; one that stands on a bill of another month is not billed again. */
function ofMonth(verdict: CodeVerdict, { billedSetUps }: CareFacts, context: BillContext): CodeVerdict[] {
  const { first, last } = monthDays(context);
  const { dateOfService, start, state } = verdict;
  if (state === 'impossible') return [verdict];
  const day = dateOfService ?? start;
  const isThere = !verdict.missing.some(({ what }) => what === 'days');
  const before = billedSetUps.find((billed) => billed >= start && (billed < first || billed > last));
  if (before !== undefined || (isThere && day < first))
    return [
      {
        ...verdict,
        state: 'impossible',
        no: 'billedBefore',
        units: 0,
        missing: [],
        dateOfService: before ?? day,
      },
    ];
  return isThere && day > last ? [] : [verdict];
}

/** What counts for a rule in a clock, and up to which day it came. */
function countOf(rule: BillRule, { days, work, seconds }: ServiceClock, zone: string) {
  if (rule.counts === 'days') return { has: days.length, service: days.at(-1) ?? null, contacts: 0 };
  const counted = rule.counts === 'minutes' ? work : work.filter(({ isPhysicians }) => isPhysicians);
  const last = counted.reduce((most, { end }) => Math.max(most, end.getTime()), 0);
  return {
    has: countedMinutes(seconds(counted)),
    service: counted.length === 0 ? null : dayIn(zone, new Date(last - 1)),
    contacts: counted.filter(({ isInteractive }) => isInteractive).length,
  };
}

function judge(rule: BillRule, clock: ServiceClock, facts: CareFacts, context: BillContext): CodeVerdict {
  const zone = clock.clock === 'careMonth' ? context.clinicZone : context.patientZone;
  const { has, service, contacts } = countOf(rule, clock, zone);
  const day = clock.clock === 'episode' ? setUpDay(rule, clock.days) : service;
  const base = {
    code: rule.code,
    clock: clock.clock,
    start: clock.start,
    end: clock.end,
    has,
    least: rule.least,
    dateOfService: day,
    units: 0,
    missing: [],
    lastDay: null,
    daysLeft: null,
    no: null,
    by: null,
    warns: [],
    rule,
  } as const;
  const refused = (no: BillRefusal, by: string | null = null): CodeVerdict => ({
    ...base,
    ...refusal(no, by),
  });

  // Set-up is over on its day: who bills from later on, does not bill beside it.
  const end = clock.end ?? day ?? clock.today;
  const other = facts.otherClaims.find(({ from, to }) => from <= end && (to === null || to >= clock.start));
  if (other) return refused(other.kind);
  if (rule.most !== null && has > rule.most) return refused('replaced', rule.replacedBy);

  const isThere = has >= rule.least && isInForce(rule, day ?? '');
  const later = clock.remaining.find((each) => isInForce(rule, each));
  const lacks = isThere ? 0 : Math.max(rule.least - has, 1);
  const room =
    rule.counts === 'days'
      ? clock.remaining.filter((each) => rule.to === null || each <= rule.to).length
      : clock.minutesLeft;
  if (lacks > 0 && (clock.isOver || later === undefined || lacks > room)) {
    if (has >= rule.least) return refused('notInForce');
    if (has === 0 && rule.counts === 'days') return refused('noData');
    return refused(rule.counts === 'days' ? 'tooFewDays' : 'tooFewMinutes');
  }
  const lacksContact = rule.needsContact && contacts === 0;
  if (lacksContact && clock.isOver) return refused('noContact');
  if (!context.isCovered(rule.code, (isThere ? day : later) ?? clock.today)) return refused('notCovered');

  const amount: Missing[] =
    lacks > 0 ? [{ what: rule.counts === 'days' ? 'days' : 'minutes', count: lacks }] : [];
  const missing: Missing[] = [
    ...amount,
    ...(lacksContact ? [{ what: 'contact' } as const] : []),
    ...missingDocuments(rule, facts).map((what) => ({ what })),
  ];
  const hasClock = lacks > 0 || lacksContact;
  if (missing.length > 0) return { ...base, state: 'possible', missing, ...(hasClock && deadline(clock)) };
  const units =
    rule.each === null ? 1 : Math.min(rule.maxUnits, 1 + Math.floor((has - rule.least) / rule.each));
  const isFinal = clock.isOver || clock.clock === 'episode';
  return {
    ...base,
    state: isFinal ? 'billable' : 'provisional',
    units,
    ...(!isFinal && nextUnit(rule, units, has, clock)),
  };
}

/** What another unit of an add-on would take, while there is time for it. */
function nextUnit({ each, maxUnits, least }: BillRule, units: number, has: number, clock: ServiceClock) {
  if (units >= maxUnits) return {};
  const count = least + units * (each ?? 0) - has;
  return count > clock.minutesLeft
    ? {}
    : { missing: [{ what: 'minutes', count } as const], ...deadline(clock) };
}

const deadline = ({ end, today }: ServiceClock) => ({
  lastDay: end,
  daysLeft: end === null ? null : daysBetween(today, end),
});

/** The day on which an episode has enough days, by a rule that is in force on it. */
const setUpDay = (rule: BillRule, days: readonly string[]): string | null =>
  days.find((day, at) => at + 1 >= rule.least && isInForce(rule, day)) ?? days.at(-1) ?? null;

const missingDocuments = (
  { needsTraining }: BillRule,
  { consent, hasOrder, hasDiagnosis, hasTraining }: CareFacts,
): BillDocument[] => [
  ...(consent ? [] : ['consent' as const]),
  ...(hasOrder ? [] : ['order' as const]),
  ...(hasDiagnosis ? [] : ['diagnosis' as const]),
  ...(needsTraining && !hasTraining ? ['training' as const] : []),
];
