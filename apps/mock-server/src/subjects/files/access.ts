import { accessOf, byPatientOrClinic, nameInPath, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const fileAccess = accessOf({
  getFiles: { ...ofPatient, reads: 'files' },
  getUploadedFileInfo: { about: nameInPath, ...rows.patientAndClinic, reads: 'files' },
  addFile: byPatientOrClinic,
  beginFile: byPatientOrClinic,
  addFilePart: byPatientOrClinic,
  finishFile: byPatientOrClinic,
  getFilePart: { ...ofPatient, reads: 'files' },
  removeFile: byPatientOrClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof fileAccess> {}
}
