import type { FhirType, SystemGrant, SystemKeys } from '@rpm/domain';
import { formatStamp } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';

/** A system of somebody else that may read what a clinic has, or send readings. */
export interface StoredSystem {
  systemId: string;
  clinicId: string;
  name: string;
  grants: readonly SystemGrant[];
  keys: SystemKeys;
  madeAt: Date;
  /** When it was given a token last. */
  usedAt: Date | null;
}

/** A system that a store begins with, with who connected it. */
export interface SeedSystem extends StoredSystem {
  madeById: string;
}

/** Whose token it is, and what it may do. */
export interface SystemToken {
  systemId: string;
  clinicId: string;
  scopes: readonly string[];
}

/** What a system takes out at once: what there is at that moment, of some types, changed since another one. */
export interface StoredExport {
  exportId: string;
  systemId: string;
  clinicId: string;
  types: readonly FhirType[];
  since: Date | null;
  at: Date;
}

/** The systems that are connected, and the tokens that they were given. @see ADR 55 */
export interface Systems {
  /** One that is connected. */
  find(systemId: string): Promise<StoredSystem | null>;
  /** Those of a clinic, the oldest first. */
  list(clinicId: string): Promise<StoredSystem[]>;
  /** Connects one, with its audit entry. `full`: the clinic has as many as it may. */
  add(wish: Actor & Pick<StoredSystem, 'systemId' | 'name' | 'grants' | 'keys'>): Promise<'added' | 'full'>;
  /** Ends one: its tokens are good for nothing from now on. With the audit entry. @returns whether there was one */
  end(wish: Actor & { systemId: string }): Promise<boolean>;
  /**
   * Keeps a token for an assertion, once.
   *
   * @param token `assertionHash` tells assertions of a system apart
   * @returns `false` when the very same assertion came before
   */
  issue(
    token: SystemToken & { tokenHash: string; assertionHash: string; at: Date; until: Date },
  ): Promise<boolean>;
  /** Whose token it is, while both it and the system are good. */
  ofToken(tokenHash: string, now: Date): Promise<SystemToken | null>;
  /** Takes down that a system wants to take something out, with the audit entry. Nothing is copied. */
  beginExport(begun: StoredExport): Promise<void>;
  /** An export of a system that was begun after a moment. */
  findExport(of: Pick<StoredExport, 'exportId' | 'systemId'>, after: Date): Promise<StoredExport | null>;
  /** Ends one. @returns whether there was one */
  endExport(of: Pick<StoredExport, 'exportId' | 'systemId'>): Promise<boolean>;
}

/** The audit entry of an export. */
export const exportEntry = ({ systemId, clinicId, at, exportId, types, since }: StoredExport) =>
  auditEntry({ accountId: systemId, clinicId, at }, 'system.exported', exportId, {
    types: [...types],
    since: since && formatStamp(since),
  });

declare module '../../store/Store.ts' {
  interface StoreParts {
    systems: Systems;
  }
}
