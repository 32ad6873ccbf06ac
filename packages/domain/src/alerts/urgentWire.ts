import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { ReadingRow } from '../readings/readingWire.ts';
import type { Change } from '../wire/change.ts';
import type { Checked, FieldErrors } from '../wire/fieldErrors.ts';
import { Count, Stamp } from '../wire/fields.ts';

const Line = z
  .string()
  .check(z.trim(), z.minLength(1, 'lineRequired'), z.maxLength(limits.guidanceLineMaxCharacters, 'lineLong'));
const Lines = z
  .array(Line)
  .check(z.minLength(1, 'linesRequired'), z.maxLength(limits.guidanceLinesMax, 'linesMany'));

/** What a patient is told in one language: the signs for which to call 911, and what to do before the repeat. */
const Said = z.object({ signs: Lines, rest: Lines });
export type GuidanceSaid = z.infer<typeof Said>;

/** Digits, with the signs that people write between them; '' is none. */
const Phone = z.string().check(
  z.trim(),
  z.maxLength(limits.shortTextMaxCharacters, 'phoneInvalid'),
  z.refine((typed) => typed === '' || readPhone(typed) !== null, 'phoneInvalid'),
);

/** What can be dialed of a number as it is written; `null`: it is none. */
export function readPhone(written: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(written.trim())) return null;
  const digits = written.replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15
    ? `${written.trim().startsWith('+') ? '+' : ''}${digits}`
    : null;
}

const fields = {
  /** While the clinic is open; '' is not known. */
  phone: Phone,
  /** While it is closed; '': nobody is there then. */
  afterHoursPhone: Phone,
  /** The clinic's own sentences; `null`: the usual ones. */
  texts: z.nullable(z.object({ en: Said, es: Said })),
  /** Whether clinicians of the clinic have confirmed the texts. */
  isConfirmed: z.boolean(),
};

/** What patients of a clinic are told about a critical reading. @see PDB-07 */
export const Guidance = z.object({ ...fields, version: Count });
export type Guidance = z.infer<typeof Guidance>;

/** What refuses a change: somebody else saved meanwhile. */
export const GuidanceChanged = z.object({ current: Guidance });

/** Until a clinic says something else. */
export const usualGuidance: Guidance = {
  phone: '',
  afterHoursPhone: '',
  texts: null,
  isConfirmed: false,
  version: 0,
};

/** The form: each list with one sentence on a line. */
export interface GuidanceForm {
  phone: string;
  afterHoursPhone: string;
  enSigns: string;
  enRest: string;
  esSigns: string;
  esRest: string;
  isConfirmed: boolean;
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form as it opens. @param usual the sentences that are said where the clinic has none */
export function guidanceForm(
  { phone, afterHoursPhone, texts, isConfirmed }: Guidance,
  usual: { en: GuidanceSaid; es: GuidanceSaid },
): GuidanceForm {
  const { en, es } = texts ?? usual;
  return {
    phone,
    afterHoursPhone,
    isConfirmed,
    enSigns: en.signs.join('\n'),
    enRest: en.rest.join('\n'),
    esSigns: es.signs.join('\n'),
    esRest: es.rest.join('\n'),
  };
}

/** What was typed, as it is kept; texts that are the usual ones are kept as such. */
export function checkGuidance(
  typed: GuidanceForm,
  usual: { en: GuidanceSaid; es: GuidanceSaid },
): Checked<GuidanceForm, Omit<Guidance, 'version'>> {
  const errors: FieldErrors<GuidanceForm> = {};
  const lists = {
    enSigns: linesOf(typed.enSigns),
    enRest: linesOf(typed.enRest),
    esSigns: linesOf(typed.esSigns),
    esRest: linesOf(typed.esRest),
  };
  for (const name of ['phone', 'afterHoursPhone'] as const) {
    if (!Phone.safeParse(typed[name]).success) errors[name] = 'phoneInvalid';
  }
  for (const name of ['enSigns', 'enRest', 'esSigns', 'esRest'] as const) {
    const read = Lines.safeParse(lists[name]);
    if (!read.success) errors[name] = read.error.issues[0]?.message ?? 'linesRequired';
  }
  if (Object.keys(errors).length > 0) return { errors };
  const texts = {
    en: { signs: lists.enSigns, rest: lists.enRest },
    es: { signs: lists.esSigns, rest: lists.esRest },
  };
  return {
    value: {
      phone: typed.phone.trim(),
      afterHoursPhone: typed.afterHoursPhone.trim(),
      texts:
        JSON.stringify(texts) === JSON.stringify({ en: plain(usual.en), es: plain(usual.es) }) ? null : texts,
      isConfirmed: typed.isConfirmed,
    },
  };
}

const plain = ({ signs, rest }: GuidanceSaid) => ({ signs: [...signs], rest: [...rest] });

const said = (texts: Guidance['texts'], language: 'en' | 'es') =>
  texts ? [...texts[language].signs, ...texts[language].rest].join(' · ') : 'usual';

/** What differs between two states, for the audit log. */
export function guidanceChanges(
  before: Omit<Guidance, 'version'>,
  after: Omit<Guidance, 'version'>,
): Change[] {
  return [
    { field: 'guidancePhone', before: before.phone, after: after.phone },
    { field: 'afterHoursPhone', before: before.afterHoursPhone, after: after.afterHoursPhone },
    { field: 'guidanceEnglish', before: said(before.texts, 'en'), after: said(after.texts, 'en') },
    { field: 'guidanceSpanish', before: said(before.texts, 'es'), after: said(after.texts, 'es') },
    { field: 'guidanceConfirmed', before: String(before.isConfirmed), after: String(after.isConfirmed) },
  ].filter((pair) => pair.before !== pair.after);
}

/** What a patient is told first: a critical reading of the last day, what came after it, and whom to call. @see PDB-07 */
export const UrgentAnswer = z.object({
  urgent: z.nullable(
    z.object({
      first: ReadingRow,
      second: z.nullable(ReadingRow),
      latest: z.nullable(ReadingRow),
      /** Who looked at the newest of them; `null`: nobody yet. */
      seenBy: z.nullable(z.object({ name: z.string(), time: Stamp })),
    }),
  ),
  clinic: z.object({
    name: z.string(),
    /** By its clock it opens and closes. */
    timeZone: z.string(),
    /** Until when it is open; `null`: it is closed, or its hours are not known. */
    openUntil: z.nullable(Stamp),
    /** When it opens next; `null`: it is open, its hours are not known, or it never opens. */
    opens: z.nullable(Stamp),
    hasHours: z.boolean(),
    guidance: Guidance,
  }),
});
export type UrgentAnswer = z.infer<typeof UrgentAnswer>;
