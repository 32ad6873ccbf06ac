import {
  type HospitalKind,
  type HospitalProblem,
  hospitalRecordOf,
  isSomebodyElse,
  labRecordOf,
  limits,
  loneLabs,
  searchPageOf,
} from '@rpm/domain';
import { eachInTurn } from '../../api/eachInTurn.ts';
import type { Services } from '../../api/Services.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newId } from '../sessions/tokens.ts';
import type { KnownConnection, ReadRecord, StoredConnection, SyncRead } from './contract.ts';
import {
  type GateFault,
  type HospitalAddress,
  type HospitalGate,
  type HospitalTokens,
  isFault,
} from './gate.ts';
import { openTokens, sealTokens } from './tokens.ts';

const minute = 60_000;
/** So long before its end a token is renewed. */
const renewBefore = minute;
/** Most connections that one run of the job takes up, one after the other. */
const syncsAtOnce = 1000;

/** Whether a sync is under way, and not one that died. */
export const isSyncing = ({ syncBegunAt }: Pick<StoredConnection, 'syncBegunAt'>, now: Date): boolean =>
  syncBegunAt !== null && syncBegunAt.getTime() > now.getTime() - limits.hospitalSyncMinutes * minute;

type Needs = Pick<Services, 'store' | 'clock' | 'random' | 'vault' | 'hospitals'>;

/** Where a hospital answers; `null` when the directory does not say so any more. */
export const addressOf = ({
  endpoint,
  clientId,
  clientAuth,
}: KnownConnection['hospital']): HospitalAddress | null =>
  endpoint === null || clientId === null ? null : { endpoint, clientId, clientAuth };

/**
 * Syncs the connections that were not synced for a day, each once, however many processes do it. What one hospital does
 * wrong keeps no other one waiting longer than its time.
 */
export async function syncHospitals(services: Needs): Promise<void> {
  const { store, clock } = services;
  await store.within('every clinic', async () => {
    const before = new Date(clock().getTime() - limits.hospitalSyncHours * 60 * minute);
    await eachInTurn(await store.hospitals.due(before, syncsAtOnce), async (connectionId) => {
      if (await beginSync(store, clock(), connectionId)) await runSync(services, connectionId);
    });
  });
}

/** Takes down that a sync begins. @returns `false` when one is under way */
export function beginSync(store: Pick<StoreParts, 'hospitals'>, now: Date, connectionId: string) {
  return store.hospitals.beginSync(
    connectionId,
    now,
    new Date(now.getTime() - limits.hospitalSyncMinutes * minute),
  );
}

/** Reads what a hospital has of a patient, and keeps it. It was begun by `beginSync`. */
export async function runSync(services: Needs, connectionId: string): Promise<void> {
  const { store, clock } = services;
  const connection = await store.hospitals.one(connectionId);
  if (!connection) return;
  const found = await readAll(services, connection);
  await store.hospitals.endSync(connectionId, clock(), found);
}

const nothing = (fault: GateFault): SyncRead => ({
  read: [],
  problems: [{ kind: null, ...fault }],
});

async function readAll(services: Needs, connection: KnownConnection): Promise<SyncRead> {
  const { store, hospitals } = services;
  const at = addressOf(connection.hospital);
  const tokens = await freshTokens(services, connection);
  if (!at) return nothing({ fault: 'unreachable', status: null });
  if (isFault(tokens)) return nothing(tokens);
  const patient = await store.patients.find(connection.patientId);
  if (!patient) return nothing({ fault: 'otherPerson', status: null });
  const there = await hospitals.read(at, tokens, `Patient/${encodeURIComponent(tokens.patient)}`);
  if (isFault(there)) return nothing(there);
  // Nobody's allergies come into the record of somebody else.
  if (isSomebodyElse(there.found, patient.birthDate)) return nothing({ fault: 'otherPerson', status: null });
  const id = () => newId(services.random);
  const reader = { gate: hospitals, at, tokens, zone: patient.timeZone, id };
  const read: SyncRead['read'][number][] = [];
  const problems: HospitalProblem[] = [];
  for (const kind of connection.kinds) {
    const found = await readKind(reader, kind);
    if (isFault(found)) {
      problems.push({ kind, ...found });
      continue;
    }
    read.push({ kind, ...found });
    if (!found.isWhole) problems.push({ kind, fault: 'tooMuch', status: null });
  }
  return { read, problems };
}

/** The tokens of a connection, renewed when they are at their end. What a hospital refuses is thrown away. */
async function freshTokens(
  { store, vault, clock, hospitals }: Needs,
  connection: KnownConnection,
): Promise<HospitalTokens | GateFault> {
  const { connectionId } = connection;
  const at = addressOf(connection.hospital);
  const tokens = openTokens(vault, connection);
  if (!tokens || !at) return { fault: 'refused', status: null };
  if (tokens.until === null || tokens.until - renewBefore > clock().getTime()) return tokens;
  if (tokens.refresh === null) return { fault: 'refused', status: null };
  const next = await hospitals.renew(at, tokens);
  if (!isFault(next)) {
    await store.hospitals.saveTokens(connectionId, sealTokens(vault, connectionId, next));
    return next;
  }
  if (next.fault === 'refused') await store.hospitals.saveTokens(connectionId, null);
  return next;
}

interface Reader {
  gate: HospitalGate;
  at: HospitalAddress;
  tokens: HospitalTokens;
  zone: string;
  /** Names a record. */
  id: () => string;
}

/** All records of a kind. */
async function readKind(
  reader: Reader,
  kind: HospitalKind,
): Promise<{ records: ReadRecord[]; isWhole: boolean } | GateFault> {
  const { zone, id } = reader;
  const patient = encodeURIComponent(reader.tokens.patient);
  const found = await readPages(reader, `${kind}?patient=${patient}&_count=100`);
  if (isFault(found)) return found;
  const observed = await readLabs(reader, kind);
  if (isFault(observed)) return observed;
  const { labs } = observed;
  // Where not all reports came, nobody knows which tests stand in none.
  const lone = found.isWhole ? loneLabs(found.resources, labs) : [];
  const records = [
    ...found.resources.map((each) => hospitalRecordOf(each, zone, labs)),
    ...lone.map((each) => labRecordOf(each, zone, labs)),
  ];
  return {
    records: records.flatMap((record) => (record ? [{ ...record, newId: id() }] : [])),
    isWhole: found.isWhole && observed.isWhole,
  };
}

/** What laboratories observed, by id, where reports are read; else none. */
async function readLabs(reader: Reader, kind: HospitalKind) {
  const labs = new Map<string, unknown>();
  if (kind !== 'DiagnosticReport') return { labs, isWhole: true };
  const patient = encodeURIComponent(reader.tokens.patient);
  const observed = await readPages(reader, `Observation?patient=${patient}&category=laboratory&_count=100`);
  if (isFault(observed)) return observed;
  for (const each of observed.resources)
    if (typeof each === 'object' && each !== null && 'id' in each) labs.set(String(each.id), each);
  return { labs, isWhole: observed.isWhole };
}

/** The pages of a search, up to what is taken. */
async function readPages(
  { gate, at, tokens }: Reader,
  path: string,
): Promise<{ resources: unknown[]; isWhole: boolean } | GateFault> {
  const resources: unknown[] = [];
  let next: string | null = path;
  while (next !== null && resources.length < limits.hospitalRecordsMax) {
    const answer = await gate.read(at, tokens, next);
    if (isFault(answer)) return answer;
    const page = searchPageOf(answer.found);
    if (!page) return { fault: 'notFhir', status: null };
    resources.push(...page.resources);
    // A hospital that names the same page again would never end.
    next = page.resources.length === 0 ? null : page.next;
  }
  return { resources: resources.slice(0, limits.hospitalRecordsMax), isWhole: next === null };
}
