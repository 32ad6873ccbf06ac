import { type AuditAction, type BillingHistory, formatStamp, fullName } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';

/** Fields whose value is an account of the clinic. */
const people: ReadonlySet<string> = new Set(['billingProvider', 'supervisingProvider']);

/**
 * Who changed something that a clinic bills by, the newest first, as the audit log tells it. People are named as they
 * are called now, also those whose access has ended.
 */
export async function historyOf(
  { audit, accounts }: Pick<StoreParts, 'audit' | 'accounts'>,
  clinicId: string,
  subject: string,
  actions: readonly AuditAction[],
): Promise<BillingHistory> {
  const lines = (await audit.of(clinicId, [subject]))
    .filter(({ action }) => actions.includes(action))
    .map(({ at, accountId, details: { changes = [] } }) => ({
      at,
      accountId,
      // What older lines tell is no list of changes.
      changes: changes as BillingHistory[number]['changes'],
    }))
    .reverse();
  const ids = lines.flatMap(({ accountId, changes }) => [
    accountId,
    ...changes.filter(({ field }) => people.has(field)).flatMap(({ before, after }) => [before, after]),
  ]);
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const account = typeof id === 'string' ? await accounts.find(id) : null;
      return [id, account && fullName(account)] as const;
    }),
  );
  const names = new Map<unknown, string | null>(found);
  return lines.map(({ at, accountId, changes }) => ({
    time: formatStamp(at),
    by: { userId: accountId, name: names.get(accountId) ?? '' },
    changes: changes.map((change) =>
      people.has(change.field)
        ? {
            ...change,
            before: names.get(change.before) ?? null,
            after: names.get(change.after) ?? null,
          }
        : change,
    ),
  }));
}
