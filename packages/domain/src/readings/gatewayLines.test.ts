import { expect, it } from 'vitest';
import { vitalKinds } from '../vitals/vitals.ts';
import { NewReadings } from './delivery.ts';
import { exampleReading, gatewayLines } from './gatewayLines.ts';

const at = new Date('2026-11-20T14:05:00Z');

it.each(vitalKinds)('an example of %s is a reading that the API takes (API-25)', (kind) => {
  expect(NewReadings.safeParse(exampleReading(kind, at)).success).toBe(true);
});

it('the lines to paste carry the token and one reading', () => {
  const lines = gatewayLines('https://clinic.example', { token: 'a-token', kind: 'BloodPressure', at });
  expect(lines.split(' \\\n  ')).toEqual([
    'curl https://clinic.example/api/readings',
    "-H 'Authorization: Bearer a-token'",
    "-H 'Content-Type: application/json'",
    `-d '{"mrSubType":"BloodPressure","mrTime":"20261120-14:05:00","values":{"systolic":105,"diastolic":70}}'`,
  ]);
});
