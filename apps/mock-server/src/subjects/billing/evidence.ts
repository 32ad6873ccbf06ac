import {
  type BillRule,
  billedBy,
  billerOf,
  billLines,
  careOfMonth,
  consentedStretch,
  countedEach,
  type EvidencePack,
  formatStamp,
  fullName,
  type KeptLine,
  localDay,
  type MonthJudged,
  monthBounds,
  monthStands,
  type Person,
  periodsOfMonth,
  secondsWithin,
  verdictRow,
} from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import { savedRange } from '../ranges/wire.ts';
import type { KnownTimeEntry } from '../timer/contract.ts';
import { workOf } from './ledger.contract.ts';
import type { ClinicMonth } from './monthAsked.ts';

/** Who asks for the evidence of a month, and of whose. */
interface Asked {
  store: StoreParts;
  clinicId: string;
  reader: Person;
  known: ClinicMonth;
  judged: MonthJudged;
}

/** All that the bill of a patient's month rests on. */
export async function evidencePack(asked: Asked): Promise<EvidencePack> {
  const { store, clinicId, reader, known, judged } = asked;
  const { care, papers, facts, verdicts } = judged;
  // Of a month that was billed, what the bill says.
  const { diagnosis, payer, provider } = billedBy(judged);
  const { practiceName, npi, billingProvider } = billerOf(care.bill, known.settings);
  const { now, clinicZone, year, month } = known.asked;
  const people = peopleOf(store);
  const periods = periodsOfMonth(judged);
  const counted = careOfMonth(judged);
  const bounds = monthBounds({ year, month }, clinicZone);
  const isInMonth = (at: Date) => {
    const day = localDay(at, clinicZone);
    return day >= counted.start && day <= counted.end;
  };
  const [clinic, orders, entries, ranges, reviews] = await Promise.all([
    store.clinics.find(clinicId),
    store.orders.ofPatient(care.patientId),
    store.times.entries({ clinicId, patientId: care.patientId }, workOf({ year, month }), now),
    store.ranges.inForce(care.patientId, bounds.end < now ? bounds.end : now),
    store.reviews.list(care.patientId),
  ]);
  const own = entries.flatMap((entry) => {
    const { start, end } = entry;
    const stretch = consentedStretch(judged, { start, end });
    return stretch && (isInMonth(start) || isInMonth(new Date(end.getTime() - 1)))
      ? [{ ...entry, stretch }]
      : [];
  });
  const each = countedEach(
    own.map(({ stretch }) => stretch),
    { year, month },
    clinicZone,
  );
  const counts = new Map(verdicts.map(({ code, rule }) => [code, rule.counts]));
  const { bill } = care;
  const { lines, totalCents } = bill ?? billLines(judged);
  const named = care.uses.at(-1);
  const order = orders.find(({ orderId }) => orderId === named?.orderId);
  const since = periods[0]?.start ?? counted.start;
  const history = await store.audit.of(clinicId, [
    care.patientId,
    ...care.uses.map(({ orderId }) => orderId),
    ...own.map(({ entryId }) => entryId),
  ]);
  return {
    asOf: formatStamp(now),
    reader,
    clinicName: clinic?.name ?? '',
    clinicZone,
    payer,
    practiceName,
    npi,
    diagnosis,
    billingProvider: billingProvider === null ? null : (await people(billingProvider)).person,
    month: `${year}-${String(month).padStart(2, '0')}`,
    isOver: monthStands(known.asked).isOver,
    patient: {
      userId: care.patientId,
      name: care.name,
      dob: care.birthDate,
      gender: care.gender,
      timeZone: care.timeZone,
      provider,
    },
    bill: bill && {
      billId: bill.billId,
      version: bill.version,
      made: bill.made,
      reason: bill.reason,
    },
    lines: lines.map(({ start, end, dateOfService, evidence, ...line }) => ({
      ...line,
      evidence: restsOn(evidence, counts.get(line.code)),
      start: start ?? null,
      end: end ?? null,
      dateOfService: dateOfService ?? null,
    })),
    totalCents,
    order: order
      ? {
          orderId: order.orderId,
          placed: formatStamp(order.placedAt),
          by: order.providerId === null ? null : (await people(order.providerId)).person,
        }
      : null,
    consent: facts.consent,
    training: papers.trainingDay,
    devices: care.uses.map(({ orderId, name, serial, from, to, isInUse }) => {
      const { brand = null, deviceModel: model = null } = orders.find((one) => one.orderId === orderId) ?? {};
      return {
        orderId,
        name,
        brand,
        model,
        serialNumber: serial || null,
        activated: formatStamp(from),
        ended: to && !isInUse ? formatStamp(to) : null,
      };
    }),
    periods: periods.map(({ start, end, days }) => ({ start, end, days: [...days] })),
    time: {
      seconds: counted.seconds,
      contacts: counted.contacts,
      people: await Promise.all(
        [...Map.groupBy(own, ({ authorId }) => authorId)].map(async ([authorId, theirs]) => ({
          ...(await people(authorId)),
          seconds: secondsWithin(
            theirs.map(({ stretch }) => stretch),
            bounds,
          ),
        })),
      ),
      entries: await Promise.all(
        own.map(async (entry, nth) => ({
          ...entryRow(entry),
          ...(each[nth] ?? { minutes: 0, overlap: 0 }),
          role: (await people(entry.authorId)).role,
        })),
      ),
    },
    ranges: ranges.map(savedRange),
    reviews: reviews
      .filter(({ at }) => isInMonth(at))
      .map(({ reviewer, at, upTo }) => ({ reviewer, time: formatStamp(at), upTo: formatStamp(upTo) })),
    history: await Promise.all(
      history
        .filter(({ action, at }) => isOfBills(action) && localDay(at, clinicZone) >= since)
        .map(async ({ at, accountId, action, subject }) => ({
          time: formatStamp(at),
          by: (await people(accountId)).person,
          action,
          subject,
        })),
    ),
    verdicts: verdicts.map((verdict) => verdictRow(verdict, judged)),
  };
}

/** What a line itself rests on: the supply of a device on days, and care on minutes. */
function restsOn(evidence: KeptLine['evidence'], counts: BillRule['counts'] | undefined) {
  if (counts === 'days') return { ...evidence, minutes: 0, contacts: 0 };
  return counts ? { ...evidence, days: 0 } : evidence;
}

/** What of the audit log a bill rests on. */
const isOfBills = (action: string) =>
  ['order.', 'range.', 'time.', 'bill.', 'billing.', 'readings.', 'evidence.'].some((each) =>
    action.startsWith(each),
  );

const entryRow = ({ ofNote, isRunning, before, ...entry }: KnownTimeEntry) => {
  const last = before.at(-1);
  const { entryId, start, end, activity, note, author, isInteractive } = entry;
  return {
    entryId: ofNote || isRunning ? null : entryId,
    activity,
    note,
    author,
    isInteractive,
    start: formatStamp(start),
    end: formatStamp(end),
    edited: last
      ? {
          by: entry.savedBy,
          time: formatStamp(entry.savedAt),
          start: formatStamp(last.start),
          end: formatStamp(last.end),
          reason: entry.reason,
          reasonText: entry.reasonText,
        }
      : null,
  };
};

/** Looks everybody up once. */
function peopleOf(store: StoreParts) {
  const found = new Map<string, Promise<{ person: Person; role: string }>>();
  const look = async (userId: string) => {
    const account = await store.accounts.find(userId);
    return { person: { userId, name: account ? fullName(account) : '' }, role: account?.role ?? '' };
  };
  return (userId: string) => {
    const known = found.get(userId) ?? look(userId);
    found.set(userId, known);
    return known;
  };
}
