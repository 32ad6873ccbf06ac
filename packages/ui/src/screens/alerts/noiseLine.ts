import {
  hasUsualLimits,
  limitText,
  type ReadMostlyWrong,
  type ReadNoisyLimit,
  type ReadRangeToReview,
  type VitalKind,
  vitalMeasure,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { parameterName, vitalName } from '../../hooks/names.ts';
import { dayText } from '../../parts/person/personTexts.ts';
import { type AlertReader, dayOfStamp } from './alertLine.ts';

/** What Review This Limit opens: a vital of a patient, perhaps with another limit filled in. */
export interface ReviewAsked {
  key: string;
  userId: string;
  vital: VitalKind;
  proposed?: { parameter: string; side: 'low' | 'high'; limit: number };
  /** A range that ended or ends soon is set again: its own limits are filled in. */
  isRenewal?: true;
}

/** A limit in the reader's unit. */
function limitOf(row: ReadNoisyLimit, limit: number | null, { units }: AlertReader): string {
  if (row.vital === null || limit === null) return loadWords.unknown;
  const measure = vitalMeasure(row.vital, units);
  return `${limitText(measure, limit, row.side === 'low' ? 'min' : 'max')} ${measure.unit}`;
}

/** What another limit would give, and what explains it. */
function otherOf(row: ReadNoisyLimit, reader: AlertReader): [string, string | null] {
  const { proposed } = row;
  if (proposed)
    return [
      texts.gives({ limit: limitOf(row, proposed.limit, reader), count: proposed.fired }),
      texts.sameReadings,
    ];
  if (row.class === 'Critical') return [texts.none.critical, null];
  return [row.vital === 'Weight' ? texts.none.weight : texts.none.other, null];
}

/** A limit that fires often, as its list shows it. @see SCR-02 */
export function noiseLine(row: ReadNoisyLimit, at: number, reader: AlertReader) {
  const { userId, vital, parameter, side, proposed, limitSetBy, limitSetTime } = row;
  const key = `limit ${at}`;
  const name = row.name || loadWords.unknown;
  const limit = texts.limit[side ?? 'high']({
    parameter: parameter === null ? loadWords.unknown : parameterName(parameter),
    limit: limitOf(row, row.limit, reader),
  });
  const isProposed = proposed !== null && parameter !== null && side !== null;
  const asked: ReviewAsked | null =
    (userId !== null &&
      vital !== null && {
        key,
        userId,
        vital,
        ...(isProposed && { proposed: { parameter, side, limit: proposed.limit } }),
      }) ||
    null;
  return {
    key,
    row,
    name,
    limit,
    asked,
    setBy: limitSetBy
      ? texts.setBy({ name: limitSetBy.name, date: dayOfStamp(limitSetTime, reader) })
      : texts.usual,
    other: otherOf(row, reader),
    what: limit,
  };
}
export type NoiseLine = ReturnType<typeof noiseLine>;

/** A row of the lists beside it: whose it is, what is said, and what is opened. */
export interface SideLine {
  key: string;
  userId: string | null;
  name: string;
  says: string;
  what: string;
  asked: ReviewAsked | null;
  /** What the button that opens the form says; left out: that it reviews. */
  action?: string;
  /** The version that can be confirmed as right; left out: it cannot. */
  version?: number;
}

const sideLine = (
  key: string,
  { userId, name, vital }: Pick<ReadRangeToReview, 'userId' | 'name' | 'vital'>,
  says: (vital: string) => string,
): SideLine => {
  const what = vital === null ? loadWords.unknown : vitalName(vital);
  const asked = userId === null || vital === null ? null : { key, userId, vital };
  return { key, userId, name: name || loadWords.unknown, what, says: says(what), asked };
};

/** A range whose time is wrong, or a vital that has none: what is the matter, and which limits apply. */
export const rangeLine = (row: ReadRangeToReview, at: number, reader: AlertReader): SideLine => {
  const { vital, problem, version, activeDays } = row;
  const { problems, active, apply, applyAfter } = texts.ranges;
  const limits = vital === null || hasUsualLimits(vital) ? 'usual' : 'none';
  const isRenewal = problem === 'ended' || problem === 'endsSoon';
  const days = { end: dayText(row.endDay, reader.place.onBad), set: dayOfStamp(row.setTime, reader) };
  const line = sideLine(`range ${at}`, row, (name) =>
    problem === null
      ? name
      : [
          problems[problem]({ vital: name, ...days }),
          problem === 'missing' && activeDays !== null && active({ count: activeDays }),
          problem === 'endsSoon' ? applyAfter[limits] : problem !== 'endless' && apply[limits],
        ]
          .filter(Boolean)
          .join(' '),
  );
  return {
    ...line,
    ...(isRenewal && line.asked && { asked: { ...line.asked, isRenewal } }),
    ...(problem && problem !== 'endless' && { action: problem === 'missing' ? texts.set : texts.renew }),
    ...(problem === 'endless' && version !== null && { version }),
  };
};

/** A vital of a patient with mostly wrong readings. */
export const wrongLine = (row: ReadMostlyWrong, at: number): SideLine =>
  sideLine(`wrong ${at}`, row, (vital) =>
    texts.wrong.says({ vital, wrong: String(row.wrong ?? 0), closed: String(row.closed ?? 0) }),
  );
