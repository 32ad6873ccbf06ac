import {
  type BillBoard,
  type BoardQuery,
  boardEntry,
  boardOf,
  boardRow,
  formatStamp,
  heldUntil,
  isAdministrator,
  mayBill,
  setupLacks,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import type { KeptBoard } from './keptBoards.contract.ts';
import { judgedPatients, monthBy, monthOf, pricesOf } from './monthAsked.ts';

/**
 * The board of a month. Only those patients are judged of whose month nothing is kept that still holds.
 *
 * @throws Refusal 403 for somebody whom the clinic does not let bill
 */
export async function boardOfMonth(
  store: StoreParts,
  { clinicId, role }: Pick<Account, 'clinicId' | 'role'>,
  query: BoardQuery & { month: string },
  now: Date,
): Promise<BillBoard> {
  const search = { clinicId, month: query.month };
  const kept = await store.keptBoards.of({ ...search, now });
  const { settings, zone, codes, closed, entries, toJudge } = kept;
  if (!mayBill(role, settings)) throw new Refusal(403);
  // Of a clinic of which nothing holds, everybody is asked for, and not one by one.
  const ids = entries.length > 0 ? toJudge.map(({ patientId }) => patientId) : undefined;
  const judged = toJudge.length > 0 ? await judgedRows(store, search, kept, now, ids) : [];
  const { payer, closingDays } = settings;
  const head = { ...monthOf(query.month), now, clinicZone: zone, payer, closingDays, codes };
  const board = boardOf([...entries, ...judged.map(({ entry }) => entry)], head, query);
  const rows = new Map(judged.map(({ row }) => [row.userId, row]));
  for (const [userId, row] of await shownRows(
    store,
    search,
    kept,
    now,
    board.shown.filter((userId) => !rows.has(userId)),
  ))
    rows.set(userId, row);
  return {
    ...board.told(rows),
    asOf: formatStamp(now),
    closed,
    mayReopen: isAdministrator(role),
    setupMissing: setupLacks(settings),
  };
}

interface Search {
  clinicId: string;
  month: string;
}

/** The rows that are kept of patients. One that another version has put its own in place of meanwhile is judged. */
async function shownRows(
  store: StoreParts,
  search: Search,
  kept: KeptBoard,
  now: Date,
  patientIds: readonly string[],
) {
  if (patientIds.length === 0) return [];
  const found = await store.keptBoards.rows({ ...search, patientIds });
  const lacking = patientIds.filter((userId) => !found.has(userId));
  const judged = lacking.length > 0 ? await judgedRows(store, search, kept, now, lacking) : [];
  return [...found, ...judged.map(({ row }) => [row.userId, row] as const)];
}

/** Judges the month of patients, and keeps what will hold. */
async function judgedRows(
  store: StoreParts,
  search: Search,
  { zone, codes, settings, toJudge, clinicMark }: KeptBoard,
  now: Date,
  patientIds: readonly string[] | undefined,
) {
  const prices = await pricesOf(store, search.clinicId, patientIds);
  const month = monthBy({ zone, codes, settings, ...prices }, monthOf(search.month), now);
  const all = await judgedPatients(store, search.clinicId, month, patientIds);
  const judged = all.map((each) => {
    const row = boardRow(each, month.asked);
    return { row, entry: boardEntry(each, row), heldUntil: heldUntil(each) };
  });
  const marks = new Map(toJudge.map(({ patientId, mark }) => [patientId, mark]));
  const rows = judged.flatMap(({ heldUntil: until, ...each }) => {
    const mark = marks.get(each.row.userId) ?? null;
    return mark === null || until === null ? [] : [{ ...each, mark, heldUntil: until }];
  });
  await store.keptBoards.keep({ ...search, clinicMark, judgedAt: now, rows });
  return judged;
}
