import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { StoredCompliance } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    compliance: StoredCompliance[];
    /** Up to which day patients say to be away, oldest first. */
    absences: { patientId: string; until: string }[];
  }
}

/** What memory begins with. */
export const complianceState = (world: World) =>
  ({
    compliance: structuredClone([...(world.compliance ?? [])]),
    absences: [],
  }) satisfies Partial<MemoryState>;

/** What becomes of them with their patient's record. */
export const absenceFate = fateOf({
  table: 'absences',
  rows: (state) => state.absences,
  merge: { stays: 'said of a record; the silence of the one that stays is asked about anew' },
  exported: { within: 'absences' },
});

/** What becomes of them with their patient's record. */
export const complianceFate = fateOf({
  table: 'compliance_alerts',
  rows: (state) => state.compliance,
  merge: { stays: 'found anew of the record that stays, and not shown of one that went' },
  exported: { within: 'compliance, with compliance_events' },
});
