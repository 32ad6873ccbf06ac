import { accessOf, byPatientOrClinic, nameInPath, ofPatient, userInPath } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const fileAccess = accessOf({
  getFiles: { ...ofPatient, reads: 'files' },
  getUploadedFileInfo: { about: nameInPath, ...rows.patientAndClinic, reads: 'files' },
  getFileViews: {
    about: userInPath,
    ...rows.patientSelf,
    beyondItsClinic: 'those with whom a record is shared may be of another clinic, and are named',
  },
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
