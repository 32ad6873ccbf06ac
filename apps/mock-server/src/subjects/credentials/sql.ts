import {
  credentialMailDays,
  credentialMailDue,
  dayPlus,
  fullName,
  isAdministrator,
  type Language,
  limits,
  localDay,
  stateKinds,
} from '@rpm/domain';
import { type Insertable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  type Credentials,
  credentialFacts,
  type KnownCredential,
  mailsFromHour,
  type SeedCredential,
  type StoredCredential,
} from './contract.ts';
import { hourAt } from './hourAt.ts';
import type {} from './tables.ts';

/** How far ahead of a day mails are looked for. */
const mailDaysMost = Math.max(...credentialMailDays);

/** The credentials of the store. */
export function postgresCredentials(db: Database): Credentials {
  const live = () =>
    db
      .selectFrom('credentials as c')
      .leftJoin('accounts as k', 'k.id', 'c.checked_by')
      .select([
        ...columns,
        'k.first_name as by_first',
        'k.middle_name as by_middle',
        'k.last_name as by_last',
      ])
      .select(
        sql<boolean>`exists (select from credentials n where n.replaces_id = c.id and n.review = 'waiting')`.as(
          'is_renewed',
        ),
      )
      .where('c.replaced_at', 'is', null)
      .orderBy('c.added_at')
      .orderBy('c.id');
  return {
    async list({ clinicId, accountId }) {
      const rows = await live()
        .where('c.clinic_id', '=', clinicId)
        .where('c.account_id', '=', accountId)
        .execute();
      return rows.map(knownOf);
    },
    async ofClinic(clinicId) {
      const rows = await live()
        .innerJoin('accounts as a', 'a.id', 'c.account_id')
        .select(['a.first_name', 'a.middle_name', 'a.last_name'])
        .where('c.clinic_id', '=', clinicId)
        .where('a.access_ended_at', 'is', null)
        .execute();
      return rows.map((row) => ({
        ...knownOf(row),
        name: nameOf(row.first_name, row.middle_name, row.last_name),
      }));
    },
    async document({ clinicId, credentialId }) {
      const row = await db
        .selectFrom('credentials as c')
        .select([...columns, 'content'])
        .where('c.id', '=', credentialId)
        .where('c.clinic_id', '=', clinicId)
        .executeTakeFirst();
      return row ? { ...storedOf(row), content: row.content.toString('base64') } : null;
    },
    licenses: ({ clinicId, accountId }) =>
      db
        .selectFrom('credentials')
        .select(['kind', 'state', 'expires', 'review'])
        .where('clinic_id', '=', clinicId)
        .where('account_id', '=', accountId)
        .where('replaced_at', 'is', null)
        .where('kind', 'in', stateKinds)
        .orderBy('added_at')
        .orderBy('id')
        .execute(),
    add: (actor, credential) =>
      inTransaction(db, async (trx) => {
        // One at a time for a person, so that two do not both find the last place free.
        await sql`select from accounts where id = ${actor.accountId} for no key update`.execute(trx);
        const own = await trx
          .selectFrom('credentials')
          .select('id')
          .where('clinic_id', '=', actor.clinicId)
          .where('account_id', '=', actor.accountId)
          .where('replaced_at', 'is', null)
          .execute();
        if (own.length >= limits.credentialsMax) return 'full';
        const { replacesId } = credential;
        if (replacesId !== null && !own.some(({ id }) => id === replacesId)) return 'unknown';
        await trx.insertInto('credentials').values(credentialRow(credential)).execute();
        await writeAudit(
          trx,
          auditEntry(actor, 'credential.added', credential.credentialId, credentialFacts(credential)),
        );
        return 'added';
      }),
    remove: (actor, credentialId) =>
      inTransaction(db, async (trx) => {
        const gone = await trx
          .deleteFrom('credentials')
          .where('id', '=', credentialId)
          .where('clinic_id', '=', actor.clinicId)
          .where('account_id', '=', actor.accountId)
          .where('replaced_at', 'is', null)
          .where('review', '<>', 'accepted')
          .returning(['kind', 'content_type as contentType', 'bytes'])
          .executeTakeFirst();
        if (!gone) return false;
        await writeAudit(trx, auditEntry(actor, 'credential.removed', credentialId, credentialFacts(gone)));
        return true;
      }),
    check: (actor, { credentialId, review, reason }) =>
      inTransaction(db, async (trx) => {
        const found = await trx
          .selectFrom('credentials')
          .select(['account_id', 'review', 'replaces_id'])
          .where('id', '=', credentialId)
          .where('clinic_id', '=', actor.clinicId)
          .where('replaced_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!found) return 'unknown';
        if (found.account_id === actor.accountId && (await hasOtherAdministrator(trx, actor))) return 'own';
        if (found.review !== 'waiting') return 'checked';
        if (review === 'accepted' && found.replaces_id !== null) {
          // Of two that are accepted at once the other one waits here, and finds it replaced.
          const { numUpdatedRows } = await trx
            .updateTable('credentials')
            .set({ replaced_at: actor.at })
            .where('id', '=', found.replaces_id)
            .where('clinic_id', '=', actor.clinicId)
            .where('replaced_at', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return 'replaced';
        }
        await trx
          .updateTable('credentials')
          .set({ review, reason, checked_by: actor.accountId, checked_at: actor.at })
          .where('id', '=', credentialId)
          .execute();
        await writeAudit(
          trx,
          auditEntry(actor, `credential.${review}`, credentialId, { accountId: found.account_id }),
        );
        return 'done';
      }),
    async ordersWait(clinicId) {
      const row = await db
        .selectFrom('credential_rules')
        .select('orders_wait')
        .where('clinic_id', '=', clinicId)
        .executeTakeFirst();
      return row?.orders_wait ?? false;
    },
    async setOrdersWait(actor, ordersWait) {
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('credential_rules')
          .values({ clinic_id: actor.clinicId, orders_wait: ordersWait })
          .onConflict((conflict) => conflict.column('clinic_id').doUpdateSet({ orders_wait: ordersWait }))
          .execute();
        await writeAudit(trx, auditEntry(actor, 'credential.rule', actor.clinicId, { ordersWait }));
      });
    },
    async due(now) {
      const day = now.toISOString().slice(0, 10);
      const { rows } = await sql<{
        credentialId: string;
        expires: string;
        mailedDays: number | null;
        timeZone: string;
        to: string;
        language: Language;
      }>`
        select c.id as "credentialId", c.expires, c.mailed_days as "mailedDays", l.time_zone as "timeZone",
          a.username as to, a.language
        from credentials c join accounts a on a.id = c.account_id join clinics l on l.id = c.clinic_id
        where c.replaced_at is null and c.review = 'accepted' and a.access_ended_at is null
          and c.expires between ${dayPlus(day, -1)} and ${dayPlus(day, mailDaysMost + 1)}
        order by c.id`.execute(db);
      return rows.flatMap(({ timeZone, ...row }) => {
        if (hourAt(now, timeZone) < mailsFromHour) return [];
        const { expires, mailedDays } = row;
        const days = credentialMailDue({ expires, mailed: mailedDays }, localDay(now, timeZone));
        return days === null ? [] : [{ ...row, days }];
      });
    },
    async take({ credentialId, days }) {
      const taken = await db
        .updateTable('credentials')
        .set({ mailed_days: days })
        .where('id', '=', credentialId)
        .where('replaced_at', 'is', null)
        .where((eb) => eb.or([eb('mailed_days', 'is', null), eb('mailed_days', '>', days)]))
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },
    async giveBack({ credentialId, days, mailedDays }) {
      await db
        .updateTable('credentials')
        .set({ mailed_days: mailedDays })
        .where('id', '=', credentialId)
        .where('mailed_days', '=', days)
        .execute();
    },
  };
}

async function hasOtherAdministrator(
  db: Database,
  { clinicId, accountId }: { clinicId: string; accountId: string },
) {
  const others = await db
    .selectFrom('accounts')
    .select('role')
    .where('clinic_id', '=', clinicId)
    .where('id', '<>', accountId)
    .where('access_ended_at', 'is', null)
    .where('role', '<>', 'PATIENT')
    .execute();
  return others.some(({ role }) => isAdministrator(role));
}

const columns = [
  ...([
    'c.id',
    'c.clinic_id',
    'c.account_id',
    'c.kind',
    'c.number',
    'c.state',
    'c.issuer',
    'c.issued',
  ] as const),
  ...([
    'c.expires',
    'c.file_name',
    'c.content_type',
    'c.bytes',
    'c.added_at',
    'c.review',
    'c.reason',
  ] as const),
  ...(['c.checked_by', 'c.checked_at', 'c.replaces_id', 'c.replaced_at', 'c.mailed_days'] as const),
] as const;

type Row = Omit<Tables['credentials'], 'content' | 'review'> & Pick<StoredCredential, 'review'>;
const storedOf = (row: Row): StoredCredential => ({
  credentialId: row.id,
  clinicId: row.clinic_id,
  accountId: row.account_id,
  kind: row.kind,
  number: row.number,
  state: row.state,
  issuer: row.issuer,
  issued: row.issued,
  expires: row.expires,
  fileName: row.file_name,
  contentType: row.content_type,
  bytes: row.bytes,
  addedAt: row.added_at,
  review: row.review,
  reason: row.reason,
  checkedById: row.checked_by,
  checkedAt: row.checked_at,
  replacesId: row.replaces_id,
  replacedAt: row.replaced_at,
  mailedDays: row.mailed_days,
});

const nameOf = (firstName: string, middleName: string, lastName: string) =>
  fullName({ firstName, middleName, lastName });

interface Checker {
  is_renewed: boolean;
  by_first: string | null;
  by_middle: string | null;
  by_last: string | null;
}
const knownOf = (row: Row & Checker): KnownCredential => ({
  ...storedOf(row),
  isRenewed: row.is_renewed,
  checkedBy: row.by_last === null ? null : nameOf(row.by_first ?? '', row.by_middle ?? '', row.by_last),
});

/** A credential, as its table holds it. */
export const credentialRow = (each: SeedCredential): Insertable<Tables['credentials']> => ({
  id: each.credentialId,
  clinic_id: each.clinicId,
  account_id: each.accountId,
  kind: each.kind,
  number: each.number,
  state: each.state,
  issuer: each.issuer,
  issued: each.issued,
  expires: each.expires,
  file_name: each.fileName,
  content_type: each.contentType,
  bytes: each.bytes,
  content: Buffer.from(each.content, 'base64'),
  added_at: each.addedAt,
  review: each.review,
  reason: each.reason,
  checked_by: each.checkedById,
  checked_at: each.checkedAt,
  replaces_id: each.replacesId,
  replaced_at: each.replacedAt,
  mailed_days: each.mailedDays,
});
