import {
  type Age,
  ageOf,
  type Clock,
  formatDate,
  formatInstant,
  fullName,
  isVitalKind,
  type PatientPage,
  parseCalendarDate,
  parseStamp,
  type RankFacts,
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

const ageText = (age: Age): string =>
  age.unit === 'now' ? ageWords.now : ageWords[age.unit]({ count: age.count });

type Row = PatientPage['result']['rows'][number];

/** A patient as a line of the list shows it. What cannot be read is `null`. */
export interface PatientLine {
  key: string;
  userId: string | null;
  name: string | null;
  birthDate: string | null;
  vitals: VitalKind[] | null;
  /** 'none' is an answer: there is no reading yet. */
  latest: { vital: string; text: string; class: ReadingClass; age: string; takenAt: string | null } | 'none';
  /** Only kinds of which there are any; `null` when they are not known. */
  unreviewed: { kind: 'critical' | 'cautious'; count: number }[] | null;
  days: number | null;
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

export function patientLine(row: Row, at: number, { now, place, units, speech }: ListReader): PatientLine {
  const { userId, firstName, middleName, lastName, dob, vitals, latest, lastReviewed, provider } = row;
  const born = dob === null ? null : parseCalendarDate(dob, place.onBad);
  const facts = row.rank && rankFactsOf(row.rank, now, place.onBad);
  const takenAt = latest && parseStamp(latest.mrTime, place.onBad);
  const dateOf = (stamp: Date | string) => formatInstant(stamp, 'datetime', place);
  return {
    key: userId ?? `row ${at}`,
    userId,
    name: fullName({ firstName, middleName, lastName }) || null,
    birthDate: born && formatDate(born),
    vitals: vitals?.filter(isVitalKind) ?? null,
    latest: latest
      ? {
          vital: vitalName(latest.mrSubType),
          text: shortReading(latest.mrSubType, latest.values, units),
          class: latest.class,
          age: takenAt ? ageText(ageOf(takenAt, now)) : '',
          takenAt: takenAt && dateOf(takenAt),
        }
      : 'none',
    unreviewed:
      row.unreviewedReadings &&
      (['critical', 'cautious'] as const)
        .map((kind) => ({ kind, count: row.unreviewedReadings?.[kind] ?? 0 }))
        .filter(({ count }) => count > 0),
    days: row.daysThisMonth,
    minutes: row.minutesThisMonth,
    reviewed: lastReviewed && formatInstant(lastReviewed, 'date', place),
    deviceStatus: row.deviceStatus,
    why: facts && rankSentence(facts, speech),
    facts,
    provider: provider?.name || null,
  };
}
