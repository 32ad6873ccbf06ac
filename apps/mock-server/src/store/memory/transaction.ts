import type { MemoryState } from './state.ts';

/**
 * Makes the pieces of work of a memory store happen whole or not at all. The first touch of a table takes a copy of it;
 * when the work throws, the tables that were touched become what they were. From its first call to its end a piece of
 * work has the tables to itself among such: so it takes nothing back that another has written. Calls outside of any do
 * not wait, and what they write meanwhile is not guarded: memory is for stories and tests, which have one user at a time.
 *
 * @param partsOf makes the parts of the store over the tables
 */
export function memoryTransactions<Parts extends object>(
  state: MemoryState,
  partsOf: (state: MemoryState) => Parts,
) {
  let last: Promise<void> = Promise.resolve();

  return async <T>(work: (parts: Parts) => Promise<T>): Promise<T> => {
    const undo: Undo = new Map();
    const end = Promise.withResolvers<void>();
    let begun: Promise<Parts> | undefined;
    /** Waits for its turn at the first call: a piece of work that asks for nothing keeps nobody waiting. */
    const begin = () => {
      if (!begun) {
        begun = last.then(() => partsOf(watched(state, undo)));
        last = end.promise;
      }
      return begun;
    };
    try {
      return await work(later(begin));
    } catch (error) {
      for (const takeBack of undo.values()) takeBack();
      throw error;
    } finally {
      end.resolve();
    }
  };
}

/** By table: how it becomes again what it was. */
type Undo = Map<PropertyKey, () => void>;

/** Parts that are there when they are first called. */
function later<Parts extends object>(begin: () => Promise<Parts>): Parts {
  const methodsOf = (part: PropertyKey) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...given: unknown[]) => {
            const owner: unknown = Reflect.get(await begin(), part);
            if (typeof owner !== 'object' || owner === null)
              throw new TypeError(`The store has no part ${String(part)}.`);
            const call: unknown = Reflect.get(owner, method);
            if (typeof call !== 'function') throw new TypeError(`${String(part)} has no ${String(method)}.`);
            return Reflect.apply(call, owner, given);
          },
      },
    );
  return new Proxy({} as Parts, { get: (_, part) => methodsOf(part) });
}

/** The tables, of which each is copied when it is touched for the first time. */
function watched(state: MemoryState, undo: Undo): MemoryState {
  return new Proxy(state, {
    get(target, name) {
      if (name === 'readings') return watchedReadings(target.readings, undo);
      const table: unknown = Reflect.get(target, name);
      if (!undo.has(name)) undo.set(name, undoOf(target, name, table));
      return table;
    },
  });
}

/** How a table becomes again what it is now. It stays the same object: others hold it. */
function undoOf(state: MemoryState, name: PropertyKey, table: unknown): () => void {
  if (Array.isArray(table)) {
    const rows = structuredClone(table);
    return () => {
      table.splice(0, table.length, ...rows);
      Reflect.set(state, name, table);
    };
  }
  if (table instanceof Map) {
    const rows = structuredClone(table);
    return () => refill(table, rows);
  }
  return () => Reflect.set(state, name, table);
}

function refill<Key, Row>(table: Map<Key, Row>, rows: ReadonlyMap<Key, Row>) {
  table.clear();
  for (const [key, row] of rows) table.set(key, row);
}

/** A reading is never changed, so the tables of readings are copied without what they hold. */
function watchedReadings(readings: MemoryState['readings'], undo: Undo) {
  return () => {
    const tables = readings();
    if (!undo.has('readings')) {
      const copies = new Map([...tables].map(([patientId, own]) => [patientId, { own, rows: new Map(own) }]));
      undo.set('readings', () => {
        for (const patientId of tables.keys()) if (!copies.has(patientId)) tables.delete(patientId);
        for (const { own, rows } of copies.values()) refill(own, rows);
      });
    }
    return tables;
  };
}
