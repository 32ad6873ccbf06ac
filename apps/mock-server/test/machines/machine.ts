import { createServer, type Socket } from 'node:net';
import type { StoreParts } from '../../src/store/Store.ts';
import { openDatabase } from '../../src/store/sql/open.ts';
import { postgresStore } from '../../src/store/sql/sqlStore.ts';
import { type Outcome, outcomeOf, type Reply, type Request, talk, unpack } from './messages.ts';

/*
 * A process with PostgreSQL stores in it, for tests that let several machines share a database. Each connection to it
 * names a database first, and has a store of its own until it ends. The process ends with its parent.
 */

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

function serve(socket: Socket): void {
  const works = new Map<number, PromiseWithResolvers<Outcome>>();
  const inside = new Map<number, StoreParts>();
  let ready: ReturnType<typeof openStore> | null = null;
  const send = talk<string | Request, Reply>(socket, (message) => {
    if (typeof message === 'string') ready = openStore(message);
    else if (message.kind === 'worked') works.get(message.id)?.resolve(message.outcome);
    else if (ready) {
      const { id } = message;
      void outcomeOf(handle(ready.store, message)).then((outcome) => send({ kind: 'answer', id, outcome }));
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => void ready?.close());

  async function handle(
    store: ReturnType<typeof postgresStore>,
    request: Exclude<Request, { kind: 'worked' }>,
  ) {
    if (request.kind === 'call') {
      const parts = request.inside === null ? store : inside.get(request.inside);
      const methods = parts?.[request.part as keyof StoreParts] as unknown as Methods;
      return methods[request.method]?.(...request.given);
    }
    const { id, intent } = request;
    const work = async (parts: StoreParts) => {
      const worked = Promise.withResolvers<Outcome>();
      works.set(id, worked);
      inside.set(id, parts);
      send({ kind: 'work', id });
      return unpack(await worked.promise);
    };
    return intent ? store.once(intent, work) : store.atomically(work);
  }
}

function openStore(url: string) {
  // As few as the tests' own: many are open at once.
  const db = openDatabase(url, {
    connections: 5,
    idleMs: 500,
    scope: '*',
    keepsStatements: !process.env.POOLER,
  });
  return { store: postgresStore(db), close: () => db.destroy() };
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.stdin.on('end', () => process.exit());
process.stdin.resume();
