import type { EndpointName } from '@rpm/api-client/calls';
import type { Scope } from '../store/Store.ts';

/**
 * The calls of a session that must see beyond its clinic, with the reason. All others see their own clinic alone, also
 * where a query forgets to ask for it.
 */
export const widerCalls: Readonly<Partial<Record<EndpointName, string>>> = {
  createPatientInfo: 'an address belongs to one person, of whichever clinic',
  inviteStaff: 'an address belongs to one person, of whichever clinic',
  shareData: 'an address gets so many mails a day, whoever sends them',
  verifyTempAcess: 'what is shared may be of another clinic',
  getMyFriends: 'what is shared may be of another clinic',
  getFriendsMRSummary: 'what is shared may be of another clinic',
  getFriendLatestMR: 'what is shared may be of another clinic',
  getFriendVitalDetails: 'what is shared may be of another clinic',
  downloadMyFriendVitalDetails: 'what is shared may be of another clinic',
  getAuditLog: 'those with whom a record is shared may be of another clinic, and are named',
  exportAuditLog: 'those with whom a record is shared may be of another clinic, and are named',
  getAccessLog: 'those with whom a record is shared may be of another clinic, and are named',
};

/** Whose rows a call of a session may touch. */
export const scopeOfCall = (name: EndpointName, { clinicId }: { clinicId: string }): Scope =>
  Object.hasOwn(widerCalls, name) ? 'every clinic' : { clinicId };
