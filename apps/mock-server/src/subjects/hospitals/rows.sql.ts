import type { DirectoryHospital } from '@rpm/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import type { StoredConnection } from './contract.ts';
import type {} from './tables.ts';

/** A hospital of the directory, from its row. */
export const hospitalOf = ({
  id,
  client_id,
  client_auth,
  is_listed: _,
  ...same
}: Selectable<Tables['hospitals']>): DirectoryHospital => ({
  hospitalId: id,
  ...same,
  clientId: client_id,
  clientAuth: client_auth,
});

/** A hospital of the directory, as its table holds it. */
export const hospitalRow = ({
  hospitalId,
  clientId,
  clientAuth,
  ...same
}: DirectoryHospital): Insertable<Tables['hospitals']> => ({
  id: hospitalId,
  ...same,
  client_id: clientId,
  client_auth: clientAuth,
  is_listed: true,
});

/** A connection, from its row. */
export const connectionOf = (row: Selectable<Tables['hospital_connections']>): StoredConnection => ({
  connectionId: row.id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  hospitalId: row.hospital_id,
  kinds: row.kinds,
  state: row.state,
  askedAt: row.asked_at,
  tokens: row.tokens,
  asked:
    row.state_hash !== null && row.verifier !== null
      ? { stateHash: row.state_hash, verifier: row.verifier }
      : null,
  lastGoodAt: row.last_good_at,
  syncBegunAt: row.sync_begun_at,
  endedAt: row.ended_at,
  runs: row.runs.map(({ at, ...run }) => ({ ...run, at: new Date(at) })),
});

/** A connection, as its table holds it. */
export const connectionRow = (each: StoredConnection): Insertable<Tables['hospital_connections']> => ({
  id: each.connectionId,
  clinic_id: each.clinicId,
  patient_id: each.patientId,
  hospital_id: each.hospitalId,
  kinds: [...each.kinds],
  state: each.state,
  asked_at: each.askedAt,
  state_hash: each.asked?.stateHash ?? null,
  verifier: each.asked?.verifier ?? null,
  tokens: each.tokens,
  last_good_at: each.lastGoodAt,
  sync_begun_at: each.syncBegunAt,
  synced_at: each.syncBegunAt ?? each.runs.at(-1)?.at ?? null,
  ended_at: each.endedAt,
  runs: JSON.stringify(each.runs),
});
