import { fullName } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { byNearness, type CareTeam, type CareTeams, latestOf } from './careTeams.contract.ts';

/** The care teams of the store. */
export function postgresCareTeams(db: Database): CareTeams {
  async function dated(patientId: string, most: number): Promise<CareTeam> {
    const rows = await membersQuery(db, patientId).execute();
    const [first] = rows;
    return {
      changedAt: first ? latestOf([first.team_changed_at, ...rows.map((each) => each.changed_at)]) : null,
      carers: rows
        .map(({ id, role, first_name, middle_name, last_name, provider_id, last_contact }) => ({
          accountId: id,
          name: fullName({ firstName: first_name, middleName: middle_name, lastName: last_name }),
          role,
          isResponsible: id === provider_id,
          lastContact: last_contact,
        }))
        .sort(byNearness)
        .slice(0, most),
    };
  }
  return { dated, of: async (patientId, most) => (await dated(patientId, most)).carers };
}

/** As many rows as the clinic has people at most: each author comes once. */
const membersQuery = (db: Database, patientId: string) =>
  db
    .with('meetings', (query) =>
      query
        .selectFrom('notes')
        .innerJoin('accounts', 'accounts.id', 'author_id')
        .select((eb) => ['author_id', eb.fn.max('at').as('last_contact')])
        .where('patient_id', '=', patientId)
        .where('kind', '<>', 'exception')
        .where('role', '<>', 'PATIENT')
        .groupBy('author_id')
        .unionAll(
          query
            .selectFrom('reviews')
            .select((eb) => ['reviewer_id as author_id', eb.fn.max('at').as('last_contact')])
            .where('patient_id', '=', patientId)
            .where('undone_at', 'is', null)
            .groupBy('reviewer_id'),
        ),
    )
    .with('contacts', (query) =>
      query
        .selectFrom('meetings')
        .select((eb) => ['author_id', eb.fn.max('last_contact').as('last_contact')])
        .groupBy('author_id'),
    )
    .with('patient', (query) =>
      query.selectFrom('patients').select(['provider_id', 'changed_at']).where('id', '=', patientId),
    )
    .selectFrom('accounts')
    .innerJoin('patient', (join) => join.onTrue())
    .leftJoin('contacts', 'contacts.author_id', 'accounts.id')
    .select(['accounts.id', 'role', 'first_name', 'middle_name', 'last_name', 'last_contact', 'provider_id'])
    .select([
      'accounts.changed_at',
      sql<Date>`greatest(patient.changed_at, (select max(last_contact) from contacts),
        (select max(undone_at) from reviews where patient_id = ${patientId} and undone_at is not null),
        (select max(greatest(at, undone_at)) from merges where kept_id = ${patientId} or gone_id = ${patientId}))`.as(
        'team_changed_at',
      ),
    ])
    .where((eb) =>
      eb.or([eb('contacts.author_id', 'is not', null), eb('accounts.id', '=', eb.ref('provider_id'))]),
    );
