import { gainParameter } from '../alerts/weightGain.ts';
import { formatInstant, type Place } from '../time/dateStyles.ts';
import { wholeDaysSince } from '../time/localDay.ts';
import type { Repetition } from '../vitals/repetitions.ts';
import type { UnitSystem } from '../vitals/unitSystems.ts';
import { limitText, measureIn, readingText } from '../vitals/units.ts';
import { vitalParameter } from '../vitals/vitalParameters.ts';
import { type RankFacts, rank, type WaitingReadings } from './rank.ts';

/** The words of the sentence, as `rankWords.sentence` has them. */
interface RankSentences {
  reading: Readonly<Record<WaitingReadings['class'], (told: { parameter: string; value: string }) => string>>;
  silent: (told: { count: number }) => string;
  repetitions: Readonly<Record<Exclude<Repetition, 'repeated'>, string>>;
  usually: (told: { value: string }) => string;
  times: readonly ((told: { day: string }) => string)[];
  timesMore: (told: { count: number; day: string }) => string;
  setBy: (told: { limit: string; name: string; date: string }) => string;
  usualLimit: (told: { limit: string }) => string;
  gainLimit: (told: { limit: string }) => string;
  neverLooked: string;
  lookedToday: string;
  notLooked: (told: { count: number }) => string;
}

/** How the reader is spoken to: the words, the names of what is measured, the reader's units, clock and locale. */
export interface RankSpeech extends Place {
  sentence: RankSentences;
  parameters: Readonly<Record<string, string>>;
  units: UnitSystem;
}

const weekMs = 7 * 86_400_000;

/** 'Tuesday' within the last week, else 'May 2'; `''` for what cannot be shown. */
function spokenDay(at: Date, now: Date, place: Place): string {
  const isRecent = now.getTime() - at.getTime() < weekMs - 86_400_000;
  const style = isRecent ? 'weekday' : ({ custom: { month: 'long', day: 'numeric' } } as const);
  return formatInstant(at, style, place) ?? '';
}

/**
 * Says why somebody stands where in the queue: 'Critical systolic 184, third time since Tuesday. Limit 180 set by Wren Q.
 * Exampledoc on May 2. Not reviewed for 4 days.' What is not known is left out: nothing is said that the facts do not hold.
 *
 * @returns `''` for a patient who waits for nothing
 * @see SCR-02
 */
export function rankSentence(facts: RankFacts, speech: RankSpeech): string {
  const { waiting, silentSince, lastLookAt, now } = facts;
  const { sentence } = speech;
  if (!waiting && !silentSince) return '';
  const looked = lastLookAt === null ? null : wholeDaysSince(lastLookAt, now);
  return [
    waiting ? readingSentence(waiting, facts, speech) : null,
    silentSince && !waiting ? `${sentence.silent({ count: wholeDaysSince(silentSince, now) })}.` : null,
    waiting && limitSentence(waiting, now, speech),
    looked === null
      ? sentence.neverLooked
      : looked === 0
        ? sentence.lookedToday
        : sentence.notLooked({ count: looked }),
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** A weight that went up: nobody repeats it at once, and its limit is no range's. */
const isGain = ({ parameter }: WaitingReadings) => parameter === gainParameter;
const measureOf = ({ vital, parameter }: WaitingReadings, units: UnitSystem) =>
  measureIn(units, vitalParameter(vital, parameter)?.ucum ?? null);

function readingSentence(waiting: WaitingReadings, facts: RankFacts, speech: RankSpeech): string {
  const { sentence, parameters, units } = speech;
  const { parameter, value, readings, firstAt, repetition } = waiting;
  const measure = measureOf(waiting, units);
  const name = (parameters[parameter] ?? parameter).toLowerCase();
  const told = { day: spokenDay(firstAt, facts.now, speech) };
  const times =
    readings < 2
      ? null
      : (sentence.times[readings - 2]?.(told) ?? sentence.timesMore({ ...told, count: readings }));
  // That it was repeated is in how often.
  const isSaid = !isGain(waiting) && (readings < 2 || repetition === 'backToNormal');
  const parts = [
    sentence.reading[waiting.class]({ parameter: name, value: readingText(measure, value) }),
    times,
    isSaid && repetition !== 'repeated' ? sentence.repetitions[repetition] : null,
    usualText(facts, speech),
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}

/**
 * 'usually 118': what is usual for the patient, where the value lies beyond it.
 *
 * @returns `null` where nothing is known of it, or where it adds nothing to the place
 */
export function usualText(facts: RankFacts, speech: RankSpeech): string | null {
  const { waiting, usual } = facts;
  if (!waiting || usual === null || rank(facts).terms.change === 0) return null;
  const measure = measureOf(waiting, speech.units);
  // The middle of whole numbers may lie between two of them, and nobody measures that.
  const isWhole = measure.from === measure.to && Number.isInteger(waiting.value);
  return speech.sentence.usually({ value: readingText(measure, isWhole ? Math.round(usual) : usual) });
}

function limitSentence(waiting: WaitingReadings, now: Date, speech: RankSpeech): string {
  const { sentence, units } = speech;
  const { limit: kept, side, limitSetBy } = waiting;
  const limit = limitText(measureOf(waiting, units), kept, side === 'high' ? 'max' : 'min');
  if (isGain(waiting)) return sentence.gainLimit({ limit });
  if (!limitSetBy) return sentence.usualLimit({ limit });
  const style = { custom: { month: 'long', day: 'numeric', ...yearOf(limitSetBy.at, now) } } as const;
  return sentence.setBy({
    limit,
    name: limitSetBy.name,
    date: formatInstant(limitSetBy.at, style, speech) ?? '',
  });
}

/** The year is said when a date is nearly a year old or older. */
const yearOf = (at: Date, now: Date): { year?: 'numeric' } =>
  now.getTime() - at.getTime() > 330 * 86_400_000 ? { year: 'numeric' } : {};
