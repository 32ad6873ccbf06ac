import { sql } from 'kysely';
import type { Database } from './open.ts';

/** A sealed line of both logs, as it leaves the installation. It names nobody but by ids. */
export interface SentLine {
  /** Its place in the chain; whole numbers without a gap. */
  number: string;
  /** Hex: over this line and all before it. */
  checksum: string;
  log: 'audit' | 'access' | 'count';
  /** Within its log; a count has that of the line of access that it counts. */
  lineId: string;
  /** Nanoseconds since 1970. */
  nanoseconds: string;
  clinicId: string;
  accountId: string;
  action: string;
  subject: string;
  /** Of a read, what was read; of a refusal, the call. */
  kind: string;
  source: string;
  browser: string;
  /** How often; known of a count alone. */
  times: number | null;
  /** JSON: further facts of what was changed. */
  details: string;
}

/** Takes lines, all or none; rejects when it has not. */
export type SendLines = (lines: readonly SentLine[]) => Promise<void>;

/** Lines that go at once. */
const linesAtOnce = 500;
/** How long one process keeps the others from sending; longer than a send may take. */
const leaseMs = 60_000;

/**
 * Sends the lines that are sealed and were not sent yet, in the order of the chain. One process does it at a time; what it has not said to have been
 * taken is sent again, so each line arrives once or more often, and none is passed over.
 *
 * @param clock tells when a process that ended meanwhile keeps nobody waiting any more
 * @returns how many were taken
 * @see ASVS 16.4.3
 */
export async function sendAudit(db: Database, send: SendLines, clock: () => Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const after = await begin(db, clock());
    if (after === null) return sent;
    let taken = after;
    try {
      const lines = await linesAfter(db, after);
      if (lines.length === 0) return sent;
      await send(lines);
      taken = lines.at(-1)?.number ?? after;
      sent += lines.length;
    } finally {
      await sql`update audit_sending set number = ${taken}, until_at = null where number = ${after}`.execute(
        db,
      );
    }
  }
}

/** The number after which to send; `null` while another process is at it. */
async function begin(db: Database, now: Date): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    update audit_sending set until_at = ${new Date(now.getTime() + leaseMs)}
    where until_at is null or until_at <= ${now} returning number`.execute(db);
  return rows[0]?.number ?? null;
}

async function linesAfter(db: Database, number: string): Promise<SentLine[]> {
  const { rows } = await sql<SentLine>`
    with next as (
      select * from audit_chain where number > ${number} order by number limit ${linesAtOnce})
    select c.number, encode(c.checksum, 'hex') as checksum, c.log, c.line_id as "lineId",
      (extract(epoch from coalesce(a.at, case c.log when 'count' then s.last_at else s.at end)) * 1000000000)::bigint
        as nanoseconds,
      coalesce(a.clinic_id, s.clinic_id) as "clinicId", coalesce(a.account_id, s.account_id) as "accountId",
      coalesce(a.action, s.event) as action, coalesce(a.subject, s.subject) as subject, coalesce(s.kind, '') as kind,
      coalesce(a.source, s.source, '') as source, coalesce(a.browser, s.browser, '') as browser,
      case c.log when 'count' then s.times end as times, coalesce(a.details::text, '{}') as details
    from next c left join audit_log a on c.log = 'audit' and a.id = c.line_id
      left join access_log s on c.log <> 'audit' and s.id = c.line_id
    order by c.number`.execute(db);
  return rows;
}

/** How many seconds ago the oldest line was written that is sealed and was not sent yet; 0 when there is none. */
export async function unsentSeconds(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: string }>`
    select extract(epoch from ${now}::timestamptz - coalesce(a.at, case c.log when 'count' then s.last_at else s.at end)) as seconds
    from (select * from audit_chain where number > (select number from audit_sending) order by number limit 1) c
      left join audit_log a on c.log = 'audit' and a.id = c.line_id
      left join access_log s on c.log <> 'audit' and s.id = c.line_id`.execute(db);
  return Math.max(0, Number(rows[0]?.seconds ?? 0));
}

/** Whether a line up to a number of the chain was not sent yet. */
export async function isUnsent(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`select from audit_sending where number < ${number}`.execute(db);
  return rows.length > 0;
}
