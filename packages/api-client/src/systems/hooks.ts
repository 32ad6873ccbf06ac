import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { systemEndpoints } from './calls.ts';

/** The systems that are connected to the own clinic; for administrators. */
export const useSystems = () => useRead(systemEndpoints.getSystems, {});

/** Connects a system. */
export const useAddSystem = () => useWrite(systemEndpoints.addSystem);

/** Ends a connection. */
export const useEndSystem = () => useWrite(systemEndpoints.endSystem);

/** Ends what a system is told. */
export const useEndSubscription = () => useWrite(systemEndpoints.endSubscription);
