import { describe, expect, test, vi } from 'vitest';
import { clockOf } from './clockOf.ts';

describe('clockOf', () => {
  test.each([
    ['2026-11-21T04:59:59Z', 'America/New_York', [2026, 11, 20, 23, 59, 59]],
    ['2026-11-21T05:00:00Z', 'America/New_York', [2026, 11, 21, 0, 0, 0]],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe', [2026, 10, 4, 2, 30, 0]],
    ['0044-03-15T12:00:07Z', 'UTC', [44, 3, 15, 12, 0, 7]],
  ])('%s in %s', (instant, zone, [year, month, day, hour, minute, second]) => {
    expect(clockOf(new Date(instant), zone)).toEqual({ year, month, day, hour, minute, second });
  });

  test('makes the writer of a zone once, however its name is written', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const zone of ['Pacific/Marquesas', 'pacific/marquesas', 'PACIFIC/MARQUESAS'])
      clockOf(new Date(0), zone);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  test('refuses a zone that does not exist, and an instant that is none', () => {
    expect(() => clockOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => clockOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });
});
