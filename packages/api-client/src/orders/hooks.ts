import { useWrite } from '../client/useWrite.ts';
import { orderEndpoints } from './calls.ts';

/** A part of the clinic's orders, for a file. */
export const useExportOrders = () => useWrite(orderEndpoints.exportOrders);
