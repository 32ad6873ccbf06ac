import {
  type BillBoard,
  type BillLineDetail,
  billAgain,
  boardRow,
  careOfMonth,
  consentedStretch,
  countedEach,
  countedMinutes,
  daysOfCare,
  formatStamp,
  fullName,
  lineEstimate,
  localDay,
  type MonthAsked,
  type MonthJudged,
  mayBill,
  monthStands,
  monthText,
  periodExampleOf,
  periodRow,
  periodsOfMonth,
  verdictRow,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { auditEntry } from '../audit/contract.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { boardOfMonth } from './boardOfMonth.ts';
import { closedMonth } from './closings.routes.ts';
import { evidencePack } from './evidence.ts';
import { workOf } from './ledger.contract.ts';
import { clinicMonth, judgedPatients, monthOf, monthOfClinic } from './monthAsked.ts';
import { mustBill } from './settings.routes.ts';

/** The board of a month, and a patient's month on it. @see SCR-04 */
export function ledgerRoutes(api: Api): void {
  route(api, 'getBillBoard', async ({ caller: { account }, query, store, now }) => {
    const month = query.month ?? (await runningMonth(store, account.clinicId, now));
    return withReaders(store, await boardOfMonth(store, account, { ...query, month }, now));
  });

  route(api, 'getPeriodExample', async ({ caller: { account }, store, now }) => {
    const running = await runningMonth(store, account.clinicId, now);
    const month = await monthOfClinic(store, account.clinicId, monthOf(running), now);
    if (!mayBill(account.role, month.settings)) return { example: null };
    const { columns } = await boardOfMonth(store, account, { month: running }, now);
    const ids = Object.values(columns).flatMap(({ rows }) => rows.map(({ userId }) => userId));
    const judged = ids.length > 0 ? await judgedPatients(store, account.clinicId, month, ids.sort()) : [];
    return { example: periodExampleOf(judged, month.asked) };
  });

  route(
    api,
    'getBillLine',
    async ({ caller: { account }, subject: { clinicId, patientId }, params, store, now }) => {
      const month = await clinicMonth(store, account, monthOf(params.month), now);
      const [judged] = await judgedPatients(store, clinicId, month, [patientId]);
      // Of a record that became a part of another one nothing is billed.
      if (!judged) throw new Refusal(404);
      return lineOf(store, clinicId, judged, month.asked);
    },
  );

  route(api, 'getEvidence', async ({ caller: { account }, subject, params, store, now }) => {
    const { clinicId, patientId } = subject;
    const known = await clinicMonth(store, account, monthOf(params.month), now);
    const [judged] = await judgedPatients(store, clinicId, known, [patientId]);
    if (!judged) throw new Refusal(404);
    const reader = { userId: account.accountId, name: fullName(account) };
    return evidencePack({ store, clinicId, reader, known, judged });
  });

  route(
    api,
    'printEvidence',
    async ({ caller: { account }, words, body: { userId, month }, store, actor }) => {
      await mustBill(store, account);
      await store.audit.add(auditEntry(actor, 'evidence.printed', userId, { month }));
      return { message: words.server.printNoted };
    },
  );
}

/** The month that runs by a clinic's clock: `YYYY-MM`. */
const runningMonth = async (store: StoreParts, clinicId: string, now: Date): Promise<string> =>
  localDay(now, await clinicZone(store, clinicId)).slice(0, 7);

/** Who of those at risk can read a message. It is asked for each time: what was judged holds whoever opens an account. */
async function withReaders(store: StoreParts, board: BillBoard): Promise<BillBoard> {
  const { atRisk } = board.columns;
  const readers = await store.accounts.active(atRisk.rows.map(({ userId }) => userId));
  const rows = atRisk.rows.map((row) => ({ ...row, hasAccount: readers.has(row.userId) }));
  return { ...board, columns: { ...board.columns, atRisk: { ...atRisk, rows } } };
}

/** A patient's month, with the entries of its care month. */
async function lineOf(
  store: StoreParts,
  clinicId: string,
  judged: MonthJudged,
  asked: MonthAsked,
): Promise<BillLineDetail> {
  const { care, papers, verdicts } = judged;
  const { now, clinicZone, year, month } = asked;
  const { patientId, uses, timeZone } = care;
  const counted = careOfMonth(judged);
  const entries = await store.times.entries({ clinicId, patientId }, workOf({ year, month }), now);
  const isIn = (at: Date) => {
    const day = localDay(at, clinicZone);
    return day >= counted.start && day <= counted.end;
  };
  const own = entries.flatMap((entry) => {
    const { start, end } = entry;
    const stretch = consentedStretch(judged, { start, end });
    return stretch && (isIn(start) || isIn(new Date(end.getTime() - 1))) ? [{ ...entry, stretch }] : [];
  });
  const each = countedEach(
    own.map(({ stretch }) => stretch),
    { year, month },
    clinicZone,
  );
  return {
    row: boardRow(judged, asked),
    dob: care.birthDate,
    gender: care.gender,
    devices: uses
      .filter(({ isInUse }) => isInUse)
      .map(({ name, serial }) => ({ name, serialNumber: serial })),
    asOf: formatStamp(now),
    clinicZone,
    today: localDay(now, timeZone),
    month: monthText(asked),
    isOver: monthStands(asked).isOver,
    rateYear: year,
    closed: await closedMonth(store, clinicId, monthText(asked)),
    periods: periodsOfMonth(judged).map((period) => periodRow(period, judged)),
    estimate: lineEstimate(judged),
    again: billAgain(judged),
    care: {
      ...counted,
      minutes: countedMinutes(counted.seconds),
      today: localDay(now, clinicZone),
      days: daysOfCare(judged),
      entries: own.map(
        ({ entryId, start, end, activity, author, isInteractive, ofNote, isRunning }, nth) => ({
          entryId: ofNote || isRunning ? null : entryId,
          activity,
          author,
          isInteractive,
          start: formatStamp(start),
          end: formatStamp(end),
          ...(each[nth] ?? { minutes: 0, overlap: 0 }),
        }),
      ),
    },
    verdicts: verdicts.map((verdict) => verdictRow(verdict, judged)),
    papers: {
      order: uses.at(-1)?.orderId ?? null,
      consent: care.consentDay,
      diagnosis: papers.diagnosis,
      training: papers.trainingDay,
    },
  };
}
