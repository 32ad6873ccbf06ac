import { useWrite } from '../client/useWrite.ts';
import { orderEndpoints } from './calls.ts';

/** Gives an order its next status; a 409 carries `current`. @see STS-08 */
export const useChangeOrderStatus = () => useWrite(orderEndpoints.updateDeviceOrderStatus);
