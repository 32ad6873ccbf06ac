import type { MemoryState } from '../../store/memory/state.ts';
import type { KeptChanges } from './changes.ts';
import type { AuditEntry } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    audit: AuditEntry[];
    /** What corrections changed, by the digest in their line. */
    auditChanges: Map<string, KeptChanges>;
  }
}

/** What memory begins with. */
export const auditState = () =>
  ({
    audit: [],
    auditChanges: new Map(),
  }) satisfies Partial<MemoryState>;
