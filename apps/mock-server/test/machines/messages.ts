import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { IntentKey } from '../../src/store/once.ts';

/** What a test asks of a machine. */
export type Request =
  | {
      kind: 'call';
      /** Tells the requests of a connection apart. */
      id: number;
      /** The request whose transaction it belongs to; `null` outside of one. */
      inside: number | null;
      part: string;
      method: string;
      given: unknown[];
    }
  /** To begin a transaction, which lasts until its work is `worked`. `null`: `atomically`, for no intent. */
  | { kind: 'begin'; id: number; intent: IntentKey | null }
  /** The work of a transaction has come to its end. */
  | { kind: 'worked'; id: number; outcome: Outcome };

/** What a machine says: the transaction is there for its work, or what came of a request. */
export type Reply = { kind: 'work'; id: number } | { kind: 'answer'; id: number; outcome: Outcome };

/** What came of something, as one process tells another. */
export type Outcome = { succeeded: true; value: unknown } | { succeeded: false; error: unknown };

/** Puts what came of a piece of work into a form that can be sent. */
export const outcomeOf = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    (value) => ({ succeeded: true, value }),
    (error: unknown) => ({ succeeded: false, error }),
  );

/** Gives or throws what came of something elsewhere. */
export function unpack(outcome: Outcome): unknown {
  if (outcome.succeeded) return outcome.value;
  throw outcome.error;
}

const headBytes = 4;

/**
 * Sends and takes messages over a socket, each behind its length.
 *
 * @returns sends one
 */
export function talk<In, Out>(socket: Socket, take: (message: In) => void): (message: Out) => void {
  let kept = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    kept = Buffer.concat([kept, bytes]);
    while (kept.length >= headBytes && kept.length >= headBytes + kept.readUInt32BE()) {
      const end = headBytes + kept.readUInt32BE();
      take(deserialize(kept.subarray(headBytes, end)) as In);
      kept = kept.subarray(end);
    }
  });
  return (message) => {
    const body = serialize(message);
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(body.length);
    socket.write(Buffer.concat([head, body]));
  };
}
