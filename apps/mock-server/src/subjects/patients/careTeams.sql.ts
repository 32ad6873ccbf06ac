import { fullName } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import { byNearness, type CareTeams } from './careTeams.contract.ts';

/** The care teams of the store. */
export function postgresCareTeams(db: Database): CareTeams {
  return {
    async of(patientId, most) {
      const rows = await membersQuery(db, patientId).execute();
      return rows
        .map(({ id, role, first_name, middle_name, last_name, provider_id, last_contact }) => ({
          accountId: id,
          name: fullName({ firstName: first_name, middleName: middle_name, lastName: last_name }),
          role,
          isResponsible: id === provider_id,
          lastContact: last_contact,
        }))
        .sort(byNearness)
        .slice(0, most);
    },
  };
}

/** As many rows as the clinic has people at most: each author comes once. */
const membersQuery = (db: Database, patientId: string) =>
  db
    .with('meetings', (query) =>
      query
        .selectFrom('notes')
        .select((eb) => ['author_id', eb.fn.max('at').as('last_contact')])
        .where('patient_id', '=', patientId)
        .where('kind', '<>', 'exception')
        .where('author_id', '<>', patientId)
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
      query.selectFrom('patients').select('provider_id').where('id', '=', patientId),
    )
    .selectFrom('accounts')
    .innerJoin('patient', (join) => join.onTrue())
    .leftJoin('contacts', 'contacts.author_id', 'accounts.id')
    .select(['accounts.id', 'role', 'first_name', 'middle_name', 'last_name', 'last_contact', 'provider_id'])
    .where((eb) =>
      eb.or([eb('contacts.author_id', 'is not', null), eb('accounts.id', '=', eb.ref('provider_id'))]),
    );
