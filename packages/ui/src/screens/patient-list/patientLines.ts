import {
  type Age,
  type AsRead,
  ageOf,
  type Clock,
  clockIn,
  formatDate,
  formatInstant,
  fullName,
  isVitalKind,
  type ListedPatient,
  parseCalendarDate,
  type RankFacts,
  type RankRow,
  type RankSpeech,
  type ReadingClass,
  rankFactsOf,
  rankSentence,
  shortReading,
  type UnitSystem,
  type VitalKind,
} from '@rpm/domain';
import { ageWords } from '@rpm/domain/words/patientList';
import { vitalName } from '../../hooks/names.ts';
import { periodDays } from '../../hooks/periodDays.ts';

const ageText = (age: Age): string =>
  age.unit === 'now' ? ageWords.now : ageWords[age.unit]({ count: age.count });

/** A patient as a line of the list shows it. What cannot be read is `null`. */
export interface PatientLine {
  key: string;
  patientId: string | null;
  name: string | null;
  birthDate: string | null;
  vitals: VitalKind[] | null;
  /** 'none' is an answer: there is no reading yet. */
  latest: { vital: string; text: string; class: ReadingClass; age: string; takenAt: string | null } | 'none';
  /** Only kinds of which there are any; `null` when they are not known. */
  unreviewed: { kind: 'critical' | 'cautious'; count: number }[] | null;
  days: string;
  minutes: number | null;
  /** `null` when nobody has. */
  reviewed: string | null;
  deviceStatus: string | null;
  /** Why the patient waits for somebody, as a sentence; `null` when nothing does. */
  why: string | null;
  /** What the place in the list is made of. */
  facts: RankFacts | null;
  provider: string | null;
}

/** How whoever reads the list has times and numbers. */
export interface ListReader {
  /** The server's time, by which ages go. */
  now: Date;
  place: Clock;
  units: UnitSystem;
  /** How the reason is told. */
  speech: RankSpeech;
}

export function patientLine(
  row: AsRead<ListedPatient> & { rank: RankRow | null },
  at: number,
  { now, place, units, speech }: ListReader,
): PatientLine {
  const { patientId, birthDate, vitals, latest, unreviewed, lastReviewedAt, provider } = row;
  const born = birthDate === null ? null : parseCalendarDate(birthDate, place.onBad);
  const own = clockIn(place, row.timeZone);
  const facts = row.rank && rankFactsOf(row.rank, now, place.onBad);
  return {
    key: patientId ?? `row ${at}`,
    patientId,
    name: fullName(row) || null,
    birthDate: born && formatDate(born),
    vitals: vitals?.filter(isVitalKind) ?? null,
    latest: latest
      ? {
          vital: vitalName(latest.vital),
          text: shortReading(latest.vital, latest.values, units),
          class: latest.class,
          age: ageText(ageOf(latest.takenAt, now)),
          takenAt: formatInstant(latest.takenAt, 'datetime', own),
        }
      : 'none',
    unreviewed:
      unreviewed &&
      (['critical', 'cautious'] as const)
        .map((kind) => ({ kind, count: unreviewed[kind] }))
        .filter(({ count }) => count > 0),
    days: periodDays(row.period),
    minutes: row.minutesThisMonth,
    reviewed: lastReviewedAt && formatInstant(lastReviewedAt, 'date', own),
    deviceStatus: row.deviceStatus,
    why: facts && rankSentence(facts, clockIn(speech, row.timeZone)),
    facts,
    provider: provider?.name || null,
  };
}
