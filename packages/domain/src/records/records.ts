import * as z from 'zod/mini';
import { limits, pageSizes } from '../limits/limits.ts';
import { Base64 } from '../wire/base64.ts';
import { Count, CountText, FilledText, Id, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';

/** The kinds of clinical records, by their FHIR R4 names. @see https://hl7.org/fhir/R4/resourcelist.html */
export const resourceTypes = [
  'AllergyIntolerance',
  'Condition',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Immunization',
  'MedicationRequest',
  'Procedure',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** A clinical record, in short, as the server promises it. */
export const MedicalRecord = z.object({
  recordId: Id,
  resourceType: z.enum(resourceTypes),
  /** What it is, in words. */
  display: z.string(),
  /** In its terminology: SNOMED CT, LOINC, RxNorm, CVX. `null` when it was recorded in words alone. */
  code: z.nullable(z.string()),
  /** FHIR's word: 'active', 'completed', 'final' … */
  status: z.string(),
  time: Stamp,
  performer: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type MedicalRecord = z.infer<typeof MedicalRecord>;

/** The records of one kind: how many, and the newest. */
export const RecordCount = z.object({
  resourceType: z.enum(resourceTypes),
  total: Count,
  latest: MedicalRecord,
});
export type RecordCount = z.infer<typeof RecordCount>;

/** Which page of the records of a kind is asked for. */
export const RecordQuery = z.object({
  page: z.optional(CountText),
  noOfRows: z.optional(z.coerce.number().check(z.refine((rows) => pageSizes.some((size) => size === rows)))),
});

/** A page of records, newest first, as it is promised and as the client reads it. */
export const RecordPageAnswer = z.object({ result: z.array(MedicalRecord), total: Count });
export const RecordPage = z.object({ result: lenientRows(MedicalRecord), total: Count });

/** The newest record of a kind, or `null` when there is none. */
export const LatestRecord = z.object({ record: z.nullable(MedicalRecord) });

/** What files are about. */
export const reportTypes = ['LabReport', 'Imaging', 'Discharge', 'Consent', 'Other'] as const;
export const ReportType = z.enum(reportTypes);
export type ReportType = z.infer<typeof ReportType>;

/** The kinds of files that are taken: none of them runs in a browser. */
export const fileContentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain'] as const;

/** A name that is one part of a path and hides nothing: no sign in it turns the direction in which its ending is read. */
const FileName = FilledText.check(
  z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069/\\:*?"<>|]+$/u),
  z.regex(/[^.\s]/u),
);

/** The endings of a name that fit each kind of file. */
const fileEndings: Readonly<Record<(typeof fileContentTypes)[number], readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'text/plain': ['.txt'],
};

/** How many bytes a file may hold is the server's to say, with 413 (`limits.fileMaxBytes`). */
const Content = Base64.check(z.maxLength(limits.fileRequestMaxBytes));

/** Adds a file to a patient's record. */
export const NewFile = z
  .object({
    userId: Id,
    fileName: FileName,
    contentType: z.enum(fileContentTypes),
    reportType: ReportType,
    reportSubType: FilledText,
    content: Content,
  })
  .check(
    z.refine(
      ({ fileName, contentType }) =>
        fileEndings[contentType].some((ending) => fileName.trim().toLowerCase().endsWith(ending)),
      { path: ['fileName'] },
    ),
  );
export type NewFile = z.infer<typeof NewFile>;

/** A file without its content. `txnName` names one upload, so that two files of one name stay apart. */
export const FileRow = z.object({
  fileName: z.string(),
  contentType: z.enum(fileContentTypes),
  reportType: ReportType,
  reportSubType: z.string(),
  txnName: Id,
  bytes: Count,
  uploadedBy: z.string(),
  time: Stamp,
});
export type FileRow = z.infer<typeof FileRow>;

/** A file with its content in base64. */
export const FileContent = z.object({ ...FileRow.def.shape, content: z.string() });
export type FileContent = z.infer<typeof FileContent>;
/** What adding a file answers. */
export const FileAdded = z.object({ message: z.string(), txnName: Id });
