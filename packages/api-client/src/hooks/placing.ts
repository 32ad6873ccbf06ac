import { placingEndpoints } from '../endpoints/placing.ts';
import { useWrite } from './useWrite.ts';

/** Places an order for each device, once. @see API-16 */
export const usePlaceOrder = () => useWrite(placingEndpoints.placeDeviceOrder);
