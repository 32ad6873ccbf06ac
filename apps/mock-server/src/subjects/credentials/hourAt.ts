import { localTimeOf } from '@rpm/domain';

/** The hour of a moment by the clock of a place, 0 to 23. @param timeZone IANA name */
export const hourAt = (at: Date, timeZone: string): number => localTimeOf(at, timeZone).hour;
