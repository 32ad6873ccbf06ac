import { passwordEndpoints } from '../endpoints/passwords.ts';
import { sessionEndpoints } from '../endpoints/session.ts';
import { useWrite } from './useWrite.ts';

/** Shows the one-time code of a log in. @see SCR-01 */
export const useVerifyLogin = () => useWrite(sessionEndpoints.verifyLogin);

/** Asks for a link by which a new password can be set. @see SCR-01 */
export const useForgottenPassword = () => useWrite(passwordEndpoints.forgotPassword);

/** Exchanges the token of that link, which is good once. @see behaviour R20 */
export const useCheckPasswordToken = () => useWrite(passwordEndpoints.checkPasswordToken);

/** Sets a new password by what the token was exchanged for. */
export const useResetPassword = () => useWrite(passwordEndpoints.resetPassword);

/** Sets a new password while logged in. */
export const useChangePassword = () => useWrite(passwordEndpoints.changePassword);
