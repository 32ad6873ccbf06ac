import { compareInbox, decideInbox, fullName, type InboxTab, limits } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  auditOfInboxMove,
  type Inbox,
  type InboxEntry,
  type InboxOf,
  type InboxSearch,
  standingAfter,
} from './contract.ts';
import type {} from './tables.ts';

/** The inboxes of the store: over inquiries and, of the operator, the messages of the contact page. */
export function postgresInbox(db: Database): Inbox {
  return {
    async list(of, search) {
      const [found, counted] = await Promise.all([entries(db, of, search), total(db, of, search)]);
      return { items: await withHistory(db, found), total: counted };
    },
    async count(clinicId) {
      const { rows } = await sql<{ open: string; raised: string }>`
        select count(*) as open, count(*) filter (where raised <> '[]') as raised from inquiries
        where inbox = 'clinic' and clinic_id = ${clinicId} and state in ('New', 'InProgress')`.execute(db);
      return { open: Number(rows[0]?.open ?? 0), raised: Number(rows[0]?.raised ?? 0) };
    },
    async owner(itemId) {
      const { rows } = await sql<{ clinicId: string; patientId: string }>`
        select i.clinic_id as "clinicId", coalesce(p.merged_into, p.id) as "patientId"
        from inquiries i join patients p on p.id = i.account_id
        where i.id = ${itemId} and i.inbox = 'clinic'`.execute(db);
      return rows[0] ? { itemId, ...rows[0] } : null;
    },
    move: (of, { itemId, version, move, text }, actor) =>
      inTransaction(db, async (trx) => {
        const found = await held(trx, of, itemId);
        if (!found) return null;
        const { table, eventOf, row } = found;
        const standing = {
          state: row.state,
          ownerId: row.owner_id,
          version: row.version,
          doneAt: row.done_at,
        };
        const decision = decideInbox(standing, { move, version }, actor.accountId);
        if (decision.kind === 'no-op') return { kind: 'no-op' };
        if (decision.kind === 'conflict')
          return { kind: 'conflict', state: row.state, ...(await lastOf(trx, itemId)) };
        const { state, ownerId, version: next, doneAt } = standingAfter(standing, decision.to, actor.at);
        await sql`update ${sql.table(table)}
          set state = ${state}, owner_id = ${ownerId}, version = ${next}, done_at = ${doneAt}
          where id = ${itemId}`.execute(trx);
        const ids = { inquiry_id: null, message_id: null, [eventOf]: itemId };
        await trx
          .insertInto('inbox_events')
          .values({ ...ids, move, by_id: actor.accountId, at: actor.at, text })
          .execute();
        await writeAudit(trx, auditEntry(actor, auditOfInboxMove[move], itemId));
        return { kind: 'change', from: { accountId: row.account_id, email: row.email, at: row.at } };
      }),
    async forget(now) {
      const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
      const isDone = sql`done_at <= ${before(limits.inboxDoneDays)}`;
      const inquiries = await sql`delete from inquiries where ${isDone}`.execute(db);
      const messages = await sql`delete from contact_messages
        where ${isDone} or at <= ${before(limits.contactDays)}`.execute(db);
      return Number((inquiries.numAffectedRows ?? 0n) + (messages.numAffectedRows ?? 0n));
    },
  };
}

type Inquiry = Selectable<Tables['inquiries']>;
type Message = Selectable<Tables['contact_messages']>;

/** An entry of either table: an inquiry has the names of its account, a message the one that was typed. */
interface EntryRow
  extends Pick<Inquiry, 'message' | 'at' | 'state' | 'owner_id' | 'version' | 'raised'>,
    Pick<Selectable<Tables['accounts']>, 'first_name' | 'middle_name' | 'last_name'>,
    Pick<Message, 'email'> {
  item_id: Inquiry['id'];
  kind: 'inquiry' | 'contact';
  user_id: string | null;
  name: Message['name'] | null;
  clinic_name: string | null;
  type: Inquiry['type'] | null;
}

const states = { open: sql`('New', 'InProgress')`, done: sql`('Answered', 'Closed')` } as const;
/** As `compareInbox` has it. */
const order = (tab: InboxTab): RawBuilder<unknown> =>
  tab === 'open' ? sql`(raised = '[]'), at, item_id` : sql`at desc, item_id`;

const ofClinic = (clinicId: string, tab: InboxTab) => sql`
  select i.id as item_id, 'inquiry' as kind, coalesce(p.merged_into, p.id) as user_id, null as name,
    a.first_name, a.middle_name, a.last_name, a.username as email, null as clinic_name,
    i.type, i.message, i.at, i.state, i.owner_id, i.version, i.raised
  from inquiries i join accounts a on a.id = i.account_id join patients p on p.id = i.account_id
  where i.inbox = 'clinic' and i.clinic_id = ${clinicId} and i.state in ${states[tab]}`;

const ofOperator = (tab: InboxTab) => sql`
  select i.id as item_id, 'inquiry' as kind, null as user_id, null as name,
    a.first_name, a.middle_name, a.last_name, a.username as email, c.name as clinic_name,
    i.type, i.message, i.at, i.state, i.owner_id, i.version, i.raised
  from inquiries i join accounts a on a.id = i.account_id join clinics c on c.id = i.clinic_id
  where i.inbox = 'operator' and i.state in ${states[tab]}
  union all
  select m.id, 'contact', null, m.name, '', '', '', m.email, null,
    null, m.message, m.at, m.state, m.owner_id, m.version, m.raised
  from contact_messages m where m.state in ${states[tab]}`;

const rowsOf = (of: InboxOf, tab: InboxTab) =>
  of === 'operator' ? ofOperator(tab) : ofClinic(of.clinicId, tab);

/** What is asked for beside the tab. */
const wanted = ({ state, type, patientId, ownerId }: InboxSearch) => sql`true
  ${state === undefined ? sql`` : sql`and state = ${state}`}
  ${type === undefined ? sql`` : sql`and type = ${type}`}
  ${patientId === undefined ? sql`` : sql`and user_id = ${patientId}`}
  ${ownerId === undefined ? sql`` : ownerId === null ? sql`and owner_id is null` : sql`and owner_id = ${ownerId}`}`;

async function entries(db: Database, of: InboxOf, search: InboxSearch): Promise<EntryRow[]> {
  const { tab, page, rows: most } = search;
  const { rows } = await sql<EntryRow>`select * from (${rowsOf(of, tab)}) entries where ${wanted(search)}
    order by ${order(tab)} limit ${most} offset ${page * most}`.execute(db);
  return rows;
}

async function total(db: Database, of: InboxOf, search: InboxSearch): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from (${rowsOf(of, search.tab)}) entries where ${wanted(search)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** The entries with what was done with them, and the names of those who did. */
async function withHistory(db: Database, rows: readonly EntryRow[]): Promise<InboxEntry[]> {
  const ids = rows.map(({ item_id }) => item_id);
  const events = ids.length === 0 ? [] : await eventsOf(db, ids);
  const owners = rows.flatMap(({ owner_id }) => owner_id ?? []);
  const people = owners.length === 0 ? new Map<string, string>() : await namesOf(db, owners);
  return rows
    .map((row): InboxEntry => {
      const { first_name: firstName, middle_name: middleName, last_name: lastName } = row;
      const name = row.name ?? fullName({ firstName, middleName, lastName });
      const ownerId = row.owner_id;
      return {
        itemId: row.item_id,
        kind: row.kind,
        from: { userId: row.user_id, name, email: row.email },
        clinicName: row.clinic_name,
        type: row.type,
        message: row.message,
        at: row.at,
        state: row.state,
        version: row.version,
        raised: row.raised,
        owner: ownerId === null ? null : { userId: ownerId, name: people.get(ownerId) ?? '' },
        history: events
          .filter((event) => event.itemId === row.item_id)
          .map(({ itemId: _, ...event }) => event),
      };
    })
    .sort(compareInbox);
}

async function eventsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('inbox_events')
    .innerJoin('accounts', 'accounts.id', 'by_id')
    .select(['inquiry_id', 'message_id', 'move', 'by_id', 'at', 'text'])
    .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where((eb) => eb.or([eb('inquiry_id', 'in', ids), eb('message_id', 'in', ids)]))
    .orderBy('number')
    .execute();
  return rows.map(({ inquiry_id, message_id, move, by_id, at, text, ...name }) => ({
    itemId: inquiry_id ?? message_id,
    move,
    by: { userId: by_id, name: fullName(name) },
    at,
    text,
  }));
}

async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]));
}

async function lastOf(trx: Database, itemId: string) {
  const last = (await eventsOf(trx, [itemId])).at(-1);
  return { by: last?.by ?? null, at: last?.at ?? null };
}

interface HeldRow
  extends Pick<Inquiry, 'state' | 'owner_id' | 'version' | 'done_at' | 'at'>,
    Pick<Message, 'email'> {
  account_id: Inquiry['account_id'] | null;
}

/** An entry that nobody else moves until the end of the transaction. */
async function held(trx: Database, of: InboxOf, itemId: string) {
  const whose =
    of === 'operator' ? sql`i.inbox = 'operator'` : sql`i.inbox = 'clinic' and i.clinic_id = ${of.clinicId}`;
  const inquiry = await sql<HeldRow>`
    select i.state, i.owner_id, i.version, i.done_at, i.account_id, a.username as email, i.at
    from inquiries i join accounts a on a.id = i.account_id
    where i.id = ${itemId} and ${whose} for update of i`.execute(trx);
  if (inquiry.rows[0]) return { table: 'inquiries', eventOf: 'inquiry_id', row: inquiry.rows[0] } as const;
  if (of !== 'operator') return null;
  const message = await sql<HeldRow>`
    select state, owner_id, version, done_at, null as account_id, email, at
    from contact_messages where id = ${itemId} for update`.execute(trx);
  return message.rows[0]
    ? ({ table: 'contact_messages', eventOf: 'message_id', row: message.rows[0] } as const)
    : null;
}
