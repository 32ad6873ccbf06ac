import { useWrite } from '../client/useWrite.ts';
import { placingEndpoints } from './placing.calls.ts';

/** Places an order for each device, once. @see API-16 */
export const usePlaceOrder = () => useWrite(placingEndpoints.placeDeviceOrder);
