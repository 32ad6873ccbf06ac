import { formatStamp, serialKey } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { WaitingEntry } from '../subjects/vendors/contract.ts';
import { demoAccounts, northside } from './clinics.ts';

const hourMs = 3_600_000;

/**
 * A vendor that delivers to the demo clinic, and two readings of a cuff that nobody has yet. It has no secret, so that
 * nothing it signs is good, until somebody renews it: a secret that stands here would be everybody's.
 */
export function makeVendors(now: Date): Required<Pick<World, 'vendorConnections' | 'waitingReadings'>> {
  const ago = (hours: number) => new Date(Math.floor(now.getTime() / 1000) * 1000 - hours * hourMs);
  const { clinicId } = northside;
  const connectionId = 'vendor-tenovi';
  const serial = '5f1c9a42-77d0-4c1e-9a55-0d6f3f1f2b11';
  const waiting = (hours: number, systolic: number, diastolic: number): WaitingEntry => ({
    clinicId,
    connectionId,
    serial,
    serialKey: serialKey(serial),
    at: ago(hours),
    receivedAt: ago(hours),
    isTyped: false,
    reading: {
      mrSubType: 'BloodPressure',
      mrTime: formatStamp(ago(hours)),
      values: { systolic, diastolic },
      unit: 'mm[Hg]',
    },
  });
  return {
    vendorConnections: [
      {
        connectionId,
        clinicId,
        vendor: 'tenovi',
        madeAt: ago(24 * 40),
        secret: '',
        old: null,
        heardAt: ago(2),
        madeById: demoAccounts.administrator.accountId,
      },
    ],
    waitingReadings: [waiting(26, 131, 82), waiting(2, 128, 79)],
  };
}
