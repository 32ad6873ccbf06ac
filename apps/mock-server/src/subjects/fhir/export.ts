import { type FhirType, fhirInstant, fhirTypes, limits, mayRead, vitalKinds } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { Services } from '../../api/Services.ts';
import type { Patient } from '../patients/contract.ts';
import { newId } from '../sessions/tokens.ts';
import type { StoredExport } from '../systems/contract.ts';
import { badParameter } from './asked.ts';
import { bytesOf } from './bytesOf.ts';
import { type AskedBySystem, fhirJson } from './fhirCall.ts';
import type { Served } from './kind.ts';
import { fhirKinds, servedPatient } from './kinds.ts';
import { readingsAfter, writtenReadings } from './observations.ts';
import { provenancesOfRecords } from './origins.ts';
import { removedIn } from './removed.ts';
import { type Written, written } from './written.ts';

/** What is taken out as a file of its own: contents of files are not, their documents say where they are; nor what is the system's own. */
const exported = fhirTypes.filter((type) => type !== 'Binary' && !fhirKinds[type].ofSystem);
/** Lines that nobody changes once they are there: their date is when they came, as that of a reading. */
const onceWritten: readonly string[] = ['Communication', 'ChargeItem', 'AuditEvent'] satisfies FhirType[];
const isOnceWritten = (type: string) => onceWritten.includes(type);
/** How many patients are looked through at a time. */
const patientsAtOnce = 50;
/** The file of what was taken away, beside those of the types. */
const removed = 'removed';

/**
 * Begins to take out what there is at this moment. Nothing is copied: each file is read from the store while it is fetched.
 *
 * @throws Refusal 400 without `Prefer: respond-async` and for a parameter that cannot be read, 403 for a type that the token
 *   does not open
 * @see https://hl7.org/fhir/uv/bulkdata/export.html
 */
export async function beginExport(asked: AskedBySystem, { random }: Services): Promise<Response> {
  const { context, store, system, now, clinicId, base } = asked;
  if (!/\brespond-async\b/.test(context.req.header('prefer') ?? '')) throw badParameter('Prefer');
  const since = context.req.query('_since');
  const sinceAt = since === undefined ? null : new Date(since);
  if (sinceAt && (Number.isNaN(sinceAt.getTime()) || !/T.+(Z|[+-]\d\d:\d\d)$/.test(String(since))))
    throw badParameter('_since');
  const format = context.req.query('_outputFormat') ?? 'ndjson';
  if (!['ndjson', 'application/ndjson', 'application/fhir+ndjson'].includes(format))
    throw badParameter('_outputFormat');
  const exportId = newId(random);
  const begun = { exportId, systemId: system.systemId, clinicId, since: sinceAt, at: now };
  await store.systems.beginExport({ ...begun, types: typesIn(asked) });
  return new Response(null, {
    status: 202,
    headers: { 'content-location': `${base}/export/${exportId}` },
  });
}

/** The types that are wanted, else all that the token opens. */
function typesIn({ context, system }: AskedBySystem): FhirType[] {
  const named = context.req.query('_type');
  if (named === undefined) return exported.filter((type) => mayRead(system.scopes, type));
  return named.split(',').map((name) => {
    const type = exported.find((each) => each === name);
    if (!type) throw badParameter('_type');
    if (!mayRead(system.scopes, type)) throw new Refusal(403, { code: 'fhirScope' });
    return type;
  });
}

/** The export that a path names. @throws Refusal 404 for what is over, and for another system's */
async function exportOf({ context, store, system, now }: AskedBySystem): Promise<StoredExport> {
  const exportId = context.req.param('exportId') ?? '';
  const after = new Date(now.getTime() - limits.systemExportHours * 3_600_000);
  const found = await store.systems.findExport({ exportId, systemId: system.systemId }, after);
  if (!found) throw new Refusal(404);
  return found;
}

/** Where the files of an export are: they can be fetched at once. */
export async function exportState(asked: AskedBySystem): Promise<Response> {
  const { base } = asked;
  const { exportId, types, since, at } = await exportOf(asked);
  return fhirJson({
    transactionTime: fhirInstant(at),
    request: `${base}/$export`,
    requiresAccessToken: true,
    output: types.map((type) => ({ type, url: `${base}/export/${exportId}/${type}` })),
    // Who takes all out has no copies of what is no longer there.
    ...(since && { deleted: [{ type: 'Bundle', url: `${base}/export/${exportId}/${removed}` }] }),
    error: [],
  });
}

/** Ends an export: its files can no longer be fetched. */
export async function endExport(asked: AskedBySystem): Promise<Response> {
  const { exportId, systemId } = await exportOf(asked);
  await asked.store.systems.endExport({ exportId, systemId });
  return new Response(null, { status: 202 });
}

/** One file of an export, a resource a line, read page by page as fast as it is fetched. */
export async function exportFile(asked: AskedBySystem, { store }: Services): Promise<Response> {
  const known = await exportOf(asked);
  const parts = linesOf({ ...known, since: lookedFrom(known) }, asked);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The walls stand around the work of one answer; what follows it builds its own.
      const { value, done } = await store.within({ clinicId: known.clinicId }, () => parts.next());
      if (done) return controller.close();
      controller.enqueue(bytesOf(value.map((line) => `${line}\n`)));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/fhir+ndjson' } });
}

/** The lines of the file that a path names. @throws Refusal 404 for one that the export does not have, 403 for a type that the token does not open */
function linesOf(known: StoredExport, asked: AskedBySystem): AsyncGenerator<string[], void> {
  const { types, since: start, at: end } = known;
  const named = asked.context.req.param('type');
  if (start && named === removed) return removedIn({ start, end }, types, asked);
  const type = types.find((each) => each === named);
  if (!type) throw new Refusal(404);
  if (!mayRead(asked.system.scopes, type)) throw new Refusal(403, { code: 'fhirScope' });
  return jsonOf(partsOf(type, known, asked));
}

/**
 * From when on a file has what changed. A write bears the moment at which its call began, so that one that was under way at an export
 * may be seen after it: by the next export it is not missed.
 *
 * @see https://hl7.org/fhir/uv/bulkdata/export.html
 */
const lookedFrom = ({ since }: StoredExport) =>
  since && new Date(since.getTime() - limits.exportLookBackSeconds * 1000);

async function* jsonOf(parts: AsyncGenerator<Written[], void>): AsyncGenerator<string[], void> {
  for await (const rows of parts) yield rows.map(({ json }) => json);
}

/** The resources of a type, some at a time. */
async function* partsOf(
  type: FhirType,
  known: StoredExport,
  asked: AskedBySystem,
): AsyncGenerator<Written[], void> {
  const meant = (all: readonly Served[]) => all.filter((each) => isIn(each, known)).map(written);
  const { ofClinic } = fhirKinds[type];
  if (ofClinic) {
    yield meant(await ofClinic(asked));
    return;
  }
  let after: string | null = null;
  for (;;) {
    const patients: Patient[] = await asked.store.patients.inClinic(known.clinicId, after, patientsAtOnce);
    for (const patient of patients) {
      for await (const rows of ofPatient(type, patient, known, { ...asked, meant })) {
        if (rows.length === 0) continue;
        await asked.exports(patient.patientId);
        yield rows;
      }
    }
    after = patients.at(-1)?.patientId ?? after;
    if (patients.length < patientsAtOnce) return;
  }
}

/** Those of a patient. */
async function* ofPatient(
  type: FhirType,
  patient: Patient,
  { since, at }: StoredExport,
  { meant, ...asked }: AskedBySystem & { meant: (all: readonly Served[]) => Written[] },
): AsyncGenerator<Written[], void> {
  const { ofPatient: all } = fhirKinds[type];
  if (type === 'Patient') yield meant([servedPatient(patient, asked.base)]);
  else if (all) yield meant(await all(asked, patient));
  else {
    const { patientId } = patient;
    if (type === 'Provenance') yield meant(await provenancesOfRecords(asked, patientId));
    const changed = since ? { start: since } : {};
    let last: string | null = null;
    for (let goesOn = true; goesOn; ) {
      const search = { patientId, vitals: vitalKinds, bounds: {}, received: { end: at }, changed };
      const page = await readingsAfter(asked, search, last, limits.fhirPageMax);
      const rows = writtenReadings(type, page);
      yield rows;
      last = rows.at(-1)?.id ?? null;
      goesOn = page.goesOn;
    }
  }
}

/**
 * Whether a resource is in an export: it changed since the moment that was named, in the second of it at the earliest. What changed
 * again after the export began is there as it is now: left out, it would be lost, although it was there before.
 */
function isIn(resource: Served, { since, at }: StoredExport): boolean {
  const { meta, resourceType } = resource;
  if (meta?.lastUpdated === undefined) return true;
  const changed = new Date(meta.lastUpdated);
  if (isOnceWritten(resourceType) && cameAt(resource, changed) > at) return false;
  return since === null || changed.getTime() + 999 >= since.getTime();
}

/** When a line that nobody changes was written: it may have come to its record from another one since. */
function cameAt(resource: Served, changed: Date): Date {
  if (resource.resourceType === 'Communication') return new Date(resource.sent ?? changed);
  if (resource.resourceType === 'ChargeItem') return new Date(resource.enteredDate ?? changed);
  return changed;
}
