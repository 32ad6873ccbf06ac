import {
  formatStamp,
  kindsOfParts,
  limits,
  type TimelineKind,
  type TimelineQuery,
  timelineKinds,
  timelinePage,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { Store, StoreParts } from '../../store/Store.ts';
import type { Patient } from '../patients/contract.ts';
import type { TimelineEntry } from './contract.ts';

/** The timelines of patients. @see SCR-07, ADR 44 */
export function timelineRoutes(api: Api): void {
  route(api, 'getTimeline', ({ subject, query, store, now }) =>
    answer(subject, timelineKinds, { query, store, now }),
  );
  route(api, 'getFriendTimeline', async ({ subject: { patient, parts }, query, store, now }) => {
    const kinds = kindsOfParts(parts);
    // A kind that is not shared is, to the letter, as if there were no share.
    if (query.kind && !kinds.includes(query.kind)) throw new Refusal(404);
    const shown = await answer(patient, kinds, { query, store, now });
    // Whoever reads it is somebody else.
    return { ...shown, entries: shown.entries.map((entry) => ({ ...entry, isOwn: false })) };
  });
}

interface Asked {
  query: TimelineQuery;
  store: Pick<StoreParts, 'timelines'> | Store;
  now: Date;
}

/** A page of those kinds. A kind that cannot be read is said to be missing; when none can, the call fails. */
async function answer(patient: Patient, allowed: readonly TimelineKind[], { query, store, now }: Asked) {
  const search = {
    patientId: patient.patientId,
    // A device's clock may be ahead: what it says of tomorrow is on the first page.
    before:
      query.before === undefined ? new Date(now.getTime() + 400 * 86_400_000) : instantOfStamp(query.before),
    from: query.from === undefined ? null : instantOfStamp(query.from),
    rows: limits.timelineRowsOfKind,
  };
  // Of a stretch of time, such as a month, what lies in it is counted.
  const counted = search.from && { from: search.from, before: search.before };
  const read = await Promise.allSettled(
    allowed.map(async (kind) => {
      const isAsked = query.kind === undefined || query.kind === kind;
      const [facts, entries] = await Promise.all([
        store.timelines.facts(kind, patient.patientId, counted),
        isAsked ? store.timelines.entries(kind, search) : [],
      ]);
      return { facts, entries, isCut: entries.length === search.rows };
    }),
  );
  const there = read.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const [failed] = read.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (there.length === 0 && failed) throw failed;
  const page = timelinePage(there, patient.timeZone);
  const oldest = there.reduce<Date | null>(
    (first, { facts }) => (!facts.oldest || (first && first < facts.oldest) ? first : facts.oldest),
    null,
  );
  return {
    kinds: allowed.map((kind, at) => {
      const each = read[at];
      return { kind, total: each?.status === 'fulfilled' ? each.value.facts.total : null };
    }),
    next: page.next && formatStamp(page.next),
    oldest: oldest && formatStamp(oldest),
    entries: page.entries.map(entryRow),
  };
}

const entryRow = ({ at, ...entry }: TimelineEntry) => ({ ...entry, time: formatStamp(at) });
