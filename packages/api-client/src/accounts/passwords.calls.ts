import { ForgottenPassword, GoodLink, PasswordChange, PasswordReset, PasswordToken } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls by which passwords are changed. */
export const passwordEndpoints = {
  /** Mails a link for a new password. The answer never tells who is known. @see SCR-01, behaviour R33 */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password',
    body: ForgottenPassword,
    answer: Message,
    token: 'none',
  }),
  /** Says whether a link is good, and of an invitation what it is to. It spends nothing, however often it is asked. @see behaviour R20 */
  checkPasswordToken: endpoint({
    method: 'POST',
    path: '/api/check-password-token',
    body: PasswordToken,
    answer: GoodLink,
    token: 'none',
  }),
  /** Sets a new password by the token of a link, once. All sessions of the account end. @see behaviour R20 */
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    body: PasswordReset,
    answer: Message,
    token: 'none',
  }),
  /** Sets a new password while logged in. All other sessions of the account end. @see SCR-01 */
  changePassword: endpoint({
    method: 'POST',
    path: '/api/change-password',
    body: PasswordChange,
    answer: Message,
  }),
} as const;
