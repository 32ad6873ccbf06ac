import type { DocumentReference, Reference } from 'fhir/r4';
import type { FileRow } from '../records/records.ts';
import { documentTypes } from './codes.ts';

/**
 * What a file is, and where its content is.
 *
 * @param file `url` left out: nothing says where
 * @see https://hl7.org/fhir/R4/documentreference.html
 */
export const documentReferenceOf = (
  file: Pick<
    FileRow,
    'fileName' | 'contentType' | 'bytes' | 'reportType' | 'reportSubType' | 'uploadedBy'
  > & { date: string | undefined; url: string | undefined },
  subject: Reference,
): DocumentReference => ({
  resourceType: 'DocumentReference',
  status: 'current',
  type: { coding: [documentTypes[file.reportType]], text: file.reportSubType || file.reportType },
  category: [{ text: file.reportType }],
  subject,
  ...(file.date && { date: file.date }),
  author: [{ display: file.uploadedBy }],
  content: [
    {
      attachment: {
        contentType: file.contentType,
        title: file.fileName,
        size: file.bytes,
        ...(file.url !== undefined && { url: file.url }),
      },
    },
  ],
});
