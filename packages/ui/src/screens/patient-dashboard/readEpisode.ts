import {
  type EnteredBy,
  parseStamp,
  type ReadingClass,
  type UrgentAnswer,
  type UrgentEpisode,
  type VitalKind,
} from '@rpm/domain';

/** A reading of the urgent card. */
export interface UrgentReading {
  vital: VitalKind;
  at: Date;
  class: ReadingClass;
  values: Readonly<Record<string, number>>;
  receivedTime: string;
  /** Whether the same device sent other values for the same second. */
  isContradicted: boolean;
  /** 'patient' when its patient alone stands for it. */
  enteredBy: EnteredBy;
}

type Urgent = NonNullable<UrgentAnswer['urgent']>;

/** The episode with its times read; `null` when the first cannot be. */
export function readEpisode(
  urgent: Urgent,
  onBad: (line: string) => void,
): UrgentEpisode<UrgentReading> | null {
  const read = (row: Urgent['first'] | null): UrgentReading | null => {
    const at = row && parseStamp(row.mrTime, onBad);
    if (!row || !at) return null;
    return {
      vital: row.mrSubType,
      at,
      class: row.class,
      values: row.values,
      receivedTime: row.receivedTime,
      isContradicted: row.isContradicted,
      enteredBy: row.enteredBy ?? null,
    };
  };
  const first = read(urgent.first);
  return first && { first, second: read(urgent.second), latest: read(urgent.latest) };
}
