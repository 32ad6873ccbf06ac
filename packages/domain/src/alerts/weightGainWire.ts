import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { asKept, limitText, type Measure } from '../vitals/units.ts';
import type { Change } from '../wire/change.ts';
import type { Checked, FieldErrors } from '../wire/fieldErrors.ts';
import { Id } from '../wire/fields.ts';
import { toNumber } from '../wire/wire.ts';
import { type GainRule, usualGainRule } from './weightGain.ts';

const isGain = (kg: number) => kg >= limits.weightGainMinKg && kg <= limits.weightGainMaxKg;
const Kilograms = z.number().check(z.refine(isGain, 'gainInvalid'));

/** By how many kilograms weight may go up; within a week not less than in a day. */
const Rule = z
  .object({ day: Kilograms, week: Kilograms })
  .check(z.refine(({ day, week }) => day <= week, 'gainOrder'));

/** The rule of the clinic; `null`: nobody is told. @see SCR-02 */
export const ClinicGain = z.object({ rule: z.nullable(Rule) });
export type ClinicGain = z.infer<typeof ClinicGain>;

/** Whose rule counts for a patient: the clinic's, one of their own, or none. */
export const gainChoices = ['clinic', 'own', 'off'] as const;
export type GainChoice = (typeof gainChoices)[number];

/** What counts for a patient: `rule` is the patient's own, `clinic` that of the clinic. */
export const PatientGain = z.object({
  choice: z.enum(gainChoices),
  rule: z.nullable(Rule),
  clinic: z.nullable(Rule),
});
export type PatientGain = z.infer<typeof PatientGain>;

/** A rule for the clinic, and the one that was seen: what somebody else saved meanwhile is not replaced unseen. */
export const ClinicGainSave = z.object({ rule: z.nullable(Rule), seen: z.nullable(Rule) });
export type ClinicGainSave = z.infer<typeof ClinicGainSave>;

/** A choice for a patient; a rule comes with `own`, and with nothing else. */
export const PatientGainSave = z
  .object({
    userId: Id,
    choice: z.enum(gainChoices),
    rule: z.nullable(Rule),
    /** What was there when it was chosen. */
    seen: z.object({ choice: z.enum(gainChoices), rule: z.nullable(Rule) }),
  })
  .check(z.refine(({ choice, rule }) => (choice === 'own') === (rule !== null), 'gainInvalid'));
export type PatientGainSave = z.infer<typeof PatientGainSave>;

/** What refuses a choice: somebody else chose meanwhile, and what. */
export const GainChanged = z.object({
  current: z.object({ choice: z.enum(gainChoices), rule: z.nullable(Rule) }),
});

/** The form of a rule: what is typed is in the reader's unit. */
export interface GainForm {
  choice: GainChoice;
  day: string;
  week: string;
}

/** The form as it opens. */
export const gainForm = (choice: GainChoice, rule: GainRule | null, measure: Measure): GainForm => {
  const { day, week } = rule ?? usualGainRule;
  return { choice, day: limitText(measure, day, 'max'), week: limitText(measure, week, 'max') };
};

/** What was typed, as it is kept; fields that do not count for the choice are not judged. */
export function checkGain(
  typed: GainForm,
  measure: Measure,
): Checked<GainForm, { choice: GainChoice; rule: GainRule | null }> {
  if (typed.choice !== 'own') return { value: { choice: typed.choice, rule: null } };
  const read = (text: string) => {
    const number = toNumber(text);
    return number === null ? Number.NaN : asKept(measure, number);
  };
  const rule = { day: read(typed.day), week: read(typed.week) };
  const errors: FieldErrors<GainForm> = {};
  if (!isGain(rule.day)) errors.day = 'gainInvalid';
  if (!isGain(rule.week)) errors.week = 'gainInvalid';
  else if (rule.week < rule.day) errors.week = 'gainOrder';
  return Object.keys(errors).length > 0 ? { errors } : { value: { choice: 'own', rule } };
}

/** What differs between two choices, for the audit log: kilograms, or the word of the choice. */
export function gainChanges(
  before: Pick<PatientGain, 'choice' | 'rule'>,
  after: Pick<PatientGain, 'choice' | 'rule'>,
): Change[] {
  const text = ({ choice, rule }: Pick<PatientGain, 'choice' | 'rule'>, period: 'day' | 'week') =>
    rule ? `${Number(rule[period].toFixed(2))} kg` : choice;
  return (['day', 'week'] as const)
    .map((period) => ({
      field: `${period}Gain`,
      before: text(before, period),
      after: text(after, period),
    }))
    .filter((pair) => pair.before !== pair.after);
}
