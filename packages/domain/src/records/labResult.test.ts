import { expect, test } from 'vitest';
import { labRail, labStanding } from './labResult.ts';

const potassium = { name: 'Potassium', value: 4.2, unit: 'mmol/L', low: 3.5, high: 5.1 };

test.each([
  [{}, 'inRange'],
  [{ value: 3.5 }, 'inRange'],
  [{ value: 5.1 }, 'inRange'],
  [{ value: 3.49 }, 'belowRange'],
  [{ value: 5.11 }, 'aboveRange'],
  [{ low: null, value: 0 }, 'inRange'],
  [{ low: null, value: 6 }, 'aboveRange'],
  [{ high: null, value: 3 }, 'belowRange'],
  [{ high: null, value: 99 }, 'inRange'],
  [{ low: null, high: null }, null],
  [{ value: 'Negative' }, null],
  [{ value: '4.2' }, null],
] as const)('a result with %j stands %s (SCR-07)', (special, expected) => {
  expect(labStanding({ ...potassium, ...special })).toBe(expected);
});

test.each([
  [{ value: 3.5 }, 25],
  [{ value: 4.3 }, 50],
  [{ value: 5.1 }, 75],
  [{ value: 99 }, 98],
  [{ value: -99 }, 2],
])('the pin of a result with %j is at %d percent', (special, pin) => {
  expect(labRail({ ...potassium, ...special })?.pin).toBeCloseTo(pin);
});

test.each([{ value: 'Negative' }, { low: null }, { high: null }, { low: 5.1 }, { low: 6 }])(
  'there is no rail with %j',
  (special) => {
    expect(labRail({ ...potassium, ...special })).toBeNull();
  },
);
