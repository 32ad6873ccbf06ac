import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localTimeOf } from '../time/zonedTime.ts';
import { measuredAt } from './deviceClock.ts';

const zone = 'America/New_York';
const received = new Date('2026-11-20T14:33:20Z');
const shown = { year: 2026, month: 11, day: 20, hour: 9, minute: 33, second: 7 };

describe('measuredAt', () => {
  it.each([
    ['just now', shown, '2026-11-20T14:33:07.000Z', 'device'],
    ['stored three days ago', { ...shown, day: 17 }, '2026-11-17T14:33:07.000Z', 'device'],
    ['a minute ahead is now', { ...shown, minute: 34 }, '2026-11-20T14:33:20.000Z', 'device'],
    ['an hour ahead', { ...shown, hour: 10 }, '2026-11-20T14:33:20.000Z', 'receipt'],
    ['never set', { ...shown, year: 2020, month: 1, day: 1 }, '2026-11-20T14:33:20.000Z', 'receipt'],
    ['no clock', null, '2026-11-20T14:33:20.000Z', 'receipt'],
  ] as const)('%s', (_, time, instant, clock) => {
    expect(measuredAt(time, received, zone, 90)).toEqual({ instant: new Date(instant), clock });
  });

  it('in the hour that comes twice it is the one that has come', () => {
    const wall = { year: 2026, month: 11, day: 1, hour: 1, minute: 30, second: 0 };
    const at = (receipt: string) => measuredAt(wall, new Date(receipt), zone, 90).instant.toISOString();
    expect(at('2026-11-01T05:31:00Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01T06:31:00Z')).toBe('2026-11-01T06:30:00.000Z');
  });

  it('is never in the future, and shows the wall clock of the device wherever it counts', () => {
    const instants = fc.date({
      min: new Date('2026-01-01Z'),
      max: new Date('2026-12-31Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(
        instants,
        zones,
        fc.integer({ min: 0, max: 80 * 24 * 60 }),
        (receipt, timeZone, minutesAgo) => {
          const wall = localTimeOf(new Date(receipt.getTime() - minutesAgo * 60_000), timeZone);
          const { instant, clock } = measuredAt({ ...wall, second: 0 }, receipt, timeZone, 90);
          expect(instant.getTime()).toBeLessThanOrEqual(receipt.getTime());
          if (clock === 'device' && !instantOf(wall, timeZone).wasSkipped && minutesAgo > 10)
            expect(localTimeOf(instant, timeZone)).toEqual(wall);
        },
      ),
    );
  });
});
