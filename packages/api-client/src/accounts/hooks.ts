import { useRead } from '../client/useRead.ts';
import { accountEndpoints } from './calls.ts';

/** The roles that an account may have. @see API-18 */
export const useRoles = () => useRead(accountEndpoints.getRoles, {});
