import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { InvitationEntry } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By id. */
    invitations: Map<string, InvitationEntry>;
  }
}

/** What memory begins with. */
export const staffState = (world: World) =>
  ({
    invitations: new Map(world.invitations.map((invitation) => [invitation.invitationId, { ...invitation }])),
  }) satisfies Partial<MemoryState>;
