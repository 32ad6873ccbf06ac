import { vitalWords } from '@rpm/domain/words/vital';
import { expect, test } from 'vitest';
import { vitalName } from '../../hooks/names.ts';
import { friendReadingsPdf } from './friendReadingsPdf.ts';

const reading = (enteredBy: 'patient' | null) => ({
  ...{ mrTime: '20261120-14:00:00', values: { heartRate: 72 }, class: 'Normal' as const, enteredBy },
});

const shown = {
  ...{ vital: 'HeartRate' as const, name: 'Alder Testpatient', units: 'us' as const },
  now: new Date('2026-11-20T15:00:00Z'),
  time: String,
};

test('SCR-07: its window is named by what is in it, and by nobody; each page says whose it is', () => {
  const { info, footer } = friendReadingsPdf([reading(null)], shown);
  expect(info?.title).toBe(vitalName('HeartRate'));
  expect(JSON.stringify(typeof footer === 'function' && footer(2, 4, {} as never))).toContain(
    'Alder Testpatient',
  );
});

test('RTE-07: whoever takes readings along sees which of them the patient entered', () => {
  const { content } = friendReadingsPdf([reading('patient'), reading(null)], shown);
  expect(JSON.stringify(content).split(vitalWords.entered)).toHaveLength(2);
});
