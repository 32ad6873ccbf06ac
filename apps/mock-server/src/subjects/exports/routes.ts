import {
  formatStamp,
  fullName,
  limits,
  resourceTypes,
  showsNote,
  type VitalKind,
  vitalKinds,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { fates } from '../../rooms/fates.ts';
import { accessRow } from '../access/wire.ts';
import { auditEntry } from '../audit/contract.ts';
import { fileRow } from '../files/wire.ts';
import { connectionWire } from '../hospitals/wire.ts';
import { standingOf } from '../patients/standing.ts';
import { patientRecord } from '../patients/wire.ts';
import { pageOf } from '../readings/measurements.routes.ts';
import { recordRow } from '../records/wire.ts';
import { furtherOf, inTurn, toldOf } from './told.ts';

type Exporting = Pick<AskedByUser<'exportPatient'>, 'subject' | 'caller' | 'actor' | 'store' | 'now'>;

/** A patient's whole record as one file, for the clinic; and what of it the patient may read, for the patient. @see F5 */
export function exportRoutes(api: Api): void {
  route(api, 'exportPatient', async (asked) => {
    const { subject, actor, store, now } = asked;
    // Written down for good before anything is read: an export that nobody knows of does not exist.
    await store.audit.add(auditEntry(actor, 'patient.exported', subject.patientId));
    const day = formatStamp(now).slice(0, 8);
    return {
      fileName: `patient-record-${day}.json`,
      contentType: 'application/json' as const,
      content: await wholeRecord(asked, false),
    };
  });
  route(api, 'exportOwnRecord', async (asked) => {
    const { subject, actor, store } = asked;
    await store.audit.add(auditEntry(actor, 'patient.exported', subject.patientId));
    const { bills, billingPapers, alerts, compliance, timeEntries, seen, audit, ...own } = await wholeRecord(
      asked,
      true,
    );
    return { ...own, details: patientRecord(subject) };
  });
}

async function wholeRecord(asked: Exporting, isOwn: boolean) {
  const { subject, caller, actor, store, now } = asked;
  const { patientId } = subject;
  const kept = await store.wholeRecords.of(patientId);
  const papers = await store.billingPapers.of(patientId);
  const nameOf = namesIn(asked);
  const person = async (userId: string | null) =>
    userId === null ? null : { userId, name: await nameOf(userId) };
  const stamp = (at: Date | null | undefined) => (at ? formatStamp(at) : null);
  const told = (row: object) => toldOf(row, person);
  const readings = [];
  for (const vital of vitalKinds) readings.push(await readingsOf(asked, vital));
  return {
    exported: formatStamp(now),
    details: { ...patientRecord(subject), standing: await standingOf(store, subject, now) },
    orders: await inTurn(
      kept.orders,
      async ({
        placedAt,
        activatedAt,
        changedAt: _,
        clinicId: _clinic,
        patientId: _patient,
        providerId,
        ...order
      }) => ({
        ...order,
        placed: formatStamp(placedAt),
        activated: stamp(activatedAt),
        placedFor: await person(providerId),
      }),
    ),
    readings: readings.filter(({ result }) => result.length > 0),
    notes: await inTurn(
      kept.notes.filter((note) => showsNote(note, 'readable', caller.account)),
      async ({ at, authorId, clinicId: _clinic, patientId: _patient, ...note }) => ({
        ...note,
        author: await person(authorId),
        time: formatStamp(at),
      }),
    ),
    ranges: await inTurn(
      kept.ranges,
      async ({ start, end, setAt, setById, confirmed, patientId: _, ...range }) => ({
        ...range,
        start: formatStamp(start),
        end: formatStamp(end),
        setBy: await person(setById),
        setAt: formatStamp(setAt),
        ...(confirmed && {
          confirmed: { by: await person(confirmed.byId), time: formatStamp(confirmed.at) },
        }),
      }),
    ),
    reviews: await inTurn(kept.reviews, async ({ at, upTo, reviewerId, patientId: _, ...review }) => ({
      ...review,
      reviewer: await person(reviewerId),
      time: formatStamp(at),
      upTo: formatStamp(upTo),
    })),
    medicalRecords: await pages(async (page) => {
      const found = await Promise.all(
        resourceTypes.map((resourceType) =>
          store.records.page({ patientId, resourceType, page, noOfRows: pageRows }),
        ),
      );
      return found.flatMap(({ rows }) => rows.map(recordRow));
    }),
    files: (await store.files.list({ patientId, reportType: undefined })).map((file) => fileRow(file)),
    shares: kept.shares.map(({ from, until, revokedAt, tokenUsedAt, ownerId: _, ...share }) => ({
      ...share,
      from: formatStamp(from),
      until: formatStamp(until),
      stopped: stamp(revokedAt),
      opened: stamp(tokenUsedAt),
    })),
    billingPapers: papers?.value ?? null,
    bills: kept.bills,
    alerts: await inTurn(kept.alerts, told),
    compliance: await inTurn(kept.compliance, told),
    recordRequests: kept.recordRequests.map(({ askedAt, history, patientId: _, ...request }) => ({
      ...request,
      asked: formatStamp(askedAt),
      history: history.map(({ at, ...event }) => ({ ...event, time: formatStamp(at) })),
    })),
    hospitals: (await store.hospitals.ofPatient(patientId)).map((each) => connectionWire(each, now)),
    absences: kept.absences,
    reminders: kept.reminders,
    timeEntries: await inTurn(kept.timeEntries, told),
    inquiries: await inTurn(kept.inquiries, told),
    seen: await inTurn(kept.conversationMarks, told),
    further: await furtherOf(fates, { store, patientId, isOwn, person }),
    access: await pages(async (page) =>
      (await store.access.ofPatient({ patientId, page, noOfRows: pageRows })).rows.map(accessRow),
    ),
    audit: (
      await store.audit.of(actor.clinicId, [patientId, ...kept.orders.map((each) => each.orderId)])
    ).map(({ at, accountId, action, subject, details }) => ({
      time: formatStamp(at),
      userId: accountId,
      action,
      subject,
      details,
    })),
  };
}

const pageRows = 500;

/** All pages, until one has nothing. */
async function pages<Row>(read: (page: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 0; ; page += 1) {
    const rows = await read(page);
    if (rows.length === 0) return all;
    all.push(...rows);
  }
}

/** @throws Refusal 413 when there are so many that no answer holds them: a part must not look like the whole */
async function readingsOf({ subject, store }: Exporting, vital: VitalKind) {
  const rows = limits.vitalDataMaxRows;
  const { coding, result, total } = await pageOf(subject.patientId, vital, rows, { query: {}, store });
  if (total > limits.exportReadingsMax) throw new Refusal(413);
  for (let page = 1; page * rows < total; page += 1) {
    result.push(...(await pageOf(subject.patientId, vital, rows, { query: { page }, store })).result);
  }
  return { mrSubType: vital, coding, result };
}

/** Names of accounts, each looked up once. */
function namesIn({ store }: Exporting): (id: string) => Promise<string> {
  const names = new Map<string, string>();
  return async (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const account = await store.accounts.find(id);
    const name = account ? fullName(account) : '';
    names.set(id, name);
    return name;
  };
}
