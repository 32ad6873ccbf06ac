import { sql } from 'kysely';
import type { Database } from './open.ts';

/** Lines that are sealed in one transaction. */
const linesAtOnce = 1000;

/** After this time the count of a quarter of an hour of access grows no more, in milliseconds. */
const countedAfterMs = 86_400_000;

/**
 * Seals all lines of both logs that are there and not sealed yet, and the counts of access that are a day old. Several
 * processes may do it at once.
 */
export async function sealAudit(db: Database, now: Date): Promise<void> {
  const countedBefore = new Date(now.getTime() - countedAfterMs);
  for (;;) {
    const { rows } = await sql<{ sealed: number }>`
      select seal_audit(${linesAtOnce}, ${countedBefore}) as sealed`.execute(db);
    if ((rows[0]?.sealed ?? 0) < linesAtOnce) return;
  }
}

/** What a look through the chain found. */
export interface ChainReport {
  /** Lines that are sealed. */
  lines: number;
  /** The last checksum, in hex: kept elsewhere, it shows later that the end was not cut off. '' of an empty chain. */
  head: string;
  /** The first line that does not fit, by its place in the chain: it was changed, taken out, or put in between. */
  brokenAt: number | null;
  /** Lines that are not sealed. Right after sealing there are none, but for those that were put in far behind. */
  open: number;
  /** Corrections of patients whose before and after are not what their lines say. */
  altered: number;
}

/** Computes every checksum anew and compares it with the one that is kept. */
export async function checkAudit(db: Database): Promise<ChainReport> {
  const { rows } = await sql<{
    lines: string;
    head: string | null;
    broken: string | null;
    open: string;
    altered: string;
  }>`
    with anchor as (
      select number, checksum, cut_before from audit_anchors order by number desc limit 1),
    looked as (
      select number, checksum,
        coalesce(lag(checksum) over in_order, (select checksum from anchor), ''::bytea) as before,
        coalesce(lag(number) over in_order, (select number from anchor), 0) as number_before,
        log, audit_line(log, line_id) as line
      from audit_chain window in_order as (order by number)
    )
    select count(*) as lines,
      coalesce((select encode(checksum, 'hex') from audit_chain order by number desc limit 1),
        (select encode(checksum, 'hex') from anchor)) as head,
      min(number) filter (where line is null or number <> number_before + 1
        or checksum <> audit_checksum(before, line)) as broken,
      (select count(*) from audit_log) - count(line) filter (where log = 'audit')
        + (select count(*) from access_log where at >= coalesce((select cut_before from anchor), '-infinity'))
        - count(line) filter (where log = 'access') as open,
      (select count(*) from audit_changes
        where digest <> encode(sha256(convert_to(salt || ' ' || changes, 'UTF8')), 'hex')) as altered
    from looked`.execute(db);
  const [found] = rows;
  const broken = found?.broken ?? null;
  return {
    lines: Number(found?.lines ?? 0),
    head: found?.head ?? '',
    brokenAt: broken === null ? null : Number(broken),
    open: Number(found?.open ?? 0),
    altered: Number(found?.altered ?? 0),
  };
}
