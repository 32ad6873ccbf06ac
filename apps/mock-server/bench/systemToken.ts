import { type SystemGrant, scopesOf } from '@rpm/domain';
import { aSystem, northside } from '../src/seed/index.ts';
import type { Database } from '../src/store/sql/open.ts';
import { hashToken, newToken } from '../src/subjects/sessions/tokens.ts';
import { systemRow } from '../src/subjects/systems/sql.ts';

/** A token, good for an hour, of a connected system of the clinic that the benches measure. */
export async function systemToken(db: Database, grants: SystemGrant[]): Promise<string> {
  const system = aSystem({ systemId: 'bench-system', grants });
  const token = newToken((count) => crypto.getRandomValues(new Uint8Array(count)));
  for (const table of ['system_tokens', 'system_exports'] as const)
    await db.deleteFrom(table).where('system_id', '=', system.systemId).execute();
  await db.deleteFrom('systems').where('id', '=', system.systemId).execute();
  await db.insertInto('systems').values(systemRow(system)).execute();
  await db
    .insertInto('system_tokens')
    .values({
      ...{ token_hash: hashToken(token), system_id: system.systemId, clinic_id: northside.clinicId },
      ...{ assertion_hash: 'bench', scopes: scopesOf(grants) },
      until_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return token;
}
