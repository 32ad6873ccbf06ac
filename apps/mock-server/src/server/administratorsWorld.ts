import { standardCodes, standardRates } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { Administrator } from './settings.ts';

/**
 * A new clinic with one member of staff, and what it bills by. Its devices the administrator picks from the catalog.
 *
 * @param ids the ids that the clinic and the account get
 */
export function administratorsWorld(
  { email, clinic, timeZone }: Administrator,
  { clinicId, accountId }: { clinicId: string; accountId: string },
): World {
  return {
    clinics: [{ clinicId, name: clinic, timeZone }],
    accounts: [
      {
        accountId,
        username: email,
        role: 'ADMIN',
        clinicId,
        firstName: 'Clinic',
        middleName: '',
        lastName: 'Administrator',
        isEmailUnconfirmed: true,
      },
    ],
    patients: [],
    devices: [],
    clinicDevices: [],
    orders: [],
    notes: [],
    readings: () => [],
    records: [],
    files: [],
    shares: [],
    billingCodes: standardCodes.map((code) => ({ ...code, version: 1, clinicId })),
    rates: standardRates.map((rate) => ({ ...rate, clinicId })),
    ranges: [],
    reviews: [],
    invitations: [],
  };
}
