import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Count, Day, FilledText, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { diagnosisOf } from './identifiers.ts';

const OtherClaim = z
  .object({ kind: z.enum(['otherPractice', 'otherProgramme']), from: Day, to: z.nullable(Day) })
  .check(z.refine(({ from, to }) => to === null || from <= to, { path: ['to'] }));

/**
 * What billing needs of a patient beside readings and time. What is not known is `null`. The day of the consent stands on
 * the patient.
 *
 * @see SCR-04
 */
export const BillingPapers = z.object({
  /** ICD-10-CM, with its dot; `null`: the clinic's usual one. */
  diagnosis: z.nullable(z.string().check(z.refine((text) => diagnosisOf(text) === text))),
  /** The day on which the patient was shown how to measure. */
  trainingDay: z.nullable(Day),
  /** The last day of the consent; `null` while it holds. */
  consentUntil: z.nullable(Day),
  /** `null`: the clinic's usual one. */
  payer: z.nullable(FilledText),
  /** Others who bill for the patient: another practice, or another remote program. */
  otherClaims: z.array(OtherClaim).check(z.maxLength(limits.otherClaimsMost)),
});
export type BillingPapers = z.infer<typeof BillingPapers>;

/** Of a patient of whom nobody has written anything down. */
export const noPapers: BillingPapers = {
  diagnosis: null,
  trainingDay: null,
  consentUntil: null,
  payer: null,
  otherClaims: [],
};

/** The papers of a patient as the server promises them. */
export const KnownBillingPapers = z.object({
  papers: BillingPapers,
  /** The patient's own, as enrolled or corrected. */
  consentDay: z.nullable(Day),
  /** The clinic's, that stand in for those of the patient. */
  usualDiagnosis: z.nullable(ShortText),
  usualPayer: ShortText,
  /** Grows with each change; 0 when nothing was saved. */
  version: Count,
  savedBy: z.nullable(Person),
  savedTime: z.nullable(Stamp),
});
export type KnownBillingPapers = z.infer<typeof KnownBillingPapers>;

/** Saves the papers of a patient. */
export const SaveBillingPapers = z.object({ userId: Id, papers: BillingPapers, version: Count });
export type SaveBillingPapers = z.infer<typeof SaveBillingPapers>;

/** The papers as they are typed: what is not known is empty. */
export interface TypedPapers {
  diagnosis: string;
  trainingDay: string;
  consentUntil: string;
  payer: string;
  otherClaims: { kind: BillingPapers['otherClaims'][number]['kind']; from: string; to: string }[];
}

/** The papers as a form begins with them. */
export const typedPapers = (papers: BillingPapers): TypedPapers => ({
  diagnosis: papers.diagnosis ?? '',
  trainingDay: papers.trainingDay ?? '',
  consentUntil: papers.consentUntil ?? '',
  payer: papers.payer ?? '',
  otherClaims: papers.otherClaims.map(({ kind, from, to }) => ({ kind, from, to: to ?? '' })),
});

/** What can be wrong with typed papers. */
export type PapersFault = 'diagnosisInvalid' | 'consentReversed' | 'claimWithoutStart' | 'claimReversed';

/** Whether a consent would end before it begins: not without both days. @param consentDay from when on it holds; `null`: not on record */
export const isConsentReversed = (consentUntil: string | null, consentDay: string | null): boolean =>
  consentUntil !== null && consentDay !== null && consentUntil < consentDay;

/**
 * What was typed as it is saved, or what is wrong with it, by field.
 *
 * @param consentDay from which day on the patient consents; `null`: not on record
 */
export function papersTyped(
  typed: TypedPapers,
  consentDay: string | null,
): { value: BillingPapers } | { errors: Partial<Record<keyof TypedPapers, PapersFault>> } {
  const { trainingDay, consentUntil, payer } = typed;
  const diagnosis = diagnosisOf(typed.diagnosis);
  const errors: Partial<Record<keyof TypedPapers, PapersFault>> = {};
  if (typed.diagnosis.trim() !== '' && diagnosis === null) errors.diagnosis = 'diagnosisInvalid';
  if (isConsentReversed(consentUntil || null, consentDay)) errors.consentUntil = 'consentReversed';
  if (typed.otherClaims.some(({ from, to }) => to !== '' && to < from)) errors.otherClaims = 'claimReversed';
  if (typed.otherClaims.some(({ from }) => from === '')) errors.otherClaims = 'claimWithoutStart';
  if (Object.keys(errors).length > 0) return { errors };
  return {
    value: {
      diagnosis,
      trainingDay: trainingDay || null,
      consentUntil: consentUntil || null,
      payer: payer.trim() || null,
      otherClaims: typed.otherClaims.map(({ kind, from, to }) => ({ kind, from, to: to || null })),
    },
  };
}
