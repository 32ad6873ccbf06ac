import {
  aConnection,
  anAppGrant,
  anEhr,
  aSubscription,
  aSystem,
  demoAccounts,
  northside,
  southside,
} from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { startOfTest } from './harness.ts';
import { owners, people } from './requestPeople.ts';

const { otherProvider } = demoAccounts;

/** The connection of a patient to a hospital. */
export const connectionOf = (patientId: string) => `hospital-connection-of-${patientId}`;
/** What a patient brings back from the hospital. */
export const hospitalStateOf = (patientId: string) => `hospital-state-of-${patientId}`;

export const ownConnections = (): NonNullable<World['hospitalConnections']> =>
  owners.map(({ whose, clinicId }) => {
    const patientId = people[whose].userId;
    const connectionId = connectionOf(patientId);
    const tokens = { access: 'access', until: null, refresh: null, patient: 'p-1' };
    return aConnection({
      ...{ connectionId, clinicId, patientId, askedAt: startOfTest, state: 'Connected' },
      asked: { stateHash: hashToken(hospitalStateOf(patientId)), verifier: 'a-verifier' },
      tokens: JSON.stringify(tokens),
    });
  });

/** The vendor that delivers to a clinic, and a device of it that nobody has. */
export const vendorOf = (clinicId: string) => `vendor-of-${clinicId}`;
export const waitingSerial = 'tnv-0';

export const ownVendors = (): Required<Pick<World, 'vendorConnections' | 'waitingReadings'>> => {
  const at = new Date('2026-11-20T12:00:00Z');
  const clinics = [demoAccounts.administrator, otherProvider];
  return {
    vendorConnections: clinics.map(({ accountId: madeById, clinicId }) => ({
      ...{ connectionId: vendorOf(clinicId), clinicId, vendor: 'tenovi' as const, madeAt: at, madeById },
      ...{ secret: '', old: null, heardAt: null },
    })),
    waitingReadings: clinics.map(({ clinicId }) => ({
      ...{ clinicId, connectionId: vendorOf(clinicId), serial: waitingSerial, serialKey: waitingSerial },
      ...{ at, receivedAt: at, isTyped: false },
      reading: { mrSubType: 'HeartRate', mrTime: '20261120-12:00:00', values: { heartRate: 71 } },
    })),
  };
};

/** What a patient allows an app, and how the app asks. */
export const appGrantOf = (patientId: string) => `app-grant-of-${patientId}`;
export const rightAppRequest = {
  ...{ clientId: 'heart-diary', redirectUri: 'https://heart-diary.example/back', responseType: 'code' },
  ...{ scope: 'launch/patient patient/*.rs offline_access', state: 'a-state' },
  ...{ audience: 'https://portal.example/fhir', challenge: 'c'.repeat(43), method: 'S256' },
};

export const ownAppGrants = (): NonNullable<World['appGrants']> =>
  owners.map(({ whose, clinicId }) => {
    const patientId = people[whose].userId;
    return anAppGrant({
      grantId: appGrantOf(patientId),
      patientId,
      clinicId,
      codeHash: `code-of-${patientId}`,
    });
  });

/** The system that is connected to a clinic. */
export const systemOf = (clinicId: string) => `system-of-${clinicId}`;

export const ownSystems = (): NonNullable<World['systems']> =>
  [demoAccounts.administrator, otherProvider].map(({ accountId: madeById, clinicId }) =>
    aSystem({ systemId: systemOf(clinicId), clinicId, madeById }),
  );

/** What that system is told. */
export const subscriptionOf = (clinicId: string) => `subscription-of-${clinicId}`;

export const ownSubscriptions = (): NonNullable<World['subscriptions']> =>
  [northside, southside].map(({ clinicId }) =>
    aSubscription({ subscriptionId: subscriptionOf(clinicId), clinicId, systemId: systemOf(clinicId) }),
  );

/** The EHR of a clinic. */
export const ehrOf = (clinicId: string) => `ehr-of-${clinicId}`;

export const ownEhrs = (): NonNullable<World['loginProviders']> =>
  [northside, southside].map(({ clinicId }) =>
    anEhr({ providerId: ehrOf(clinicId), clinicId, address: `https://${ehrOf(clinicId)}.example/r4` }),
  );
