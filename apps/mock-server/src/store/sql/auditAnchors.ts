import { sql } from 'kysely';
import { isSigned, type SecretKey, sign } from '../../server/vault.ts';
import { isUnsent } from './auditSending.ts';
import { type Database, inTransaction } from './open.ts';

/** Where the chain was cut. */
interface Anchor {
  number: string;
  /** Hex. */
  checksum: string;
  /** How many lines of the chain were cut in all. */
  lines: string;
  last_at: Date;
  cut_before: Date;
}
interface SignedAnchor extends Anchor {
  key_id: string;
  signature: string;
}

/** What is signed; each anchor with the signature of the one before it. */
const textOf = ({ number, checksum, lines, last_at, cut_before }: Anchor, before: string) =>
  [number, checksum, lines, last_at.toISOString(), cut_before.toISOString(), before].join(' ');

async function anchorsOf(db: Database): Promise<SignedAnchor[]> {
  const { rows } = await sql<SignedAnchor>`
    select number, encode(checksum, 'hex') as checksum, lines, last_at, cut_before, key_id, signature
    from audit_anchors order by number`.execute(db);
  return rows;
}

/** Whether anchors are as they were signed. `unknown`: there are some, and no key to compare them with. */
export async function checkAnchors(
  db: Database,
  keys: readonly SecretKey[],
): Promise<'whole' | 'broken' | 'unknown'> {
  const anchors = await anchorsOf(db);
  if (anchors.length > 0 && keys.length === 0) return 'unknown';
  let before = '';
  for (const anchor of anchors) {
    const { key_id: keyId, signature } = anchor;
    if (!isSigned(keys, textOf(anchor, before), { keyId, signature })) return 'broken';
    before = signature;
  }
  return 'whole';
}

/**
 * Cuts the lines of both logs that are older than a moment, behind a signed anchor that stays. The lines are sealed
 * already, and the chain has been looked through: nobody signs what does not fit. A row of access is cut with its count.
 *
 * @param db as the owner of the tables
 * @param isSent whether all lines go to a collector too: what it has not is not cut
 * @returns how many lines of the chain were cut
 */
export function retainAudit(
  db: Database,
  { before, now, key, isSent = false }: { before: Date; now: Date; key: SecretKey; isSent?: boolean },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(20417002)`.execute(trx);
    const [last] = (await anchorsOf(trx)).slice(-1);
    const { rows } = await sql<{ number: string; checksum: string; lines: string; last_at: Date }>`
      with lines as (
        select c.number, c.checksum, coalesce(a.at, case c.log when 'count' then s.last_at else s.at end) as at
        from audit_chain c left join audit_log a on c.log = 'audit' and a.id = c.line_id
          left join access_log s on c.log <> 'audit' and s.id = c.line_id),
      old as (
        select * from lines
        where number < (select coalesce(min(number), 9223372036854775807) from lines where at >= ${before}))
      select max(number) as number, count(*) as lines, max(at) as last_at,
        (select encode(checksum, 'hex') from old order by number desc limit 1) as checksum
      from old having count(*) > 0`.execute(trx);
    const [cut] = rows;
    if (!cut) return 0;
    if (isSent && (await isUnsent(trx, cut.number)))
      throw new Error(
        'The collector of AUDIT_SINK_URL has not taken all of these lines, so nothing was cut.',
      );
    const anchor: Anchor = {
      ...cut,
      lines: String(BigInt(cut.lines) + BigInt(last?.lines ?? 0)),
      cut_before: before,
    };
    const { keyId, signature } = sign(key, textOf(anchor, last?.signature ?? ''));
    await sql`select set_config('rpm.retaining', 'yes', true)`.execute(trx);
    await sql`insert into audit_anchors values (${anchor.number}, decode(${anchor.checksum}, 'hex'), ${anchor.lines},
      ${anchor.last_at}, ${before}, ${now}, ${keyId}, ${signature})`.execute(trx);
    await sql`delete from audit_changes where digest in (
      select a.details ->> 'digest' from audit_log a join audit_chain c on c.log = 'audit' and c.line_id = a.id
      where c.number <= ${anchor.number})`.execute(trx);
    await sql`delete from audit_log a using audit_chain c
      where c.log = 'audit' and c.line_id = a.id and c.number <= ${anchor.number}`.execute(trx);
    await sql`delete from access_log a using audit_chain c
      where c.log = 'count' and c.line_id = a.id and c.number <= ${anchor.number}`.execute(trx);
    await sql`delete from audit_chain where number <= ${anchor.number}`.execute(trx);
    await sql`select set_config('rpm.retaining', '', true)`.execute(trx);
    return Number(cut.lines);
  });
}
