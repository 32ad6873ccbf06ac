import { useWrite } from '../client/useWrite.ts';
import { contactEndpoints } from './calls.ts';

/** Sends a message of the contact page, once. @see SCR-10 */
export const useSendContact = () => useWrite(contactEndpoints.sendContact);
