import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { staffEndpoints } from './calls.ts';

/** Who works at the own clinic, and who is invited to; for administrators. @see ROL-01 */
export const useStaff = () => useRead(staffEndpoints.getStaff, {});

/** Invites somebody, once. @see ROL-01, behaviour R33 */
export const useInviteStaff = () => useWrite(staffEndpoints.inviteStaff);

/** Takes an invitation back. @see behaviour R20 */
export const useWithdrawInvitation = () => useWrite(staffEndpoints.withdrawInvitation);

/** Ends the access of somebody of the own clinic. @see ROL-01 */
export const useEndAccess = () => useWrite(staffEndpoints.endAccess);

/** Gives it back. @see ROL-01 */
export const useRestoreAccess = () => useWrite(staffEndpoints.restoreAccess);

/** Takes the second factors from somebody who has lost them. @see F6 */
export const useResetSecondFactor = () => useWrite(staffEndpoints.resetSecondFactor);

/** Sets how long a session the own clinic allows. @see behaviour R5 */
export const useSaveClinic = () => useWrite(staffEndpoints.saveClinic);

/** What the own clinic has of all that it needs; for administrators. */
export const useClinicSetup = () => useRead(staffEndpoints.getClinicSetup, {});

/** What the own clinic says of itself; for administrators. */
export const useClinic = () => useRead(staffEndpoints.getClinic, {});

/** Saves that, all at once. */
export const useSaveClinicDetails = () => useWrite(staffEndpoints.saveClinicDetails);
