import { contactEndpoints } from '../endpoints/contact.ts';
import { useWrite } from './useWrite.ts';

/** Sends a message of the contact page, once. @see SCR-10 */
export const useSendContact = () => useWrite(contactEndpoints.sendContact);
