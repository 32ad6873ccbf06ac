import type { AuditEntry, Store } from '../Store.ts';
import type { Database } from './open.ts';
import { postgresOrders } from './orders.ts';
import { postgresSessions } from './sessions.ts';
import { postgresSignIns } from './signIns.ts';

/** A store in PostgreSQL. */
export function postgresStore(db: Database): Store {
  return {
    ...postgresSessions(db),
    signIns: postgresSignIns(db),
    orders: postgresOrders(db),
    audit: {
      async list(clinicId) {
        const rows = await db
          .selectFrom('audit_log')
          .select(['at', 'clinic_id', 'account_id', 'subject', 'details'])
          .where('clinic_id', '=', clinicId)
          .where('action', '=', 'order.status')
          .orderBy('id')
          .execute();
        return rows.map(({ at, clinic_id, account_id, subject, details }): AuditEntry => {
          const { from, to } = details as Pick<AuditEntry, 'from' | 'to'>;
          return {
            at,
            clinicId: clinic_id,
            accountId: account_id,
            action: 'order.status',
            subject,
            from,
            to,
          };
        });
      },
    },
  };
}
