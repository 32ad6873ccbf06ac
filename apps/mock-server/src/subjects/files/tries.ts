import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const fileTries = triesOf({
  getFiles: { who: 'patientAndClinic', ...user },
  getUploadedFileInfo: {
    who: 'patientAndClinic',
    params: {
      username: people.own.username,
      fileName: 'report.txt',
      reportType: 'LabReport',
      txnName: 'file-1',
      reportSubType: 'Blood',
    },
  },
  getFileViews: { who: 'patientSelf', params: { userId: people.own.userId, txnName: 'file-1' } },
  addFile: {
    who: 'patientAndClinic',
    body: {
      userId: people.own.userId,
      fileName: 'report.txt',
      contentType: 'text/plain',
      reportType: 'LabReport',
      reportSubType: 'Blood',
      content: 'YWxsIGdvb2Q=',
    },
  },
  beginFile: {
    who: 'patientAndClinic',
    body: {
      userId: people.own.userId,
      uploadId: 'u'.repeat(43),
      fileName: 'report.txt',
      contentType: 'text/plain',
      reportType: 'LabReport',
      reportSubType: 'Blood',
      bytes: 8,
    },
  },
  addFilePart: {
    who: 'patientAndClinic',
    body: { userId: people.own.userId, uploadId: 'u'.repeat(43), from: 0, content: 'YWxsIGdvb2Q=' },
  },
  finishFile: { who: 'patientAndClinic', body: { userId: people.own.userId, uploadId: 'u'.repeat(43) } },
  getFilePart: {
    who: 'patientAndClinic',
    params: { userId: people.own.userId, txnName: 'file-1' },
    query: { from: '0' },
  },
  removeFile: { who: 'patientAndClinic', body: { userId: people.own.userId, txnName: 'file-own' } },
});
