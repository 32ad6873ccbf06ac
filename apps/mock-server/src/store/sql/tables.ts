import type { Json } from './columns.ts';

/**
 * The tables, as the migrations make them. Each subject adds its own in `subjects/<subject>/tables.ts`. Columns whose
 * name ends in `_key` hold folded text (`store/search.ts`).
 */
export interface Tables {
  /** A mark of the statements of each change of the tables that this database has had. */
  migration_checksums: { name: string; checksum: string };
  /** What this database is: `seed` is 'demo' or 'none'. */
  installation: { key: string; value: string };
  /** The answers to Idempotency-Keys. */
  intents: { account_id: string; call: string; key: string; request_hash: string; answer: Json; at: Date };
}
