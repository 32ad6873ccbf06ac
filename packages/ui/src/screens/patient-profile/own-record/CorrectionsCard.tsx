import { useOwnCorrections } from '@rpm/api-client';
import type { InboxState } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../../layout/Loaded/LoadedRows.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

const texts = ownRecordWords.corrections;

/**
 * Where a patient says what is wrong in the record, and sees what became of it. It is work in the clinic's inbox, with an
 * owner; the answer is a message.
 *
 * @see https://www.ecfr.gov/current/title-45/section-164.526
 */
export function CorrectionsCard({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { loadable } = useOwnCorrections(userId);
  const shown = useShownTime(timeZone);
  return (
    <Card title={texts.title}>
      <p className="mb-4">{texts.lead}</p>
      <CorrectionForm />
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="long" />}
        empty={null}
      >
        {(rows) => (
          <>
            <h3 className="mt-6 mb-2 text-h3">{texts.list}</h3>
            <ul className="divide-y divide-line-subtle">
              {rows.map(({ itemId, message, time, state, owner, history }, at) => (
                <li key={itemId ?? `request ${at}`} className="wrap-anywhere py-3">
                  <p dir="auto" className="whitespace-pre-wrap">
                    {message ?? loadWords.unknown}
                  </p>
                  <p className="text-fg-muted">{shown(time, 'datetime')}</p>
                  <p className="font-semibold">{stateText(state, owner?.name)}</p>
                  {(history ?? []).flatMap((line) =>
                    line.text === null
                      ? []
                      : [
                          <blockquote
                            key={line.time}
                            dir="auto"
                            className="mt-2 whitespace-pre-wrap border-line border-s-4 ps-3"
                          >
                            {line.text}
                          </blockquote>,
                        ],
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedRows>
    </Card>
  );
}

function stateText(state: InboxState | null, owner: string | undefined): string {
  if (state === null) return loadWords.unknown;
  if (state === 'New') return texts.states.New;
  return texts.states[state]({ name: owner || texts.someone });
}
