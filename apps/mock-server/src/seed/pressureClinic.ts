import { judge, type VitalKind, vitalParameters } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { storyNow } from './builders.ts';
import { smallClinic } from './presets.ts';

const dayMs = 86_400_000;

/** A blood pressure each morning, oldest first, as the mock-up of the patient's record draws it; the last is today's. */
const pressures = [
  '126/78 129/80 123/76 132/82 128/79 125/77 131/81 136/84 130/80 127/78 124/76 128/79 137/83 140/85 136/83',
  '132/81 130/80 134/82 138/84 143/87 147/89 141/86 137/83 143/85 151/90 158/92 149/88 154/91 168/97 142/86',
]
  .join(' ')
  .split(' ');

/** The values of a reading written as '142/86', in the order of the vital's parameters. */
const valuesOf = (vital: VitalKind, text: string) =>
  Object.fromEntries(
    text.split('/').map((value, at) => [vitalParameters[vital][at]?.parameter ?? '', Number(value)]),
  );

/** One reading a day at the same time, the last of them today. Judged by the patient's own range, if there is one. */
function daily(
  about: { patientId: string; serial: string; vital: VitalKind; range?: StoredRange },
  texts: readonly string[],
  now: Date,
): Reading[] {
  const { range, ...origin } = about;
  return texts.map((text, index) => {
    const at = new Date(now.getTime() - (texts.length - 1 - index) * dayMs - 3_600_000);
    const values = valuesOf(origin.vital, text);
    return {
      ...origin,
      at,
      receivedAt: new Date(at.getTime() + 60_000),
      values,
      ...judge(origin.vital, values, range),
    };
  });
}

/** The small clinic, with a patient who has measured her blood pressure on 30 mornings under a range of her own. */
export function pressureClinic(now: Date = storyNow): World {
  const world = smallClinic(now);
  const patientId = 'user-patient-northside';
  const range: StoredRange = {
    patientId,
    vital: 'BloodPressure',
    version: 1,
    start: new Date('2026-06-02T13:00:00Z'),
    end: new Date('2126-06-02T13:00:00Z'),
    setById: 'user-doctor-northside',
    setAt: new Date('2026-06-02T13:00:00Z'),
    limits: {
      systolic: {
        min: { normal: 90, cautious: 95, critical: 85 },
        max: { normal: 120, cautious: 135, critical: 165 },
      },
      diastolic: {
        min: { normal: 60, cautious: 60, critical: 50 },
        max: { normal: 80, cautious: 85, critical: 100 },
      },
    },
  };
  const about = { patientId, serial: 'EX-0412', vital: 'BloodPressure', range } as const;
  return {
    ...world,
    ranges: [...world.ranges, range],
    readings: () => [...world.readings(), ...daily(about, pressures, now)],
  };
}
