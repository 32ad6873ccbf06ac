import {
  ClinicChange,
  ClinicChanged,
  ClinicDetails,
  ClinicSave,
  ClinicSetup,
  InvitationAnswer,
  InvitationId,
  StaffAccountId,
  StaffInvitation,
  StaffList,
  StaffListAnswer,
} from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls by which administrators look after their clinic. Which clinic it is, the session says. */
export const staffEndpoints = {
  /** Who works at the clinic of the caller, and who is invited to. For its administrators. @see ROL-01 */
  getStaff: endpoint({ method: 'GET', path: '/api/staff', answer: StaffListAnswer, response: StaffList }),
  /**
   * Invites somebody to the clinic of the caller, or once more: a link goes to the address. The answer never tells who
   * is known. For administrators.
   *
   * @see ROL-01, behaviour R33
   */
  inviteStaff: endpoint({
    method: 'POST',
    path: '/api/invite-staff',
    body: StaffInvitation,
    answer: Message,
    isIdempotent: true,
    stales: ['/api/staff', '/api/clinic-setup'],
  }),
  /** Takes an invitation back. For the administrators of its clinic. @see behaviour R20 */
  withdrawInvitation: endpoint({
    method: 'POST',
    path: '/api/withdraw-invitation',
    body: InvitationId,
    answer: Message,
    stales: ['/api/staff', '/api/clinic-setup'],
  }),
  /**
   * Ends the access of somebody who works at the clinic of the caller: every session ends at once, and log in is
   * refused like a wrong password. A 409 says that it is the caller's own, or that of the last administrator. For
   * administrators.
   */
  endAccess: endpoint({
    method: 'POST',
    path: '/api/end-access',
    body: StaffAccountId,
    answer: Message,
    stales: ['/api/staff', '/api/clinic-setup'],
  }),
  /** Lets somebody whose access was ended log in again, with the password of before. For administrators. */
  restoreAccess: endpoint({
    method: 'POST',
    path: '/api/restore-access',
    body: StaffAccountId,
    answer: Message,
    stales: ['/api/staff', '/api/clinic-setup'],
  }),
  /**
   * Takes passkeys, authenticator app and recovery codes from somebody who works at the clinic of the caller and has lost
   * them: every session ends at once, and the owner is mailed. Never the caller's own (409). For administrators who
   * have just confirmed that it is they.
   *
   * @see F6
   */
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/reset-second-factor',
    body: StaffAccountId,
    answer: Message,
    stales: ['/api/staff'],
  }),
  /** Opens the account of an invitation by the token of its link, once. @see behaviour R20, R33 */
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/accept-invitation',
    body: InvitationAnswer,
    answer: Message,
    token: 'none',
  }),
  /** What the clinic of the caller has of all that it needs to its first reading. For administrators. */
  getClinicSetup: endpoint({ method: 'GET', path: '/api/clinic-setup', answer: ClinicSetup }),
  /** Name, time zone, units and opening hours of the clinic of the caller. For administrators. */
  getClinic: endpoint({ method: 'GET', path: '/api/clinic', answer: ClinicDetails }),
  /**
   * Saves all of them. A 409 says that somebody else has saved since, and carries what there is now. For
   * administrators.
   */
  saveClinicDetails: endpoint({
    method: 'POST',
    path: '/api/save-clinic-details',
    body: ClinicSave,
    answer: ClinicDetails,
    refusals: { 409: ClinicChanged },
    stales: ['/api/clinic', '/api/clinic-setup', '/api/profile'],
  }),
  /** Sets how long a session the clinic of the caller allows, and who must have a second factor. For administrators. @see behaviour R5 */
  saveClinic: endpoint({
    method: 'POST',
    path: '/api/save-clinic',
    body: ClinicChange,
    answer: ClinicChange,
    isIdempotent: true,
    stales: ['/api/profile', '/api/security'],
  }),
} as const;
