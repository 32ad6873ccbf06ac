import { convert, judge, limitsToKeep, type UnitCode, type VitalKind } from '@rpm/domain';
import { demoAccounts, smallClinic, storyNow, type World } from '@rpm/mock-server/seed';
import { recordUserId } from './recordStory.ts';

/** A patient whose provider typed limits in pounds and °F, and whose devices measure now in these units, now in others. */
export function unitsClinic(): World {
  const set = (vital: VitalKind, parameter: string, unit: UnitCode, own: UnitCode, numbers: number[]) => {
    const [criticalMin, cautiousMin, cautiousMax, criticalMax] = numbers.map((each) =>
      convert(each, unit, own),
    );
    const ends = (cautious = 0, critical = 0) => ({ cautious, critical });
    return {
      patientId: recordUserId,
      vital,
      version: 1,
      start: new Date('2026-06-02T13:00:00Z'),
      end: new Date('2126-06-02T13:00:00Z'),
      setById: demoAccounts.provider.accountId,
      setAt: new Date('2026-06-02T13:00:00Z'),
      limits: limitsToKeep(vital, {
        [parameter]: { min: ends(cautiousMin, criticalMin), max: ends(cautiousMax, criticalMax) },
      }),
    };
  };
  const weight = set('Weight', 'weight', '[lb_av]', 'kg', [160, 172.5, 180, 195]);
  const temperature = set('BodyTemperature', 'temperature', '[degF]', 'Cel', [95, 97, 99.1, 102.2]);
  const reading = (range: typeof weight, hoursAgo: number, parameter: string, value: number) => {
    const at = new Date(storyNow.getTime() - hoursAgo * 3_600_000);
    const values = { [parameter]: value };
    const { patientId, vital } = range;
    return { patientId, serial: 'EX-1', vital, at, receivedAt: at, values, ...judge(vital, values, range) };
  };
  const pounds = reading(weight, 1, 'weight', convert(178.1, '[lb_av]', 'kg'));
  return {
    ...smallClinic(),
    ranges: [weight, temperature],
    reviews: [],
    readings: () => [
      { ...pounds, measured: { unit: '[lb_av]', values: { weight: 178.1 } } },
      reading(weight, 25, 'weight', 82),
      reading(weight, 49, 'weight', 90),
      // 99.14 °F: beyond 99.1, and to one decimal the same.
      reading(temperature, 2, 'temperature', 37.3),
    ],
  };
}
