import {
  FileAdded,
  FileContent,
  FilePart,
  FilePartQuery,
  FileRemoval,
  FileRow,
  FileViews,
  FileViewsAnswer,
  Id,
  LatestRecord,
  lenientRows,
  limits,
  MedicalRecord,
  NewFile,
  NewUpload,
  RecordCount,
  RecordPage,
  RecordPageAnswer,
  RecordQuery,
  ReportType,
  resourceTypes,
  rowsAs,
  ShortText,
  Total,
  UploadEnd,
  UploadPart,
  UploadProgress,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { listedFile } from './wire.ts';

const user = z.object({ userId: Id });
const list = { answer: z.array(MedicalRecord), response: lenientRows(MedicalRecord) };

/** The calls of clinical records ('MR') and files. Lists hold the newest first. */
export const recordEndpoints = {
  /** The kinds of records of a patient: how many, and the newest of each. @see API-20 */
  getMRSummary: endpoint({
    method: 'GET',
    path: '/api/mr-summary/:userId',
    params: user,
    answer: z.array(RecordCount),
    response: lenientRows(RecordCount),
  }),
  /** A page of the records of a kind. @see API-20 */
  getMRDetail: endpoint({
    method: 'GET',
    path: '/api/mr-detail/:userId/:resourceType',
    params: z.object({ userId: Id, resourceType: z.enum(resourceTypes) }),
    query: RecordQuery,
    answer: RecordPageAnswer,
    response: RecordPage,
  }),
  /** The newest records of all kinds. @see API-20 */
  getLatestMR: endpoint({ method: 'GET', path: '/api/latest-mr/:userId', params: user, ...list }),
  /** How many records there are. @see API-19 */
  getTotalMR: endpoint({ method: 'GET', path: '/api/total-mr/:userId', params: user, answer: Total }),
  /** How many conditions were diagnosed. @see API-19 */
  TotalConditionDiagnosed: endpoint({
    method: 'GET',
    path: '/api/total-condition-diagnosed/:userId',
    params: user,
    answer: Total,
  }),
  /** How many procedures were done. @see API-19 */
  TotalMedicalProcedures: endpoint({
    method: 'GET',
    path: '/api/total-medical-procedures/:userId',
    params: user,
    answer: Total,
  }),
  /** The latest visit to a doctor. @see API-19 */
  getLatestDoctorVisit: endpoint({
    method: 'GET',
    path: '/api/latest-doctor-visit/:userId',
    params: user,
    answer: LatestRecord,
  }),
  /** The latest laboratory report. @see API-19 */
  getLatestLabWork: endpoint({
    method: 'GET',
    path: '/api/latest-lab-work/:userId',
    params: user,
    answer: LatestRecord,
  }),
  /** The immunizations of a patient. @see API-21 */
  getImmunizations: endpoint({ method: 'GET', path: '/api/immunizations/:userId', params: user, ...list }),
  /** The allergies of a patient. @see API-21 */
  getAllergies: endpoint({ method: 'GET', path: '/api/allergies/:userId', params: user, ...list }),
} as const;

/** The calls of files: what was uploaded to a patient's record. @see RTE-05 */
export const fileEndpoints = {
  /** The files of a patient, without their contents. */
  getFiles: endpoint({
    method: 'GET',
    path: '/api/files/:userId',
    params: user,
    query: z.object({ reportType: z.optional(ReportType) }),
    answer: z.array(FileRow),
    response: rowsAs(lenientRows(FileRow), listedFile),
  }),
  /** A file with its content. All parts of its address must be right. */
  getUploadedFileInfo: endpoint({
    method: 'GET',
    path: '/api/uploaded-file-info/:username/:fileName/:reportType/:txnName/:reportSubType',
    params: z.object({
      username: Id,
      fileName: ShortText,
      reportType: ReportType,
      txnName: Id,
      reportSubType: ShortText,
    }),
    answer: FileContent,
  }),
  /** Who has opened a file: the clinic's people, and whoever the record is shared with. For the patient. */
  getFileViews: endpoint({
    method: 'GET',
    path: '/api/file-views/:userId/:txnName',
    params: z.object({ userId: Id, txnName: Id }),
    answer: FileViewsAnswer,
    response: FileViews,
  }),
  /** Adds a file to a patient's record. */
  addFile: endpoint({
    method: 'POST',
    path: '/api/add-file',
    body: NewFile,
    bodyMaxBytes: limits.fileRequestMaxBytes,
    answer: FileAdded,
    isIdempotent: true,
    stales: ['/api/files/:userId'],
  }),
  /** Begins to send a file in parts; the same again asks how many bytes have come. @see ADR 42 */
  beginFile: endpoint({
    method: 'POST',
    path: '/api/begin-file',
    body: NewUpload,
    answer: UploadProgress,
  }),
  /** Sends the next part. One that has come already changes nothing. */
  addFilePart: endpoint({
    method: 'POST',
    path: '/api/add-file-part',
    body: UploadPart,
    bodyMaxBytes: limits.fileRequestMaxBytes,
    answer: UploadProgress,
  }),
  /** All parts have come: the whole is checked and kept. */
  finishFile: endpoint({
    method: 'POST',
    path: '/api/finish-file',
    body: UploadEnd,
    answer: FileAdded,
    isIdempotent: true,
    stales: ['/api/files/:userId'],
  }),
  /** One part of a file after the other, so that nobody holds all of it at once. */
  getFilePart: endpoint({
    method: 'GET',
    path: '/api/file-part/:userId/:txnName',
    params: z.object({ userId: Id, txnName: Id }),
    query: FilePartQuery,
    answer: FilePart,
  }),
  /** Takes away a file that the caller has added. */
  removeFile: endpoint({
    method: 'POST',
    path: '/api/remove-file',
    body: FileRemoval,
    answer: z.object({ message: z.string() }),
    isIdempotent: true,
    stales: ['/api/files/:userId'],
  }),
} as const;
