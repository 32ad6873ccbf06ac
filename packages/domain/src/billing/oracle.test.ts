import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPlus } from '../time/days.ts';
import type { BillContext, CareFacts } from './careFacts.ts';
import { judgeMonth } from './judge.ts';
import { standardCodes } from './standardCodes.ts';
import { isReached } from './verdict.ts';

/*
 * A second answer to what a month is billed by, written from the published rules with day numbers and nothing of the
 * product's code: days are counted from November 3, 2025, after the change of the clocks; New York is five hours behind
 * until two in the morning of March 8, 2026 (day 125), and four from then on.
 */
const firstDay = '2025-11-03';
const newYear = 59;
const months = [
  { year: 2025, month: 12, from: 28, to: 58 },
  { year: 2026, month: 1, from: 59, to: 89 },
  { year: 2026, month: 2, from: 90, to: 117 },
  { year: 2026, month: 3, from: 118, to: 148 },
  { year: 2026, month: 4, from: 149, to: 178 },
] as const;

interface Entry {
  /** Day number, minute of the day, and length in seconds. */
  day: number;
  minute: number;
  seconds: number;
  isCall: boolean;
}

interface Patient {
  days: readonly number[];
  ends: readonly number[];
  entries: readonly Entry[];
  consent: number | null;
  papers: boolean;
  training: boolean;
}

/** Seconds since the first day's midnight in UTC. */
const utcSeconds = (day: number, minute: number) => {
  const isWinter = day < 125 || (day === 125 && minute < 120);
  return day * 86_400 + minute * 60 + (isWinter ? 5 : 4) * 3600;
};

/** The lines of a month that is over, by the tables of Medicare as `code x units @ first day of its clock`. */
function published(patient: Patient, month: (typeof months)[number]): string[] {
  if (!patient.papers || patient.consent === null) return [];
  const consent = patient.consent;
  const days = patient.days.filter((day) => day >= consent);
  const lines: string[] = [];

  let start = days[0];
  let episodeStart = start;
  let setUpDone = false;
  while (start !== undefined && start <= month.to) {
    const end = start + 29;
    const own = days.filter((day) => day >= (start ?? 0) && day <= end);
    const before = days.filter((day) => day >= (episodeStart ?? 0) && day < (start ?? 0)).length;
    own.forEach((day, at) => {
      const needed = day < newYear ? 16 : 2;
      if (setUpDone || before + at + 1 < needed) return;
      setUpDone = true;
      if (patient.training && day >= month.from && day <= month.to) lines.push(`99453 x 1 @ ${episodeStart}`);
    });
    const service = own.at(-1);
    if (service !== undefined && end >= month.from && end <= month.to) {
      if (own.length >= 16) lines.push(`99454 x 1 @ ${start}`);
      else if (own.length >= 2 && service >= newYear) lines.push(`99445 x 1 @ ${start}`);
    }
    if (patient.ends.some((day) => day >= (start ?? 0) && day <= end)) {
      start = days.find((day) => day > end);
      episodeStart = start;
      setUpDone = false;
    } else {
      start = end + 1;
    }
  }

  const from = Math.max(utcSeconds(month.from, 0), utcSeconds(consent, 0));
  const till = utcSeconds(month.to + 1, 0);
  const spans = patient.entries
    .map(({ day, minute, seconds, isCall }) => ({ at: utcSeconds(day, minute), seconds, isCall }))
    .map(({ at, seconds, isCall }) => ({ a: Math.max(at, from), b: Math.min(at + seconds, till), isCall }))
    .filter(({ a, b }) => a < b);
  const marks = [...new Set(spans.flatMap(({ a, b }) => [a, b]))].sort((x, y) => x - y);
  let seconds = 0;
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    if (next !== undefined && spans.some(({ a, b }) => a <= mark && next <= b)) seconds += next - mark;
  }
  const minutes = Math.floor(seconds / 60);
  if (!spans.some(({ isCall }) => isCall)) return lines;
  if (minutes >= 20) lines.push(`99457 x 1 @ ${month.from}`);
  else if (minutes >= 10 && month.year >= 2026) lines.push(`99470 x 1 @ ${month.from}`);
  if (minutes >= 60) lines.push(`99458 x 2 @ ${month.from}`);
  else if (minutes >= 40) lines.push(`99458 x 1 @ ${month.from}`);
  return lines;
}

const patients = fc.record<Patient>({
  // Dense, sparse and broken courses: a chance for each stretch of ten days.
  days: fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.array(fc.integer({ min: 0, max: 1023 }), { maxLength: 9 }))
    .map(([first, stretches]) =>
      stretches.flatMap((bits, at) =>
        [...Array(10).keys()].filter((bit) => bits & (1 << bit)).map((bit) => first + at * 10 + bit),
      ),
    ),
  ends: fc.array(fc.integer({ min: 0, max: 170 }), { maxLength: 2 }),
  entries: fc.array(
    fc.record({
      day: fc.integer({ min: 26, max: 178 }),
      minute: fc.oneof(fc.integer({ min: 300, max: 1439 }), fc.constantFrom(300, 1430, 1439)),
      seconds: fc.oneof(
        fc.integer({ min: 1, max: 2600 }),
        fc.constantFrom(59, 599, 600, 1199, 1200, 2400, 3600),
      ),
      isCall: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  consent: fc.option(fc.integer({ min: 0, max: 130 }), { freq: 8 }),
  papers: fc.integer({ min: 0, max: 9 }).map((each) => each > 0),
  training: fc.boolean(),
});

const dayOf = (day: number) => dayPlus(firstDay, day);
const instant = (seconds: number) => new Date(Date.UTC(2025, 10, 3) + seconds * 1000);

const factsOf = ({ days, ends, entries, consent, papers, training }: Patient): CareFacts => ({
  dataDays: days.map(dayOf),
  episodeEnds: ends.map(dayOf),
  isMonitored: true,
  work: entries.map(({ day, minute, seconds, isCall }) => ({
    start: instant(utcSeconds(day, minute)),
    end: instant(utcSeconds(day, minute) + seconds),
    isInteractive: isCall,
    isPhysicians: false,
  })),
  consent: consent === null ? null : { from: dayOf(consent), to: null },
  hasOrder: papers,
  hasDiagnosis: papers,
  hasTraining: training,
  otherClaims: [],
  billedSetUps: [],
  billedPeriods: [],
});

const contextOf = (
  { year, month }: (typeof months)[number],
  now = new Date('2026-09-01T12:00:00Z'),
): BillContext => ({
  ...{ month: { year, month }, now, patientZone: 'America/New_York', clinicZone: 'America/New_York' },
  ...{ periodRule: 'thirtyDays', codes: standardCodes, isCovered: () => true },
});

const reached = (facts: CareFacts, context: BillContext) => judgeMonth(facts, context).filter(isReached);

/** All of a hundred thousand take a minute: `ORACLE_RUNS=100000`. */
const numRuns = Number(process.env.ORACLE_RUNS ?? 3000);

test('the rules say what the published ones say (SCR-04)', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(patients, fc.constantFrom(...months), (patient, month) => {
      const lines = reached(factsOf(patient), contextOf(month)).map(
        ({ code, units, start }) => `${code} x ${units} @ ${start}`,
      );
      const expected = published(patient, month).map((line) =>
        line.replace(/@ (\d+)$/, (_whole, day: string) => `@ ${dayOf(Number(day))}`),
      );
      expect(lines.sort()).toEqual(expected.sort());
    }),
    { numRuns },
  );
});

test('the sum of a month does not depend on the order of entries', () => {
  fc.assert(
    fc.property(patients, fc.constantFrom(...months), (patient, month) => {
      const facts = factsOf(patient);
      const turned = { ...facts, work: [...facts.work].reverse() };
      expect(reached(turned, contextOf(month))).toEqual(reached(facts, contextOf(month)));
    }),
    { numRuns: 300 },
  );
});

test('more data never takes a code away, but by its exclusive partner', () => {
  const partner: Record<string, string> = { 99445: '99454', 99470: '99457' };
  const extra = fc.record({
    day: fc.integer({ min: 0, max: 175 }),
    minutes: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(patients, extra, fc.constantFrom(...months), (patient, more, month) => {
      const first = patient.days.find((day) => day >= (patient.consent ?? 0));
      // A day before the first moves every period, and what ended an episode ends another one.
      fc.pre(first !== undefined && more.day > first && patient.ends.length === 0);
      const days = [...new Set([...patient.days, more.day])].sort((a, b) => a - b);
      const entry = { day: 100, minute: 600, seconds: more.minutes * 60, isCall: true };
      const richer = { ...patient, days, entries: [...patient.entries, entry] };
      const after = reached(factsOf(richer), contextOf(month));
      for (const { code, units, start, clock } of reached(factsOf(patient), contextOf(month))) {
        const rivals = clock === 'episode' ? [code] : [code, partner[code]];
        const kept = after.find((each) => rivals.includes(each.code) && each.start === start);
        // An earlier second day moves the set-up to an earlier month, never out of the books.
        if (clock === 'episode' && !kept) continue;
        expect(kept?.units ?? 0, code).toBeGreaterThanOrEqual(units);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a clock that runs never says more than the same clock when it is over, had nothing else come', () => {
  fc.assert(
    fc.property(
      patients,
      fc.constantFrom(...months),
      fc.integer({ min: 0, max: 40 }),
      (patient, month, late) => {
        const today = month.from + late;
        const known = {
          ...patient,
          days: patient.days.filter((day) => day < today),
          entries: patient.entries.filter(({ day }) => day < today - 1),
        };
        const now = instant(utcSeconds(today, 720));
        const running = reached(factsOf(known), contextOf(month, now)).map(({ code, start, units }) => [
          code,
          start,
          units,
        ]);
        const over = reached(factsOf(known), contextOf(month)).map(({ code, start, units }) => [
          code,
          start,
          units,
        ]);
        expect(running).toEqual(over.filter(([, start]) => String(start) <= dayOf(today)));
      },
    ),
    { numRuns: 1000 },
  );
});
