import { limits } from '@rpm/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  ehrOf,
  type SignOn,
  type StoredLink,
  type StoredProvider,
  type StoredTrip,
  savedEntry,
} from './contract.ts';
import type {} from './tables.ts';

/** The providers of the store. */
export function postgresSignOn(db: Database): SignOn {
  const live = () => db.selectFrom('login_providers').selectAll().where('ended_at', 'is', null);
  return {
    async ofClinic(clinicId) {
      const rows = await live()
        .where('clinic_id', '=', clinicId)
        .orderBy('made_at')
        .orderBy(sql`id collate "C"`)
        .execute();
      return rows.map(providerOf);
    },
    async find(providerId) {
      const row = await live().where('id', '=', providerId).executeTakeFirst();
      return row ? providerOf(row) : null;
    },
    async forDomain(domain) {
      const row = await live()
        .where('is_on', '=', true)
        .where(({ selectFrom, eb }) =>
          eb('id', 'in', selectFrom('sign_on_domains').select('provider_id').where('domain', '=', domain)),
        )
        .executeTakeFirst();
      return row ? providerOf(row) : null;
    },
    async forIss(iss) {
      const row = await live().where('kind', '=', 'ehr').where('address', '=', iss).executeTakeFirst();
      return row ? providerOf(row) : null;
    },
    save: (actor, provider) =>
      inTransaction(db, async (trx) => {
        const { clinicId, at } = actor;
        await oneAtATime(trx, clinicId);
        const there = await trx
          .selectFrom('login_providers')
          .select('id')
          .where('clinic_id', '=', clinicId)
          .where('kind', '=', 'signOn')
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        const providerId = there?.id ?? provider.providerId;
        const saved = providerRow({ ...provider, providerId, clinicId, kind: 'signOn', madeAt: at });
        // What another clinic has, the wall does not show; the key of the table knows it.
        await trx.deleteFrom('sign_on_domains').where('clinic_id', '=', clinicId).execute();
        const { made_at: _, ...change } = saved;
        await (there
          ? trx.updateTable('login_providers').set(change).where('id', '=', providerId).execute()
          : trx.insertInto('login_providers').values(saved).execute());
        const taken = await trx
          .insertInto('sign_on_domains')
          .values(
            provider.domains.map((domain) => ({ domain, clinic_id: clinicId, provider_id: providerId })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('domain')
          .execute();
        if (taken.length < provider.domains.length) throw new DomainTaken();
        await writeAudit(trx, savedEntry(actor, { ...provider, providerId }));
        return 'saved' as const;
      }).catch((error: unknown) => {
        if (error instanceof DomainTaken) return 'taken' as const;
        throw error;
      }),
    addEhr: (actor, ehr) =>
      inTransaction(db, async (trx) => {
        await oneAtATime(trx, actor.clinicId);
        const { count } = await trx
          .selectFrom('login_providers')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('clinic_id', '=', actor.clinicId)
          .where('kind', '=', 'ehr')
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.ehrsMax) return 'full';
        const added = await trx
          .insertInto('login_providers')
          .values(providerRow(ehrOf(actor, ehr)))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return 'taken';
        await writeAudit(trx, auditEntry(actor, 'clinic.ehr-added', ehr.providerId, { issuer: ehr.address }));
        return 'added';
      }),
    endEhr: (actor, ehrId) =>
      inTransaction(db, async (trx) => {
        const ended = await trx
          .updateTable('login_providers')
          .set({ ended_at: actor.at, secret: null })
          .where('id', '=', ehrId)
          .where('clinic_id', '=', actor.clinicId)
          .where('kind', '=', 'ehr')
          .where('ended_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await writeAudit(trx, auditEntry(actor, 'clinic.ehr-ended', ehrId));
        return true;
      }),
    async begin(trip) {
      await db.insertInto('sign_on_trips').values(tripRow(trip)).execute();
    },
    async take(stateHash, after) {
      const row = await db
        .deleteFrom('sign_on_trips')
        .where('state_hash', '=', stateHash)
        .returningAll()
        .executeTakeFirst();
      return row && row.begun_at > after ? tripOf(row) : null;
    },
    async linked({ clinicId, issuer, subject }) {
      const row = await db
        .selectFrom('sign_on_links')
        .select('account_id')
        .where('clinic_id', '=', clinicId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.account_id ?? null;
    },
    async isLinked({ accountId, issuer }) {
      const row = await db
        .selectFrom('sign_on_links')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('issuer', '=', issuer)
        .executeTakeFirst();
      return row !== undefined;
    },
    link: (actor, link) =>
      inTransaction(db, async (trx) => {
        const added = await trx
          .insertInto('sign_on_links')
          .values(linkRow(link, actor.at))
          .onConflict((conflict) => conflict.doNothing())
          .returning('account_id')
          .executeTakeFirst();
        if (!added) return false;
        await writeAudit(trx, auditEntry(actor, 'staff.linked', link.accountId, { issuer: link.issuer }));
        return true;
      }),
    unlink: (actor, accountId) =>
      inTransaction(db, async (trx) => {
        const gone = await trx
          .deleteFrom('sign_on_links')
          .where('account_id', '=', accountId)
          .where('clinic_id', '=', actor.clinicId)
          .returning('account_id')
          .execute();
        if (gone.length === 0) return false;
        await writeAudit(trx, auditEntry(actor, 'staff.unlinked', accountId));
        return true;
      }),
    async linkedIn(clinicId) {
      const rows = await db
        .selectFrom('sign_on_links')
        .select('account_id')
        .where('clinic_id', '=', clinicId)
        .execute();
      return new Set(rows.map(({ account_id: accountId }) => accountId));
    },
    async prove({ providerId, address, clientId }, at) {
      await db
        .updateTable('login_providers')
        .set({ proved_at: at })
        .where('id', '=', providerId)
        .where('address', '=', address)
        .where('client_id', '=', clientId)
        .where('proved_at', 'is', null)
        .execute();
    },
  };
}

/** A domain is another clinic's: nothing of what was begun stays. */
class DomainTaken extends Error {}

/** One at a time for a clinic, so that two do not both find the last place free. */
const oneAtATime = (trx: Database, clinicId: string) =>
  sql`select from clinics where id = ${clinicId} for no key update`.execute(trx);

/** Forgets who never came back. */
export async function forgetTrips(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.signOnMinutes * 60_000);
  await db.deleteFrom('sign_on_trips').where('begun_at', '<=', before).execute();
}

/** A provider, as its table holds it. */
export const providerRow = ({
  providerId,
  clinicId,
  clientId,
  domains,
  keepsPasswords,
  asksFactor,
  isOn,
  provedAt,
  madeAt,
  kind,
  name,
  address,
  secret,
}: StoredProvider): Insertable<Tables['login_providers']> => ({
  id: providerId,
  clinic_id: clinicId,
  kind,
  name,
  address,
  client_id: clientId,
  secret,
  domains: [...domains],
  keeps_passwords: keepsPasswords,
  asks_factor: asksFactor,
  is_on: isOn,
  proved_at: provedAt,
  made_at: madeAt,
});

/** The domains of a provider, by which no other clinic can have them. */
export const domainRows = ({ providerId, clinicId, kind, domains }: StoredProvider) =>
  kind === 'signOn'
    ? domains.map((domain) => ({ domain, clinic_id: clinicId, provider_id: providerId }))
    : [];

const providerOf = (row: Selectable<Tables['login_providers']>): StoredProvider => ({
  providerId: row.id,
  clinicId: row.clinic_id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  clientId: row.client_id,
  secret: row.secret,
  domains: row.domains,
  isOn: row.is_on,
  keepsPasswords: row.keeps_passwords,
  asksFactor: row.asks_factor,
  provedAt: row.proved_at,
  madeAt: row.made_at,
});

/** Somebody on the way, as the table holds it. */
export const tripRow = (trip: StoredTrip): Insertable<Tables['sign_on_trips']> => ({
  state_hash: trip.stateHash,
  clinic_id: trip.clinicId,
  provider_id: trip.providerId,
  browser_hash: trip.browserHash,
  proof: trip.proof,
  begun_at: trip.begunAt,
});
const tripOf = (row: Selectable<Tables['sign_on_trips']>): StoredTrip => ({
  stateHash: row.state_hash,
  clinicId: row.clinic_id,
  providerId: row.provider_id,
  browserHash: row.browser_hash,
  proof: row.proof,
  begunAt: row.begun_at,
});

/** A link, as its table holds it. */
export const linkRow = (link: StoredLink, at: Date): Insertable<Tables['sign_on_links']> => ({
  clinic_id: link.clinicId,
  issuer: link.issuer,
  subject: link.subject,
  account_id: link.accountId,
  linked_at: at,
});
