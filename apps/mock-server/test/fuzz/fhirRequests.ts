import { fhirId, fhirTypes } from '@rpm/domain';
import { type Draw, draws } from '../../src/seed/random.ts';
import { aPressure } from '../fhirWorld.ts';
import { filtered, wish } from '../notifications.ts';
import { people } from '../requestPeople.ts';

/** The five who ask: a system of each clinic, a patient's app, nobody, and somebody with a token that is none. */
const fhirAskers = ['northside', 'southside', 'app', 'nobody', 'stranger'] as const;
export type FhirAsker = (typeof fhirAskers)[number];

/** One generated request. */
export interface FhirRequest {
  asker: FhirAsker;
  /** The route that it is for, as the server has it. */
  route: string;
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'];
const patients = Object.values(people).map(({ userId }) => fhirId(userId));
const names = [
  ...['patient', 'subject', '_id', 'code', 'date', 'identified', '_lastUpdated', '_count', '_include'],
  ...['_after', 'category', 'status', 'url', 'target', 'family', 'given', 'name', 'birthdate', 'identifier'],
  ...['_type', '_since', '_outputFormat', 'eventsSinceNumber', 'eventsUntilNumber', 'content', 'id', 'mood'],
];
const values = [
  ...['8867-4', 'http://loinc.org|85354-9', 'vital-signs', '2026-11-20', 'ge2026-11-01', 'lt2026', '5', '0'],
  ...[
    'Observation:patient',
    'Observation',
    'Patient,Consent',
    'active',
    'full-resource',
    'SubscriptionTopic',
  ],
  ...['2026-11-18T15:00:00Z', 'Condition/x', 'Testpatient', '1948-03-04', 'application/fhir+ndjson'],
];
const hostile = [
  ...[
    '',
    ' ',
    '\0',
    '%',
    '%00',
    '%ff',
    '%E0%A4%A',
    "'",
    '"; drop table patients; --',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../etc',
    '..%2f..%2f',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e99',
    '.s',
    '.h0000',
    '.hd800',
    '.h0000.sx',
    '.u.h',
  ],
  ...[
    '9'.repeat(30),
    'x'.repeat(5000),
    '🩺'.repeat(50),
    'ge',
    '0001-01-01',
    '9999-12-31T23:59:60Z',
    ',',
    '|',
  ],
];
const odd = [null, true, 0, -1, 1.5, 1e99, '', '\0', '\ud800', 'x'.repeat(3000), [], {}, [[]], [null]];
const contentTypes = [
  'application/fhir+json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
];

/** Makes requests to the API for systems without end, the same ones for the same seed. */
export class FhirRequests {
  readonly #draw: Draw;
  readonly #routes: readonly string[];
  /** Ids that answers have named. */
  readonly #seen: string[] = [];

  constructor(seed: number, routes: readonly string[]) {
    this.#draw = draws(seed);
    this.#routes = routes;
  }

  /** Remembers an id, so that later requests are about it, by whomever. */
  learn(id: string): void {
    if (this.#seen.length < 300) this.#seen.push(id);
    else this.#seen[this.#draw.whole(0, 299)] = id;
  }

  next(): FhirRequest {
    const draw = this.#draw;
    const route = this.#one(this.#routes);
    const path = route.replace(/:(\w+)/g, (_, name: string) => this.#segment(name));
    const method = this.#one(methods);
    const query = Array.from({ length: draw.whole(0, 3) }, () => `${this.#one(names)}=${this.#value()}`);
    // Half of them are about somebody: a search without a patient is refused.
    if (draw.unit() < 0.5) query.push(`patient=${this.#one(patients)}`);
    const body = method === 'POST' || method === 'PUT' ? { body: this.#body() } : {};
    const headers = {
      ...(draw.unit() < 0.8 && { 'content-type': this.#one(contentTypes) }),
      ...(draw.unit() < 0.5 && { prefer: this.#one(['respond-async', 'handling=strict', 'x']) }),
      ...(draw.unit() < 0.2 && { 'if-none-match': this.#one(['*', 'W/"0"', '"']) }),
    };
    const search = query.length > 0 ? `?${query.join('&')}` : '';
    return { asker: this.#one(fhirAskers), route, path: path + search, init: { method, headers, ...body } };
  }

  #segment(name: string): string {
    // Patients more often than others: by their names it is seen who sees whom.
    if (name === 'type' && this.#draw.unit() < 0.9)
      return this.#draw.unit() < 0.25 ? 'Patient' : this.#one(fhirTypes);
    const id = this.#draw.unit();
    if (id < 0.4) return this.#one(patients);
    return id < 0.8 && this.#seen.length > 0 ? this.#one(this.#seen) : encoded(this.#one(hostile)) || 'x';
  }

  #value(): string {
    const kind = this.#draw.unit();
    if (kind < 0.3) return this.#one(patients);
    if (kind < 0.5 && this.#seen.length > 0) return this.#one(this.#seen);
    // Some as they are: an address that is written badly comes, too.
    return kind < 0.8 ? encodeURIComponent(this.#one(values)) : encoded(this.#one(hostile));
  }

  /** A reading or a subscription, as it should be or with parts that should not. */
  #body(): string {
    const draw = this.#draw;
    if (draw.unit() < 0.15)
      return this.#one([...hostile, '{', '[]', 'null', `patient=${this.#one(patients)}`]);
    const filter = `Observation?patient=Patient/${this.#one(patients)}`;
    const reading = { ...aPressure, subject: { reference: `Patient/${this.#one(patients)}` } };
    const body = structuredClone<object>(draw.unit() < 0.5 ? reading : wish(filtered(filter)));
    for (let change = draw.unit() < 0.4 ? 0 : draw.whole(1, 2); change > 0; change -= 1) this.#spoil(body);
    return JSON.stringify(body);
  }

  #spoil(within: object): void {
    const [key, inside] = this.#one(Object.entries(within));
    if (
      typeof inside === 'object' &&
      inside !== null &&
      Object.keys(inside).length > 0 &&
      this.#draw.unit() < 0.6
    )
      this.#spoil(inside);
    else Object.assign(within, { [key]: structuredClone(this.#one(odd)) });
  }

  #one<T>(items: readonly T[]): T {
    return this.#draw.one(items as [T, ...T[]]);
  }
}

/** As it stands in an address; what begins with '%' is written there as it is. */
const encoded = (text: string) =>
  text.startsWith('%') || text.includes('%2f') ? text : encodeURIComponent(text);
