import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { demoAccounts, northside, southside } from '../../src/seed/index.ts';
import { type Draw, draws } from '../../src/seed/random.ts';
import type { AskOptions } from '../harness.ts';
import { orderOf, people } from '../requestPeople.ts';
import { rightRequests } from '../rightRequests.ts';

/** The six who ask. */
export const askers = ['patient', 'provider', 'staff', 'administrator', 'otherProvider', 'carer'] as const;
export type Asker = (typeof askers)[number];

/** One generated request. */
export interface FuzzRequest extends Pick<AskOptions, 'params' | 'query' | 'body' | 'key'> {
  name: EndpointName;
  asker: Asker;
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const names = Object.keys(endpoints) as EndpointName[];
/** Ends the session of who asks, or hashes a password; asked rarely, or nobody would be logged in for long. */
const rare = new Set<EndpointName>([
  'logout',
  'login',
  'verifyLogin',
  'signup',
  'sendContact',
  'publicVerify',
  'newActivationCode',
  'addOwnClinic',
  'switchClinic',
  'forgotPassword',
  'checkPasswordToken',
  'resetPassword',
  'changePassword',
  'endAccess',
]);

const statuses = ['Submitted', 'Shipped', 'Activated'] as const;
const orderIds = Object.keys(people).flatMap((whose) =>
  statuses.map((status) => orderOf(status, whose as keyof typeof people)),
);
/** Names of things that are there, of both clinics, and of some that are not. */
const known: readonly string[] = [
  ...Object.values(people).flatMap(({ userId, username }) => [userId, username]),
  ...Object.values(demoAccounts).flatMap(({ accountId, username }) => [accountId, username]),
  ...orderIds,
  northside.name,
  southside.name,
  'EX-BP120',
  'SN-0001',
];
const words: readonly string[] = [
  ...['Submitted', 'Processing', 'PickedUp', 'Shipped', 'Activated', 'Deactivated', 'Mail', 'Pickup'],
  ...[
    'BloodPressure',
    'Weight',
    'BloodGlucose',
    'Condition',
    'Encounter',
    'LabReport',
    'all',
    'silent',
    'own',
  ],
  ...[
    '20261101-00:00:00',
    '20261120-14:00:00',
    '20261130-23:59:59',
    '21261120-15:00:00',
    '20260229-00:00:00',
  ],
  ...['2026-11-20', '1950-02-30', '10001', '10001-1234', '99454', '0', '1', '5', '20', '50', '5000'],
];
const hostile: readonly Json[] = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '%',
    '_',
    "'",
    '"; drop table orders; --',
    '<script>alert(1)</script>',
    '../../etc',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e99',
    '9'.repeat(30),
    'x'.repeat(5000),
    '🩺'.repeat(300),
  ],
  ...[null, true, false, 0, -1, 1.5, 1e99, 2 ** 53, [], {}, [[]], { toString: 'x' }, { __proto__: { a: 1 } }],
];

/**
 * Makes requests without end, the same ones for the same seed: right ones, right ones about somebody else's things or
 * about things that earlier answers named, and wrong ones of every kind.
 */
export class Requests {
  readonly #draw: Draw;
  /** Ids that answers have named. */
  readonly #seen: string[] = [];

  constructor(seed: number) {
    this.#draw = draws(seed);
  }

  /** Remembers the ids of an answer, so that later requests are about what earlier ones made. */
  learn(answer: unknown): void {
    for (const text of idsOf(answer)) {
      if (this.#seen.length < 500) this.#seen.push(text);
      else this.#seen[this.#draw.whole(0, 499)] = text;
    }
  }

  next(): FuzzRequest {
    const draw = this.#draw;
    let name = this.#one(names);
    while (rare.has(name) && draw.unit() > 0.05) name = this.#one(names);
    const right = structuredClone(rightRequests[name]) as { params?: Json; query?: Json; body?: Json };
    const changes = draw.unit() < 0.35 ? 0 : draw.whole(1, 3);
    for (let change = 0; change < changes; change += 1) this.#change(right);
    return {
      name,
      asker: this.#one(askers),
      ...(right.params !== undefined && { params: texts(right.params) }),
      ...(right.query !== undefined && { query: texts(right.query) }),
      ...(right.body !== undefined && { body: right.body }),
      ...(draw.unit() < 0.3 && { key: this.#one(['k1', 'k2', 'k3', '', ' ', 'ü', 'x'.repeat(200)]) }),
    };
  }

  #one<T>(items: readonly T[]): T {
    return items[Math.floor(this.#draw.unit() * items.length)] as T;
  }

  #change(request: { [part: string]: Json }): void {
    const places = placesOf(request).filter(({ depth }) => depth > 0);
    if (places.length === 0) return;
    const { holder, key } = this.#one(places);
    const kind = this.#draw.unit();
    if (kind < 0.1) delete (holder as { [name: string]: Json })[key];
    else (holder as { [name: string]: Json })[key] = this.#value(kind);
  }

  #value(kind: number): Json {
    if (kind < 0.45) return this.#one(known);
    if (kind < 0.6 && this.#seen.length > 0) return this.#one(this.#seen);
    if (kind < 0.8) return this.#one(words);
    return structuredClone(this.#one(hostile));
  }
}

interface Place {
  holder: Json[] | { [name: string]: Json };
  key: string;
  depth: number;
}

function placesOf(value: Json, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value, key, depth },
    ...placesOf(inner, depth + 1),
  ]);
}

/** Addresses carry texts, and no halves of surrogate pairs. */
const texts = (part: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part as object).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
    ]),
  );

/** Every text that stands under a name of an id, or in a list of such a name. */
function idsOf(value: unknown, isId = false): string[] {
  if (typeof value === 'string') return isId && value.length <= 100 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    idsOf(inner, /id$|^orders$|txnName|token/i.test(name) || (isId && Array.isArray(value))),
  );
}
