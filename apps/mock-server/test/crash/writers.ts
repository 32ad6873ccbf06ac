import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { formatStamp } from '@rpm/domain';
import { rightRequests } from '../rightRequests.ts';

/** The tokens of those who write. */
export interface Tokens {
  provider: string;
  device: string;
}

const kinds = [
  'addInquiry',
  'placeDeviceOrder',
  'addUserNotes',
  'addReadings',
] as const satisfies EndpointName[];
export type WriteKind = (typeof kinds)[number];

/** A write that has been sent. Its number is its own, and stands in what it writes. */
export interface Sent {
  kind: WriteKind;
  number: number;
  /** The text of the answer; `null` when none came. */
  answer: string | null;
}

/** The text that a write leaves in the database. */
export const markOf = (number: number) => `Crash test write ${number}`;
/** How many readings one write delivers. */
export const readingsInWrite = 5;

/** What a write sends. */
function bodyOf(kind: WriteKind, number: number, start: Date): object {
  const right = rightRequests[kind].body as object;
  switch (kind) {
    case 'addInquiry':
      return { ...right, message: markOf(number) };
    case 'addUserNotes':
      return { ...right, text: markOf(number) };
    case 'placeDeviceOrder':
      return {
        ...right,
        address: { street: markOf(number), city: 'Sampletown', state: 'NY', zipCode: '10001' },
      };
    case 'addReadings':
      return { readings: readingsOf(number, start) };
  }
}

/** Readings at times that no other write has. */
const readingsOf = (number: number, start: Date) =>
  Array.from({ length: readingsInWrite }, (_, second) => ({
    mrSubType: 'BloodPressure',
    mrTime: formatStamp(new Date(start.getTime() - (number * readingsInWrite + second) * 1000)),
    values: { systolic: 110 + second * 10, diastolic: 70 },
  }));

/** Sends writes to one server, as the same people. */
export class Writer {
  readonly #address: string;
  readonly #tokens: Tokens;
  readonly #start: Date;

  /** @param start the moment of which all readings are reckoned */
  constructor(address: string, tokens: Tokens, start: Date) {
    this.#address = address;
    this.#tokens = tokens;
    this.#start = start;
  }

  /** Sends one write. A connection that breaks, or a refusal, is no acknowledgment. */
  async send(kind: WriteKind, number: number): Promise<Sent> {
    const token = kind === 'addReadings' ? this.#tokens.device : this.#tokens.provider;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': `write-${number}`,
    };
    const body = JSON.stringify(bodyOf(kind, number, this.#start));
    try {
      const response = await fetch(this.#address + endpoints[kind].path, { method: 'POST', headers, body });
      const text = await response.text();
      return { kind, number, answer: response.ok ? text : null };
    } catch {
      return { kind, number, answer: null };
    }
  }

  /**
   * Writes in four rows at once until one of them gets no answer, or somebody ends it.
   *
   * @param first the number of the first write
   * @param onAnswer called after each acknowledgment
   */
  keepSending(first: number, onAnswer: () => void): { ended: Promise<unknown>; stop: () => Promise<Sent[]> } {
    const sent: Sent[] = [];
    let isOver = false;
    let next = first;
    const row = async () => {
      while (!isOver) {
        const number = next++;
        const one = await this.send(kinds[number % kinds.length] ?? 'addInquiry', number);
        sent.push(one);
        if (one.answer === null) isOver = true;
        else onAnswer();
      }
    };
    const rows = Promise.all(Array.from({ length: 4 }, row));
    return {
      ended: rows,
      async stop() {
        isOver = true;
        await rows;
        return sent;
      },
    };
  }
}
