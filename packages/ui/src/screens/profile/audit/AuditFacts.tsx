import { auditWords } from '@rpm/domain/words/audit';
import type { AuditLine } from './auditLine.ts';

const cell = 'border-line-subtle border-t px-3 py-2 text-start align-top';

/** What an open entry tells beside its row: what changed, before and after, and every fact that is kept. */
export function AuditFacts({ line: { changes, facts } }: { line: AuditLine }) {
  return (
    <div className="flex flex-col gap-3">
      {changes.length > 0 && (
        <table className="w-full max-w-186 border-separate border-spacing-0 overflow-hidden rounded-md border border-line bg-surface text-caption">
          <caption className="sr-only">{auditWords.changed}</caption>
          <thead>
            <tr className="bg-surface-sunken">
              {[auditWords.field, auditWords.before, auditWords.after].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-start text-column-head text-fg-muted">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row" className={`${cell} font-normal`}>
                  {field}
                </th>
                <td className={cell}>
                  <bdi className="wrap-anywhere text-fg-muted line-through">{before}</bdi>
                </td>
                <td className={cell}>
                  <bdi className="wrap-anywhere font-semibold">{after}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-caption">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 gap-1.5">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="wrap-anywhere min-w-0">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
