import { expect, test } from 'vitest';
import { usualHours } from './clinicDetails.ts';
import { openRuns } from './openRuns.ts';

const morning = { from: '08:00', to: '12:00' };
const closed = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [] },
  ...{ friday: [], saturday: [], sunday: [] },
};

test('days alike that follow each other are told once; closed ones are left out', () => {
  expect(openRuns(usualHours)).toEqual([{ from: 'monday', to: 'friday', spans: usualHours.monday }]);
  expect(openRuns(closed)).toEqual([]);
  expect(openRuns({ ...usualHours, wednesday: [] })).toEqual([
    { from: 'monday', to: 'tuesday', spans: usualHours.monday },
    { from: 'thursday', to: 'friday', spans: usualHours.monday },
  ]);
  expect(
    openRuns({ ...closed, saturday: [morning], sunday: [morning, { from: '13:00', to: '15:00' }] }),
  ).toEqual([
    { from: 'saturday', to: 'saturday', spans: [morning] },
    { from: 'sunday', to: 'sunday', spans: [morning, { from: '13:00', to: '15:00' }] },
  ]);
});
