import { vitalWords } from '@rpm/domain/words/vital';
import { expect, test } from 'vitest';
import { friendReadingsPdf } from './friendReadingsPdf.ts';

const reading = (enteredBy: 'patient' | null) => ({
  ...{ mrTime: '20261120-14:00:00', values: { heartRate: 72 }, class: 'Normal' as const, enteredBy },
});

test('RTE-07: whoever takes readings along sees which of them the patient entered', () => {
  const { content } = friendReadingsPdf([reading('patient'), reading(null)], {
    ...{ vital: 'HeartRate', name: 'Alder Testpatient', units: 'us' },
    now: new Date('2026-11-20T15:00:00Z'),
    time: String,
  });
  expect(JSON.stringify(content).split(vitalWords.entered)).toHaveLength(2);
});
