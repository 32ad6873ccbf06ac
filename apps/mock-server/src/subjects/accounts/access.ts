import { accessOf } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { everybody, rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const accountAccess = accessOf({
  signup: 'public',
  publicVerify: 'public',
  getRoles: everybody,
  getOwnClinics: {
    about: null,
    ...rows.patientsAndCarers,
    beyondItsClinic: 'whoever is a patient of several clinics asks for all of them',
  },
  addOwnClinic: {
    about: null,
    ...rows.patientsAndCarers,
    asLogin: true,
    beyondItsClinic: 'the code is of another clinic than the session',
  },
  switchClinic: {
    about: null,
    ...rows.patientsAndCarers,
    beyondItsClinic: 'the session goes on at another clinic',
  },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof accountAccess> {}
}
