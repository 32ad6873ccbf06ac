import { judge } from '@rpm/domain';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';

/** When the patient of the stories typed a blood pressure. */
export const typedAt = new Date('2026-11-20T13:00:00Z');

const pressure = (at: Date, serial: string, values: { systolic: number; diastolic: number }) => ({
  ...{ patientId: demoAccounts.patient.accountId, vital: 'BloodPressure' as const, serial },
  ...{ at, receivedAt: at, values },
  ...judge('BloodPressure', values),
});

/** A backend with a blood pressure that the patient typed, 118 over 76, and one of a device the day before, 122 over 79. */
export const withTyped = () => {
  const dayBefore = new Date(typedAt.getTime() - 86_400_000);
  const readings = [
    pressure(dayBefore, 'SN-1', { systolic: 122, diastolic: 79 }),
    pressure(typedAt, '', { systolic: 118, diastolic: 76 }),
  ];
  return backend({ world: { ...smallClinic(), readings: () => readings } });
};
