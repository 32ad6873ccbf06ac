import { memoryParts, stateOf } from '../../rooms/memory.ts';
import type { Store } from '../Store.ts';
import type { World } from '../World.ts';
import { memoryOnce } from './once.ts';
import type { MemoryStoreOptions } from './state.ts';
import { memoryTransactions } from './transaction.ts';

/** A store in memory: for stories and quick tests. It takes a copy of the world, so no story sees another's changes. */
export function memoryStore(world: World, options: MemoryStoreOptions): Store {
  const state = stateOf(world, options);
  const transaction = memoryTransactions(state, memoryParts);
  const once = memoryOnce();
  return {
    ...memoryParts(state),
    once: (intent, work) => once(intent, () => transaction(work)),
    atomically: transaction,
    within: (_, work) => work(),
  };
}
