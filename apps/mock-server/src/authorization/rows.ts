import type { EndpointName } from '@rpm/api-client/calls';
import type { Open } from './table.ts';
import { type About, everybody, formed, type Row, rows } from './verdicts.ts';

/** What a call is about, where no name below says it. */
export const about = formed<About>();
const rowOf = formed<Row>();
/** The rows of a room. Not all of the table, which is made of them. */
export const accessOf = formed<Readonly<Partial<Record<EndpointName, Row | Open>>>>();

export const userInPath = about({ what: 'patient', in: 'params', field: 'userId' });
export const userInBody = about({ what: 'patient', in: 'body', field: 'userId' });
export const accountInPath = about({ what: 'account', in: 'params', field: 'userId' });
export const orderInBody = about({ what: 'order', in: 'body', field: 'orderId' });
export const clinicInPath = about({ what: 'clinic', in: 'params', field: 'clinicName' });
export const nameInPath = about({
  what: 'patient',
  by: 'username',
  in: 'params',
  field: 'username',
});
const sharerInPath = about({ what: 'share', in: 'params', field: 'userId' });

/** Everybody about how they log in, whichever of their clinics the session speaks for. */
export const ofLogin = rowOf({ ...everybody, about: null, asLogin: true });
export const ofPatient = rowOf({ about: userInPath, ...rows.patientAndClinic });
export const byPatientOrClinic = rowOf({ about: userInBody, ...rows.patientAndClinic });
export const ofPatientOfClinic = rowOf({ about: userInPath, ...rows.clinicRoles });
export const byClinic = rowOf({ about: userInBody, ...rows.clinicRoles });
/** What two people decide together, or a court: the session must be confirmed. */
export const byAdministrator = rowOf({ about: userInBody, ...rows.administrators, needsStepUp: true });
export const ofOwnAccount = rowOf({ about: accountInPath, ...rows.clinicSelf });
export const ofClinic = rowOf({ about: clinicInPath, ...rows.clinicRoles });
export const ofResponsible = rowOf({ about: userInPath, ...rows.responsible });
/** The clinic of the session, which no call names. */
export const ofOwnClinic = rowOf({ about: null, ...rows.administration });
/** The same for everybody who works there. */
export const ofClinicPeople = rowOf({ about: null, ...rows.clinicPeople });
export const ofClinicians = rowOf({ about: null, ...rows.clinicians });
export const ofAlert = rowOf({
  about: about({ what: 'alert', in: 'body', field: 'alertId' }),
  ...rows.clinicRoles,
});
/** Somebody who works at the own clinic; what of oneself cannot be, the handler says. */
export const ofColleague = rowOf({
  about: about({ what: 'account', in: 'body', field: 'accountId' }),
  ...rows.administrators,
});
export const fromSharer = rowOf({
  about: about({ what: 'share', in: 'body', field: 'userId' }),
  ...rows.grantee,
});
export const ofGrantee = rowOf({ about: sharerInPath, ...rows.grantee });
