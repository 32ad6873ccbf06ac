import type { NewSession } from '../../subjects/sessions/contract.ts';
import type { World } from '../World.ts';

/** What a memory store begins with beside the world's own data. */
export interface MemoryStoreOptions {
  /** The password of every account of the world, hashed. */
  passwordHash: string;
  /** The activation code of every patient without an account, hashed; left out, nobody has one. */
  activationHash?: string;
  /** Sessions that are running already. */
  sessions?: readonly NewSession[];
}

/**
 * The tables of a memory store. The parts share it, as the parts of a database share its tables. Each subject adds its
 * own in `subjects/<subject>/state.ts`.
 */
export interface MemoryState {
  world: World;
}
