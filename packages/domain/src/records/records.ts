import * as z from 'zod/mini';
import { AccessRow } from '../accounts/accessLog.ts';
import { limits, pageSizes } from '../limits/limits.ts';
import { Base64 } from '../wire/base64.ts';
import { Count, CountText, FilledText, Id, Secret, Stamp } from '../wire/fields.ts';
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

/** One test of a laboratory report: a number with its unit, or words. The range is the laboratory's own, where it gave one. */
export const LabResult = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.nullable(z.string()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type LabResult = z.infer<typeof LabResult>;

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
  /** What a laboratory found. Left out where nothing was measured. */
  results: z.optional(z.array(LabResult)),
  /** When what was first sent was corrected. */
  changed: z.optional(Stamp),
  /** The hospital that it was read at; left out for what the clinic recorded. @see SCR-09 */
  source: z.optional(z.string()),
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

/** Whether the ending of a name fits the kind of file. */
const hasItsEnding = ({ fileName, contentType }: Pick<NewFileParts, 'fileName' | 'contentType'>) =>
  fileEndings[contentType].some((ending) => fileName.trim().toLowerCase().endsWith(ending));
interface NewFileParts {
  fileName: string;
  contentType: (typeof fileContentTypes)[number];
}

/** Begins to send a file in parts, or asks how much of it has come. Who sends it gives it its id. @see ADR 42 */
export const NewUpload = z
  .object({
    userId: Id,
    uploadId: Secret,
    fileName: FileName,
    contentType: z.enum(fileContentTypes),
    reportType: ReportType,
    reportSubType: FilledText,
    bytes: z.number().check(z.int(), z.gte(1), z.lte(limits.uploadMaxBytes)),
  })
  .check(z.refine(hasItsEnding, { path: ['fileName'] }));
export type NewUpload = z.infer<typeof NewUpload>;

/** One part of a file, and at which byte it begins. */
export const UploadPart = z.object({
  userId: Id,
  uploadId: Secret,
  from: Count,
  content: Base64.check(z.maxLength(Math.ceil(limits.filePartBytes / 3) * 4)),
});
/** Which upload is whole. */
export const UploadEnd = z.object({ userId: Id, uploadId: Secret });
/** How many bytes of a file have come. */
export const UploadProgress = z.object({ received: Count });

/** Which part of a file is asked for. */
export const FilePartQuery = z.object({ from: z.optional(CountText) });
/** A part of a file in base64, where it begins, and how many bytes the file has. */
export const FilePart = z.object({ from: Count, bytes: Count, content: z.string() });

/** Takes away a file that one has added. */
export const FileRemoval = z.object({ userId: Id, txnName: Id });

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
  .check(z.refine(hasItsEnding, { path: ['fileName'] }));
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
  /** Whether the caller added it, and may take it away. */
  isOwn: z.optional(z.literal(true)),
});
export type FileRow = z.infer<typeof FileRow>;

/** Who has opened a file: when first, and when last. */
export const FileView = z.omit(AccessRow, { kind: true, times: true });
/** Whoever was last first, as it is promised and as the client reads it. */
export const FileViewsAnswer = z.object({
  /** Since when it is known, of a file that is older than that. */
  since: z.nullable(Stamp),
  result: z.array(FileView),
});
export type FileViewsAnswer = z.infer<typeof FileViewsAnswer>;
export const FileViews = z.object({ since: z.catch(z.nullable(Stamp), null), result: lenientRows(FileView) });

/** A file with its content in base64. */
export const FileContent = z.object({ ...FileRow.def.shape, content: z.string() });
export type FileContent = z.infer<typeof FileContent>;
/** What adding a file answers. */
export const FileAdded = z.object({ message: z.string(), txnName: Id });
