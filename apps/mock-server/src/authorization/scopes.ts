import type { EndpointName } from '@rpm/api-client/calls';
import { roleKind } from '@rpm/domain';
import type { Scope } from '../store/Store.ts';
import { access, type UserCall } from './access.ts';
import type { Row } from './verdicts.ts';

/**
 * The calls of a session that must see beyond its clinic, with the reason. All others see their own clinic alone, also
 * where a query forgets to ask for it.
 */
export const widerCalls: Readonly<Partial<Record<EndpointName, string>>> = {
  correctPatient: 'a log in that serves several clinics goes on at the others',
  endPatientAccess: 'a log in that serves several clinics goes on at the others',
  mergePatients: 'a log in that serves several clinics goes on at the others',
  confirmErasure: 'a log in that serves several clinics goes on at the others',
  getOwnClinics: 'whoever is a patient of several clinics asks for all of them',
  addOwnClinic: 'the code is of another clinic than the session',
  switchClinic: 'the session goes on at another clinic',
  getOperatorInbox: 'the operator reads what any clinic wrote to the operator',
  moveOperatorItem: 'the operator answers what any clinic wrote to the operator',
  inviteStaff: 'an address belongs to one person, of whichever clinic',
  shareData: 'an address gets so many mails a day, whoever sends them',
  verifyTempAcess: 'what is shared may be of another clinic',
  getMyFriends: 'what is shared may be of another clinic',
  getFriendTimeline: 'what is shared may be of another clinic',
  getFriendsMRSummary: 'what is shared may be of another clinic',
  getFriendLatestMR: 'what is shared may be of another clinic',
  getFriendMRDetail: 'what is shared may be of another clinic',
  getFriendFiles: 'what is shared may be of another clinic',
  getFriendFilePart: 'what is shared may be of another clinic',
  leaveShare: 'what is shared may be of another clinic',
  getFriendVitalDetails: 'what is shared may be of another clinic',
  downloadMyFriendVitalDetails: 'what is shared may be of another clinic',
  getAuditLog: 'those with whom a record is shared may be of another clinic, and are named',
  exportAuditLog: 'those with whom a record is shared may be of another clinic, and are named',
  getAccessLog: 'those with whom a record is shared may be of another clinic, and are named',
};

/**
 * Whose rows a call of a session may touch. How a patient logs in is one thing for all of the patient's clinics
 * (`asLogin`), whose sessions and codes belong to accounts of each.
 */
export const scopeOfCall = (
  name: UserCall,
  { clinicId, role }: { clinicId: string; role: string },
): Scope => {
  const row: Row = access[name];
  const isOfAllClinics = row.asLogin === true && roleKind(role) === 'patient';
  return isOfAllClinics || Object.hasOwn(widerCalls, name) ? 'every clinic' : { clinicId };
};
