import { useRead } from '../client/useRead.ts';
import { emailEndpoints } from './emails.calls.ts';

/** Whether the own e-mail address is confirmed. @see RTE-06 */
export const useEmailState = () => useRead(emailEndpoints.getEmailState, {});
