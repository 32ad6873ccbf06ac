import { emailEndpoints } from '../endpoints/emails.ts';
import { useRead } from './useRead.ts';

/** Whether the own e-mail address is confirmed. @see RTE-06 */
export const useEmailState = () => useRead(emailEndpoints.getEmailState, {});
