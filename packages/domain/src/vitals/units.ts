import { perMinute } from '../words/en/language.ts';
import { type ClassMark, classMarks, type LimitEnd } from './classMarks.ts';
import type { ParameterLimits } from './readings.ts';
import type { UnitSystem } from './unitSystems.ts';

/** One unit. */
interface Unit {
  /** As it is written for people. */
  text: string;
  /** The unit in which numbers of it are compared: `value * factor + offset` is the same in that. Left out: itself. */
  of?: string;
  factor?: number;
  offset?: number;
  /** To how many decimals a reading is shown; left out, to one. */
  decimals?: number;
}

/**
 * The units that readings are taken in, by UCUM code. A pound is 0.45359237 kg exactly; a mole of glucose weighs 180.156 g,
 * and a millimeter of mercury is 133.322387415 Pa.
 *
 * @see https://ucum.org
 */
const unitTable = {
  'mm[Hg]': { text: 'mmHg' },
  kPa: { text: 'kPa', of: 'mm[Hg]', factor: 1000 / 133.322387415 },
  '%': { text: '%' },
  kg: { text: 'kg' },
  g: { text: 'g', of: 'kg', factor: 0.001 },
  '[lb_av]': { text: 'lb', of: 'kg', factor: 0.45359237 },
  Cel: { text: '°C' },
  '[degF]': { text: '°F', of: 'Cel', factor: 5 / 9, offset: -160 / 9 },
  'mg/dL': { text: 'mg/dL', decimals: 0 },
  'mmol/L': { text: 'mmol/L', of: 'mg/dL', factor: 18.0156 },
  '/min': { text: 'bpm' },
} as const satisfies Record<string, Unit>;

/** A UCUM code of ours. */
export type UnitCode = keyof typeof unitTable;
const units: Readonly<Record<UnitCode, Unit & { of?: UnitCode }>> = unitTable;
export const unitCodes = Object.keys(units) as readonly UnitCode[];

/** What US customary units have in place of the unit in which something is kept. All else is read as it is kept. */
const customary: Partial<Record<UnitCode, UnitCode>> = { kg: '[lb_av]', Cel: '[degF]' };

/** The unit that is named by its UCUM code, or as it is written for people ('[lb_av]', 'lb'); `undefined` for another. */
export const unitNamed = (written: string): UnitCode | undefined =>
  unitCodes.find((code) => code === written || units[code].text === written);

/** How a unit is written for people, in English and on the wire: 'lb' for '[lb_av]'. */
export const unitText = (code: UnitCode): string => units[code].text;

const commonUnit = (code: UnitCode): UnitCode => units[code].of ?? code;

/** Whether numbers of one unit can be said in another. */
export const areOfOneQuantity = (one: UnitCode, other: UnitCode): boolean =>
  commonUnit(one) === commonUnit(other);

/**
 * A number in another unit. This is the one place that converts. Twelve digits are kept: what was typed in one unit is
 * found again in it, and 37.3 °C are the same number whether they were measured or come back from 99.14 °F.
 *
 * @throws RangeError for units of two quantities
 */
export function convert(value: number, from: UnitCode, to: UnitCode): number {
  if (from === to) return value;
  if (!areOfOneQuantity(from, to)) throw new RangeError(`${from} is no ${to}`);
  const [one, other] = [units[from], units[to]];
  const common = value * (one.factor ?? 1) + (one.offset ?? 0);
  return Number(((common - (other.offset ?? 0)) / (other.factor ?? 1)).toPrecision(12));
}

/** In which unit a number is kept, and in which its reader has it. `code` is absent for a unit that is not ours. */
export interface Measure {
  from?: UnitCode;
  to?: UnitCode;
  /** The reader's unit as people write it; '' for none. */
  unit: string;
}

/**
 * How a reader has numbers of a unit.
 *
 * @param kept the unit as the wire or a device writes it; one that is not ours is shown as it is, unconverted
 */
export function measureIn(system: UnitSystem, kept: string | null): Measure {
  const from = unitNamed(kept ?? '');
  if (!from) return { unit: kept ?? '' };
  // Grams and mmol/L are read in what people are used to.
  const metric = commonUnit(from);
  const to = (system === 'us' && customary[metric]) || metric;
  return { from, to, unit: to === '/min' ? perMinute : units[to].text };
}

/** A kept number in the reader's unit, not rounded: for a place on an axis, never to be shown. */
export const inReadersUnit = ({ from, to }: Measure, kept: number): number =>
  from && to ? convert(kept, from, to) : kept;

/** A number of the reader's as it is kept. */
export const asKept = ({ from, to }: Measure, value: number): number =>
  from && to ? convert(value, to, from) : value;

/** How many decimals more than a reading a limit may show, and a reading that would else read like a limit that it is beyond. */
const EXTRA_DECIMALS = 3;
/** Nearer than this to a number of few decimals, a converted number is that number. */
const SAME = 1e-7;

const decimalsOf = ({ to }: Measure) => (to && units[to].decimals) ?? 1;
const rounded = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** The shortest text of a number with so many decimals at most, or `null` where that says another number. */
function shortText(value: number, most: number): string | null {
  const text = rounded(value, most);
  return Math.abs(Number(text) - value) < SAME ? text : null;
}

/**
 * A limit as its reader sees and types it. One that was typed in the reader's unit is the very text that was typed. One
 * of another unit is rounded toward Normal, with a decimal more than readings where it takes one: a reading at the text
 * is then never beyond the limit without saying so (see `readingText`).
 *
 * @param end which end of what is allowed it is
 */
export function limitText(measure: Measure, kept: number, end: LimitEnd): string {
  const value = inReadersUnit(measure, kept);
  const decimals = decimalsOf(measure);
  const wasTypedElsewhere = measure.from !== measure.to && shortText(kept, decimals) !== null;
  const typed = shortText(value, wasTypedElsewhere ? decimals : decimals + EXTRA_DECIMALS);
  if (typed !== null) return typed;
  const near = rounded(value, decimals);
  if (end === 'max' ? Number(near) < value : Number(near) > value) return near;
  const step = 10 ** (decimals + 1);
  return rounded((end === 'max' ? Math.floor : Math.ceil)(value * step) / step, decimals + 1);
}

/**
 * A reading in figures, without its unit. Its class is decided on the number that is kept; where rounding would make it
 * read as inside a limit that it is beyond, or the other way, it is shown with more decimals.
 *
 * @param limits those that stand beside it, as far as they are known
 */
export function readingText(measure: Measure, kept: number, limits?: ParameterLimits | null): string {
  const value = inReadersUnit(measure, kept);
  const marks = limits ? classMarks(limits) : [];
  const least = decimalsOf(measure);
  for (let decimals = least; decimals <= least + EXTRA_DECIMALS; decimals += 1) {
    const text = rounded(value, decimals);
    if (!marks.some((mark) => misleads(text, mark))) return text;
  }
  // It lies within the last hair before a limit that is no round number here, so it reads as that limit.
  const nearest = marks.find((mark) => misleads(rounded(value, least + EXTRA_DECIMALS), mark));
  return nearest ? limitText(measure, nearest.value, nearest.end) : rounded(value, least);

  function misleads(text: string, { value: limit, end }: ClassMark): boolean {
    const isBeyond = end === 'max' ? kept > limit : kept < limit;
    const [shown, mark] = [Number(text), Number(limitText(measure, limit, end))];
    return isBeyond !== (end === 'max' ? shown > mark : shown < mark);
  }
}
