import { auditWords } from '@rpm/domain/words/audit';
import { loadWords } from '@rpm/domain/words/load';
import { AuditFacts } from './AuditFacts.tsx';
import { ActionName, Origin } from './auditColumns.tsx';
import type { AuditLine } from './auditLine.ts';

/** What is not known is left out: there is no column that it would leave a hole in. */
const shown = (facts: readonly (readonly [string, string])[]) =>
  facts.filter(([, value]) => value !== loadWords.unknown);

/** An entry on a phone: what, who, whom and when; the rest when it is opened. */
export function AuditCard({ line }: { line: AuditLine }) {
  const { time, name, whom, details } = line;
  return (
    <article className="flex flex-col gap-2">
      <h2 className="text-h3">
        <ActionName line={line} />
      </h2>
      <p className="text-caption text-fg-muted">{time}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {shown([
          [auditWords.columns.who, name],
          [auditWords.columns.whom, whom],
          [auditWords.columns.details, details],
        ]).map(([head, value]) => (
          <div key={head} className="min-w-0">
            <dt className="text-caption text-fg-muted">{head}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-caption">
        <Origin line={line} />
      </p>
      <details>
        <summary className="min-h-target cursor-pointer py-2.5 text-fg-link text-label">
          {auditWords.moreOnPhone}
        </summary>
        <AuditFacts line={line} />
      </details>
    </article>
  );
}
