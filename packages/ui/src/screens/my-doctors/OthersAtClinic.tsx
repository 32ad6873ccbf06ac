import { useOtherCarers } from '@rpm/api-client';
import { doctorWords } from '@rpm/domain/words/doctors';
import { loadWords } from '@rpm/domain/words/load';
import { Building2, Settings2, Stethoscope } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { seen } from './seen.ts';

const { others: texts, cannotSee } = doctorWords;
const icons = { provider: Stethoscope, staff: Building2, administrator: Settings2 };

/** The roles in which others work at the patient's clinic, each with what it may see. Where nobody else does, nothing. @see RTE-04 */
export function OthersAtClinic({ userId }: { userId: string }) {
  const { loadable } = useOtherCarers(userId);
  if (loadable.state === 'ready' && loadable.data.rows.length + loadable.data.unreadable === 0) return null;
  return (
    <Card title={texts.title} note={texts.lead}>
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton shape="control" />}
        empty={null}
      >
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map(({ role, sees }, at) => {
              const Icon = role === null ? Building2 : icons[role];
              const { may, mayNot } = seen(sees);
              return (
                <li key={role ?? `role ${at}`} className="flex gap-3.5 py-3 first:pt-0 last:pb-0">
                  <span className="grid @max-[18rem]/page:hidden size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-accent *:size-6">
                    <Icon aria-hidden="true" strokeWidth={1.75} />
                  </span>
                  <div className="min-w-0">
                    <h3 className="font-semibold text-body">
                      {role === null ? loadWords.unknown : texts.roles[role]}
                    </h3>
                    <p className="text-fg-muted">{may.join(' · ')}</p>
                    {mayNot.length > 0 && (
                      <p className="text-fg-muted">
                        {cannotSee}: {mayNot.join(' · ')}
                      </p>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </LoadedRows>
    </Card>
  );
}
