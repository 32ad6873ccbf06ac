import { orderEndpoints } from '../endpoints/orders.ts';
import { useWrite } from './useWrite.ts';

/** Gives an order its next status; a 409 carries `current`. @see STS-08 */
export const useChangeOrderStatus = () => useWrite(orderEndpoints.updateDeviceOrderStatus);
