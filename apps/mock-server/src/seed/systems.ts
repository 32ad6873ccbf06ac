import type { StoredSubscription } from '../subjects/subscriptions/contract.ts';
import type { NotifyGate } from '../subjects/subscriptions/gate.ts';
import type { SeedSystem } from '../subjects/systems/contract.ts';
import { demoAccounts, northside } from './clinics.ts';

/** A system of the demo clinic that reads people and readings, for a test or a story: `aSystem({ name: 'Analytics' })`. Nobody has its private key. */
export const aSystem = (special: Partial<SeedSystem> = {}): SeedSystem => ({
  systemId: 'system-1',
  clinicId: northside.clinicId,
  name: 'Riverbend EHR',
  grants: ['people', 'readings'],
  keys: {
    keys: [
      {
        kty: 'EC',
        crv: 'P-384',
        kid: 'riverbend-2026',
        alg: 'ES384',
        x: 'mqmz4WIpmuiYIcPKMY3RaMOndh8gNbMYUbpFn6_aKfHQ1uVcw1E2idegzQUaeVEi',
        y: 'B-7tdUvhroVNZ9Ld2lV7F1ZwD2lWMEHZ9J7XVQzK53u4mfgU6fr3earjcVUSuxrL',
      },
    ],
  },
  madeAt: new Date('2026-10-11T13:05:00Z'),
  usedAt: null,
  madeById: demoAccounts.administrator.accountId,
  ...special,
});

/** A subscription of that system to new readings, for a test or a story: `aSubscription({ state: 'error' })`. */
export const aSubscription = (special: Partial<StoredSubscription> = {}): StoredSubscription => ({
  subscriptionId: 'subscription-1',
  clinicId: northside.clinicId,
  systemId: 'system-1',
  topic: 'readings',
  patientIds: null,
  vitals: null,
  filters: [],
  headers: null,
  endpoint: 'https://ehr.riverbend.example/notifications',
  content: 'id-only',
  heartbeatSeconds: null,
  most: 100,
  reason: 'Readings for the chart',
  endsAt: null,
  state: 'active',
  madeAt: new Date('2026-10-11T14:00:00Z'),
  counted: 0,
  sent: 0,
  failures: 0,
  problem: null,
  nextAt: new Date('2026-10-11T14:00:00Z'),
  sentAt: null,
  ...special,
});

/** Tells nobody, where there is no network: every delivery is taken. */
export const storyNotify: NotifyGate = { send: async () => null };
