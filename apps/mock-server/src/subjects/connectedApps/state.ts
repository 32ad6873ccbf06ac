import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { StoredApp, StoredAppToken, StoredCode, StoredGrant } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    apps: StoredApp[];
    appGrants: (StoredGrant & StoredCode)[];
    appTokens: StoredAppToken[];
  }
}

/** What memory begins with. */
export const connectedAppState = (world: World) =>
  ({
    apps: structuredClone([...(world.apps ?? [])]),
    appGrants: structuredClone([...(world.appGrants ?? [])]),
    appTokens: [],
  }) satisfies Partial<MemoryState>;

/** What becomes of them with their patient's record. */
export const appGrantFate = fateOf({
  table: 'app_grants',
  rows: (state) => state.appGrants,
  merge: {
    stays: 'an app was let in to this record alone, and is refused while it is a part of another one',
  },
  exported: {
    as: 'connectedApps',
    read: async (store, patientId) =>
      (await store.connectedApps.ofPatient(patientId, new Date(0))).map(
        ({ name, publisher, scopes, madeAt, until, usedAt }) => ({
          name,
          publisher,
          scopes,
          madeAt,
          until,
          usedAt,
        }),
      ),
  },
});
