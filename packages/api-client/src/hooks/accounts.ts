import { accountEndpoints } from '../endpoints/accounts.ts';
import { useRead } from './useRead.ts';

/** The roles that an account may have. @see API-18 */
export const useRoles = () => useRead(accountEndpoints.getRoles, {});
