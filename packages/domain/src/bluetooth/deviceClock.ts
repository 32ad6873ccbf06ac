import { daysInMonth } from '../time/calendar.ts';
import { instantOf, type LocalTime, localTimeOf } from '../time/zonedTime.ts';
import type { Packet } from './packet.ts';

/** What the clock of a device showed, by whatever wall it was set. */
export interface DeviceTime extends LocalTime {
  /** 0 to 59 */
  second: number;
}

/**
 * The seven bytes of a Date Time.
 *
 * @returns `null` when the device does not know it (year, month or day are 0), or when it is no time: February 31, hour 25
 * @see https://www.bluetooth.com/specifications/gss/ 'Date Time'
 */
export function readDeviceTime(packet: Packet): DeviceTime | null {
  const time: DeviceTime = {
    year: packet.uint16(),
    month: packet.uint8(),
    day: packet.uint8(),
    hour: packet.uint8(),
    minute: packet.uint8(),
    second: packet.uint8(),
  };
  const { year, month, day, hour, minute, second } = time;
  const isDay = year >= 1582 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isDay && hour <= 23 && minute <= 59 && second <= 59 ? time : null;
}

/** A time of a device so many minutes later, by its own clock: how a glucose meter says that its user set it anew. */
export function minutesLater(time: DeviceTime, minutes: number): DeviceTime {
  const { year, month, day, hour, minute } = time;
  const moved = new Date(
    instantOf({ year, month, day, hour, minute }, 'UTC').instant.getTime() + minutes * 60_000,
  );
  return { ...localTimeOf(moved, 'UTC'), second: time.second };
}

/** When a reading was measured, and whose clock says so: the device's, or ours, at which it came. */
export interface MeasuredAt {
  instant: Date;
  clock: 'device' | 'receipt';
}

/** How far a clock that is set by hand may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * Judges the clock of a device against ours. Devices do not know their zone: they show the wall clock of who set them.
 *
 * @param shown what the device's clock showed, or `null` when it has none or it was no time
 * @param receivedAt when the packet came, by our clock
 * @param timeZone the zone of the wall clock, IANA name
 * @param oldestDays how old a stored reading may be; one that claims more has a clock that was never set
 * @returns the time of receipt when the device's clock cannot be right
 */
export function measuredAt(
  shown: DeviceTime | null,
  receivedAt: Date,
  timeZone: string,
  oldestDays: number,
): MeasuredAt {
  const byReceipt: MeasuredAt = { instant: receivedAt, clock: 'receipt' };
  if (!shown) return byReceipt;
  const { second, ...wall } = shown;
  const first = instantOf(wall, timeZone).instant.getTime() + second * 1000;
  const latest = receivedAt.getTime() + AHEAD_MS;
  // An hour that comes twice, when the clocks go back, is the one nearer to the receipt.
  const again = localTimeOf(new Date(first + HOUR_MS), timeZone);
  const isTwice = again.hour === wall.hour && again.minute === wall.minute;
  const instant = isTwice && first + HOUR_MS <= latest ? first + HOUR_MS : first;
  if (instant > latest || instant < receivedAt.getTime() - oldestDays * 24 * HOUR_MS) return byReceipt;
  // A clock that is a little ahead must not put a reading into the future.
  return { instant: new Date(Math.min(instant, receivedAt.getTime())), clock: 'device' };
}
