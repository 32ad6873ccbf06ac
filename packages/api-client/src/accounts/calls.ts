import {
  AddedClinic,
  ChosenClinic,
  lenientRows,
  OwnClinic,
  OwnClinics,
  OwnClinicsAnswer,
  RoleRow,
  SessionRecord,
  SignedUp,
  SignUp,
  Verification,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls by which accounts come to be. */
export const accountEndpoints = {
  /** Registers a patient whom a clinic has enrolled: a code goes to the address. The answer never tells who is known. @see API-18, behaviour R33 */
  signup: endpoint({ method: 'POST', path: '/api/signup', body: SignUp, answer: SignedUp, token: 'none' }),
  /** Shows the code of the mail and that of the clinic, which together open the account. @see API-18, behaviour R33, F5 */
  publicVerify: endpoint({
    method: 'POST',
    path: '/api/public-verify',
    body: Verification,
    answer: Message,
    token: 'none',
  }),
  /** The clinics whose patient the caller is. @see F12 */
  getOwnClinics: endpoint({
    method: 'GET',
    path: '/api/own-clinics',
    answer: OwnClinicsAnswer,
    response: OwnClinics,
  }),
  /** Adds a clinic by the code that it handed over; the log in has shown the mailbox. @see F12 */
  addOwnClinic: endpoint({
    method: 'POST',
    path: '/api/add-own-clinic',
    body: AddedClinic,
    answer: OwnClinic,
    stales: ['/api/own-clinics'],
  }),
  /** Starts a session that speaks for another of the own clinics, in place of this one. @see F12 */
  switchClinic: endpoint({
    method: 'POST',
    path: '/api/switch-clinic',
    body: ChosenClinic,
    answer: SessionRecord,
  }),
  /** The roles that an account may have. @see API-18 */
  getRoles: endpoint({
    method: 'GET',
    path: '/api/roles',
    answer: z.array(RoleRow),
    response: lenientRows(RoleRow),
  }),
} as const;
