import * as z from 'zod/mini';
import { Count } from '../wire/fields.ts';
import { wireNumber } from '../wire/wire.ts';

/** How many patients there are (API-07), and beside it how many of them were enrolled this calendar month, by the clinic's clock. */
export const PatientTotal = z.object({ total: Count, newThisMonth: Count });
/** The same as the client reads it: '12' is 12, and what is no number is not known, which is not zero (behaviour 1b). */
export const ReadPatientTotal = z.object({ total: wireNumber, newThisMonth: wireNumber });

/** How many devices are activated (API-09), and beside it how many are allotted and not deactivated. */
export const DeviceTotal = z.object({ total: Count, allotted: Count });
export const ReadDeviceTotal = z.object({ total: wireNumber, allotted: wireNumber });
