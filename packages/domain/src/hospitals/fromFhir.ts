import * as z from 'zod/mini';
import { systemOf } from '../fhir/codes.ts';
import type { MedicalRecord } from '../records/records.ts';
import { readCalendarDate } from '../time/time.ts';
import { startOfDay } from '../time/zonedTime.ts';
import { fromOthers, keptText } from './fromOthers.ts';
import { type HospitalKind, hospitalKinds } from './hospitals.ts';
import { resultsOf } from './labs.ts';

const { Coding, Concept, concept, list, Reference, reference, text } = fromOthers;

const Shape = z.object({
  resourceType: z.string(),
  id: text,
  meta: z.catch(z.optional(z.object({ lastUpdated: text })), undefined),
  status: text,
  clinicalStatus: concept,
  verificationStatus: concept,
  code: concept,
  vaccineCode: concept,
  medicationCodeableConcept: concept,
  medicationReference: reference,
  type: z.catch(z.optional(z.array(Concept)), undefined),
  class: z.catch(z.optional(Coding), undefined),
  reasonCode: list(Concept),
  recordedDate: text,
  onsetDateTime: text,
  effectiveDateTime: text,
  effectivePeriod: z.catch(z.optional(z.object({ start: text })), undefined),
  issued: text,
  date: text,
  occurrenceDateTime: text,
  authoredOn: text,
  performedDateTime: text,
  performedPeriod: z.catch(z.optional(z.object({ start: text })), undefined),
  period: z.catch(z.optional(z.object({ start: text })), undefined),
  recorder: reference,
  asserter: reference,
  requester: reference,
  performer: list(z.object({ display: text, actor: reference })),
  participant: list(z.object({ individual: reference })),
  note: list(z.object({ text })),
  conclusion: text,
  result: list(Reference),
  contained: list(z.looseObject({ id: text })),
});
type Read = z.infer<typeof Shape>;

/** A record of a hospital as it is kept: with the name that the hospital has for it, and its moment. */
export interface HospitalRecord
  extends Omit<MedicalRecord, 'recordId' | 'time' | 'changed' | 'resourceType' | 'source'> {
  resourceType: HospitalKind;
  /** The id of the resource at the hospital; with its type, where that is another one: 'Observation/1'. */
  sourceId: string;
  at: Date;
}

/** Where the moment of a kind stands, the best first. */
const moments: Readonly<Record<HospitalKind, (read: Read) => (string | undefined)[]>> = {
  Encounter: ({ period }) => [period?.start],
  DiagnosticReport: ({ effectiveDateTime, effectivePeriod, issued }) => [
    ...[effectiveDateTime, effectivePeriod?.start, issued],
  ],
  Condition: ({ recordedDate, onsetDateTime }) => [recordedDate, onsetDateTime],
  MedicationRequest: ({ authoredOn }) => [authoredOn],
  AllergyIntolerance: ({ recordedDate, onsetDateTime }) => [recordedDate, onsetDateTime],
  Immunization: ({ occurrenceDateTime }) => [occurrenceDateTime],
  Procedure: ({ performedDateTime, performedPeriod }) => [performedDateTime, performedPeriod?.start],
};

/** What says what a record of a kind is. */
const concepts: Readonly<Record<HospitalKind, (read: Read) => Partial<z.infer<typeof Concept>> | undefined>> =
  {
    Encounter: ({ type, reasonCode, class: kind }) =>
      type?.[0] ?? reasonCode?.[0] ?? (kind && { coding: [kind] }),
    DiagnosticReport: ({ code }) => code,
    Condition: ({ code }) => code,
    MedicationRequest: ({ medicationCodeableConcept, medicationReference, contained }) =>
      medicationCodeableConcept ?? medicationOf(medicationReference, contained),
    AllergyIntolerance: ({ code }) => code,
    Immunization: ({ vaccineCode }) => vaccineCode,
    Procedure: ({ code }) => code,
  };

function medicationOf(named: z.infer<typeof reference>, contained: Read['contained']) {
  const inside = contained?.find(({ id }) => named?.reference === `#${id}`);
  return (inside && z.object({ code: concept }).safeParse(inside).data?.code) ?? { text: named?.display };
}

/** Said by a hospital of what should never have been there. */
const isError = ({ status, verificationStatus }: Read) =>
  [status, verificationStatus?.coding?.[0]?.code].includes('entered-in-error');

/** @see https://hl7.org/fhir/R4/datatypes.html#id */
const ID = /^[A-Za-z0-9\-.]{1,64}$/;

/**
 * A resource of a hospital as a record of ours. What was measured is kept as the laboratory wrote it.
 *
 * @param found any JSON
 * @param zone IANA name: of a day without a time, it is the first moment there
 * @param labs Observations by id, of which a report names its own
 * @returns `null` for what is no record of the kinds that are read, says no word or no day, or was entered in error
 * @see https://hl7.org/fhir/R4/resourcelist.html
 */
export function hospitalRecordOf(
  found: unknown,
  zone: string,
  labs: ReadonlyMap<string, unknown> = new Map(),
): HospitalRecord | null {
  const read = Shape.safeParse(found).data;
  const resourceType = hospitalKinds.find((each) => each === read?.resourceType);
  if (!read?.id || !ID.test(read.id) || !resourceType || isError(read)) return null;
  const what = concepts[resourceType](read);
  const coding = codingOf(what?.coding ?? [], systemOf[resourceType]);
  const display = (what?.text || coding?.display || what?.coding?.[0]?.display || coding?.code || '').trim();
  const at = [...moments[resourceType](read), read.meta?.lastUpdated]
    .map((each) => momentOf(each, zone))
    .find((each) => each !== null);
  if (display === '' || !at) return null;
  const results = resourceType === 'DiagnosticReport' ? resultsOf(read, labs) : [];
  return {
    resourceType,
    sourceId: read.id,
    display,
    code: coding?.code ?? null,
    at,
    status: read.clinicalStatus?.coding?.[0]?.code ?? read.status ?? 'unknown',
    performer: performerOf(read),
    note: read.conclusion || keptText(read.note?.flatMap((each) => each.text ?? []).join('\n') ?? '') || null,
    ...(results.length > 0 && { results }),
  };
}

/**
 * A test that stands in no report, as a report of its own.
 *
 * @param lab one of `loneLabs`
 * @param labs as for `hospitalRecordOf`
 * @returns `null` also for one that found nothing
 */
export function labRecordOf(
  lab: object,
  zone: string,
  labs: ReadonlyMap<string, unknown>,
): HospitalRecord | null {
  const { id } = lab as { id?: unknown };
  const result = [{ reference: `Observation/${id}` }];
  const record = hospitalRecordOf({ ...lab, resourceType: 'DiagnosticReport', result }, zone, labs);
  return record?.results ? { ...record, sourceId: `Observation/${record.sourceId}` } : null;
}

/** The code in the terminology of the kind, where there is one; none of another one. */
const codingOf = (all: readonly z.infer<typeof Coding>[], system: string | null) =>
  system === null ? undefined : all.find((each) => each.system === system && each.code);

function performerOf({ performer, participant, requester, recorder, asserter }: Read): string | null {
  const names = [
    ...(performer ?? []).map((each) => each.display ?? each.actor?.display),
    ...(participant ?? []).map(({ individual }) => individual?.display),
    ...[requester?.display, recorder?.display, asserter?.display],
  ];
  return names.find((each) => each?.trim())?.trim() ?? null;
}

const DATE = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/;

/** A date of FHIR, which may be a year or a month: its first moment. `null` for what is none. */
function momentOf(written: string | undefined, zone: string): Date | null {
  if (written === undefined) return null;
  const [, year, month = '01', day = '01'] = DATE.exec(written) ?? [];
  if (year !== undefined) {
    const date = readCalendarDate(`${year}-${month}-${day}`);
    return date && lived(startOfDay(date, zone));
  }
  return /T.*(Z|[+-]\d\d:\d\d)$/.test(written) ? lived(new Date(written)) : null;
}

const [firstYear, lastYear] = [1900, 2200];

/** A moment of somebody's life; `null` for what is none. */
const lived = (at: Date): Date | null =>
  at.getUTCFullYear() >= firstYear && at.getUTCFullYear() < lastYear ? at : null;

/** What of a patient tells people apart. */
const Born = z.object({ resourceType: z.literal('Patient'), id: text, birthDate: text });

/**
 * Whether a patient of a hospital is somebody else: born on another day than ours. Where one of the two is not known, it
 * cannot be told.
 *
 * @param birthDate `YYYY-MM-DD`; `null` when it is not known here
 * @returns also `true` for what is no patient
 */
export function isSomebodyElse(found: unknown, birthDate: string | null): boolean {
  const read = Born.safeParse(found).data;
  return !read || (read.birthDate !== undefined && birthDate !== null && read.birthDate !== birthDate);
}

const Page = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.catch(z.optional(z.array(z.looseObject({ resource: z.unknown() }))), undefined),
  link: z.catch(z.optional(z.array(z.object({ relation: text, url: text }))), undefined),
});

/**
 * What a page of a search holds.
 *
 * @returns its resources and the address of the next page; `null` for what is no Bundle
 * @see https://hl7.org/fhir/R4/http.html#paging
 */
export function searchPageOf(found: unknown): { resources: unknown[]; next: string | null } | null {
  const read = Page.safeParse(found).data;
  if (!read) return null;
  return {
    resources: (read.entry ?? []).map(({ resource }) => resource),
    next: read.link?.find(({ relation }) => relation === 'next')?.url ?? null,
  };
}
