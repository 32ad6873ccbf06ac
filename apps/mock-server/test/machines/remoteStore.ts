import { once } from 'node:events';
import { connect } from 'node:net';
import type { Scope, Store, StoreParts } from '../../src/store/Store.ts';
import { type Outcome, outcomeOf, type Reply, type Request, talk, unpack } from './messages.ts';

/** A store in another process. */
export interface RemoteStore {
  store: Store;
  close: () => void;
}

/**
 * Opens a store on a machine. What is called here is done there, transactions with what is done inside them included.
 *
 * @param port where the machine listens
 * @param url the database
 */
export async function remoteStore(port: number, url: string): Promise<RemoteStore> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const asked = new Map<number, PromiseWithResolvers<Outcome>>();
  const works = new Map<number, (parts: StoreParts) => Promise<unknown>>();
  let last = 0;
  const send = talk<Reply, string | Request>(socket, (reply) => {
    const { id } = reply;
    if (reply.kind === 'answer') return asked.get(id)?.resolve(reply.outcome);
    const work = works.get(id);
    if (work) {
      void outcomeOf(work(partsIn(id))).then((outcome) => {
        if (socket.writable) send({ kind: 'worked', id, outcome });
      });
    }
  });
  send(url);

  async function ask(request: (id: number) => Request): Promise<unknown> {
    // A call that was given up may go on after its test, as one does whose database is gone.
    if (!socket.writable) throw new Error('The connection is closed.');
    last += 1;
    const id = last;
    const answer = Promise.withResolvers<Outcome>();
    asked.set(id, answer);
    send(request(id));
    const outcome = await answer.promise;
    asked.delete(id);
    return unpack(outcome);
  }

  const partsIn = (inside: number | null) =>
    new Proxy({} as StoreParts, {
      get: (_, part: string) =>
        new Proxy(
          {},
          {
            get:
              (_part, method: string) =>
              (...given: unknown[]) =>
                ask((id) => ({ kind: 'call', id, inside, part, method, given })),
          },
        ),
    });

  /** What the work itself throws is thrown as it is; what comes back from the machine is a copy. */
  async function begin<T>(
    intent: Parameters<Store['once']>[0] | null,
    work: (parts: StoreParts) => Promise<T>,
  ) {
    const thrown: unknown[] = [];
    const watched = (parts: StoreParts) =>
      work(parts).catch((error: unknown) => {
        thrown.push(error);
        throw new Error('The work failed.');
      });
    try {
      return await ask((id) => {
        works.set(id, watched);
        return { kind: 'begin', id, intent };
      });
    } catch (error) {
      throw thrown.length > 0 ? thrown[0] : error;
    }
  }

  const store = new Proxy(partsIn(null) as Store, {
    get: (parts, name: keyof Store) => {
      if (name === 'once') return begin;
      if (name === 'atomically') return <T>(work: (inside: StoreParts) => Promise<T>) => begin(null, work);
      if (name === 'within') return <T>(_: Scope, work: () => Promise<T>) => work();
      return parts[name];
    },
  });
  return { store, close: () => socket.end() };
}
