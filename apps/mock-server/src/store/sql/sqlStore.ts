import { sqlParts } from '../../rooms/sql.ts';
import type { Store } from '../Store.ts';
import { once } from './once.ts';
import { type Database, transaction } from './open.ts';
import { inScope } from './scope.ts';

/** A store in PostgreSQL. */
export function postgresStore(db: Database): Store {
  return {
    ...sqlParts(db),
    once: (intent, work) => once(db, intent, (trx) => work(sqlParts(trx))),
    atomically: (work) => transaction(db, (trx) => work(sqlParts(trx))),
    within: inScope,
  };
}
