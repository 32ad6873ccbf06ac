import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { LatestReading } from '../patients/patient.ts';
import { type ReadingClass, severityOf } from '../vitals/readings.ts';
import { Count, CountText, Id, PageSizeText, ShortText, Stamp } from '../wire/fields.ts';
import { wholeRows } from '../wire/lenient.ts';
import { LabResult } from './records.ts';

/** The chronic conditions for which measuring at home is usual. */
export const chronicConditions = [
  'hypertension',
  'diabetes',
  'heartFailure',
  'copd',
  'kidneyDisease',
  'asthma',
  'atrialFibrillation',
  'coronaryDisease',
] as const;
export type ChronicCondition = (typeof chronicConditions)[number];

/** By code of SNOMED CT, and by the beginnings of codes of ICD-10-CM. @see https://browser.ihtsdotools.org @see https://www.cms.gov/medicare/coding-billing/icd-10-codes */
const codes: Readonly<Record<ChronicCondition, { snomed: readonly string[]; icd10: readonly string[] }>> = {
  hypertension: { snomed: ['38341003', '59621000'], icd10: ['I10', 'I11', 'I12', 'I13', 'I15', 'I16'] },
  diabetes: { snomed: ['73211009', '44054006', '46635009'], icd10: ['E08', 'E09', 'E10', 'E11', 'E13'] },
  heartFailure: { snomed: ['84114007', '42343007'], icd10: ['I50'] },
  copd: { snomed: ['13645005'], icd10: ['J44'] },
  kidneyDisease: { snomed: ['709044004'], icd10: ['N18'] },
  asthma: { snomed: ['195967001'], icd10: ['J45'] },
  atrialFibrillation: { snomed: ['49436004'], icd10: ['I48'] },
  coronaryDisease: { snomed: ['53741008'], icd10: ['I25'] },
};

/** Which chronic condition a code of a record means, with or without its dot; `null` for any other. */
export function chronicConditionOf(code: string | null): ChronicCondition | null {
  if (code === null) return null;
  return (
    chronicConditions.find(
      (condition) =>
        codes[condition].snomed.includes(code) ||
        codes[condition].icd10.some((start) => code.toUpperCase().startsWith(start)),
    ) ?? null
  );
}

/** What is known of a patient who has no device. */
export interface CandidateFacts {
  /** The codes of the conditions that are active. */
  codes: readonly (string | null)[];
  lastVisit: Date | null;
  /** The most severe of the newest readings, however it was taken. */
  latest: { class: ReadingClass; at: Date } | null;
  /** Whether a device is on its way. */
  hasOrder: boolean;
}

/** Why somebody should measure at home, in the order in which it counts. */
export const candidateReasons = ['critical', 'cautious', 'condition', 'visit'] as const;
export type CandidateReason = (typeof candidateReasons)[number];

/** What speaks for measuring at home, and whether it is enough. */
export interface Candidacy {
  conditions: ChronicCondition[];
  reasons: CandidateReason[];
  isCandidate: boolean;
}

const dayMs = 86_400_000;
const isWithin = (at: Date | null, days: number, now: Date) =>
  at !== null && now.getTime() - at.getTime() <= days * dayMs;

/**
 * Whether somebody without a device is a candidate for one: a chronic condition or a value out of range, and a visit within
 * a year, so that somebody knows them. Who has a device on its way is none.
 *
 * @see SCR-02
 */
export function candidacyOf(
  { codes: all, lastVisit, latest, hasOrder }: CandidateFacts,
  now: Date,
): Candidacy {
  const found = new Set(all.map(chronicConditionOf));
  const conditions = chronicConditions.filter((condition) => found.has(condition));
  const isRecent = latest !== null && isWithin(latest.at, limits.candidateReadingDays, now);
  const isSeen = isWithin(lastVisit, limits.candidateVisitDays, now);
  const reasons = candidateReasons.filter((reason) => {
    if (reason === 'condition') return conditions.length > 0;
    if (reason === 'visit') return isSeen;
    return isRecent && latest?.class.toLowerCase() === reason;
  });
  return {
    conditions,
    reasons,
    isCandidate: !hasOrder && isSeen && reasons.some((reason) => reason !== 'visit'),
  };
}

/** Which of two comes first: more reasons, then the worse reading, then more conditions. @returns as `sort` wants it; 0 when nothing tells them apart */
export function compareCandidates(
  a: Candidacy & Pick<CandidateFacts, 'latest'>,
  b: Candidacy & Pick<CandidateFacts, 'latest'>,
): number {
  const worst = ({ latest }: Pick<CandidateFacts, 'latest'>) => (latest ? severityOf(latest.class) : -1);
  return (
    Number(b.isCandidate) - Number(a.isCandidate) ||
    b.reasons.length - a.reasons.length ||
    worst(b) - worst(a) ||
    b.conditions.length - a.conditions.length
  );
}

/** Which page of those without a device is asked for. */
export const CandidateQuery = z.object({
  page: CountText,
  noOfRows: PageSizeText,
  search: z.optional(z.string().check(z.maxLength(limits.searchMaxCharacters))),
  /** Candidates alone, or everybody without a device. */
  show: z.enum(['candidates', 'all']),
});
export type CandidateQuery = z.infer<typeof CandidateQuery>;

/** Somebody without a device, as the server promises it. */
export const CandidateRow = z.object({
  userId: Id,
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  dob: z.nullable(z.string()),
  conditions: z.array(z.enum(chronicConditions)),
  reasons: z.array(z.enum(candidateReasons)),
  isCandidate: z.boolean(),
  hasOrder: z.boolean(),
  lastVisit: z.nullable(z.object({ time: Stamp, performer: z.nullable(z.string()) })),
  lastLab: z.nullable(z.object({ time: Stamp, display: z.string(), result: z.nullable(LabResult) })),
  /** The most severe of the newest readings. */
  latest: z.nullable(LatestReading),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

/** A page of them, those with the most reasons first, as it is promised and as the client reads it. */
export const CandidatePageAnswer = z.object({ result: z.array(CandidateRow), total: Count });
export const CandidatePage = z.object({ result: wholeRows(CandidateRow), total: Count });

/** How many there are of whom and what. */
export const CandidateTotals = z.object({
  /** All patients in care, and those of them who have no device. */
  patients: Count,
  withoutDevice: Count,
  candidates: Count,
  /** Of those without a device. */
  conditions: Count,
  procedures: Count,
  /** Of the candidates, by condition, the most frequent first; none that nobody has. */
  byCondition: z.array(z.object({ condition: z.enum(chronicConditions), count: Count })),
});
export type CandidateTotals = z.infer<typeof CandidateTotals>;
