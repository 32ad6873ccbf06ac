import { useBillingPapers } from '@rpm/api-client';
import type { KnownBillingPapers } from '@rpm/domain';
import { billingPapersWords as texts } from '@rpm/domain/words/billingPapers';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Facts } from '../../../parts/person/Facts.tsx';
import { dayText } from '../../../parts/person/personTexts.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import { PapersDialog } from './PapersDialog.tsx';

interface PapersProps {
  userId: string;
  timeZone: string;
}

/** The papers of a patient, and the way to change them, which has the focus when they are there: for whom the clinic lets bill. @see SCR-04 */
export function Papers({ userId, timeZone }: PapersProps) {
  const { loadable } = useBillingPapers(userId);
  const shown = useShownTime(timeZone);
  const [edited, setEdited] = useState<KnownBillingPapers | null>(null);
  return (
    <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton />}>
      {(known) => (
        <>
          <PaperFacts known={known} timeZone={timeZone} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
            <Button
              autoFocus
              size="sm"
              icon={<Pencil aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
              onClick={() => setEdited(known)}
            >
              {texts.edit}
            </Button>
            {known.savedTime !== null && (
              <p className="text-caption text-fg-muted">
                {known.savedBy
                  ? texts.saved({ name: known.savedBy.name, time: shown(known.savedTime, 'date') })
                  : texts.savedBySomebody({ time: shown(known.savedTime, 'date') })}
              </p>
            )}
          </div>
          {edited && <PapersDialog userId={userId} known={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </Loaded>
  );
}

function PaperFacts({ known, timeZone }: { known: KnownBillingPapers; timeZone: string }) {
  const { papers, consentDay, usualDiagnosis, usualPayer } = known;
  const { onBad } = useClock(timeZone);
  const span = (from: string, to: string | null) =>
    to === null
      ? texts.from({ from: dayText(from, onBad) })
      : texts.span({ from: dayText(from, onBad), to: dayText(to, onBad) });
  return (
    <Facts
      facts={[
        [
          texts.diagnosis,
          papers.diagnosis ?? (usualDiagnosis ? texts.usual({ value: usualDiagnosis }) : texts.missing),
        ],
        [texts.trainingDay, papers.trainingDay ? dayText(papers.trainingDay, onBad) : texts.missing],
        [texts.consent, consentDay ? span(consentDay, papers.consentUntil) : texts.missing],
        [texts.payer, papers.payer ?? texts.usual({ value: usualPayer })],
        [
          texts.others,
          papers.otherClaims.length === 0 ? (
            texts.noOthers
          ) : (
            <ul key="others">
              {papers.otherClaims.map(({ kind, from, to }) => (
                <li key={`${kind} ${from} ${to}`}>
                  {texts.kinds[kind]}
                  {': '}
                  {span(from, to)}
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}
