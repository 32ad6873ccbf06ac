import { useBillingSettings } from '@rpm/api-client';
import { billingPapersWords as texts } from '@rpm/domain/words/billingPapers';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../../hooks/lazily.ts';
import { Needed } from '../../../layout/Loaded/Needed.tsx';

const papers = lazily(() => import('./Papers.tsx').then(({ Papers }) => Papers));

/** What billing needs of the patient, for whom the clinic lets bill; read when somebody asks for it, or comes for it. @see SCR-04 */
export function PapersCard({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { loadable } = useBillingSettings();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has('papers'));
  // Who may not bill is not shown what the server would refuse.
  if (loadable.state !== 'ready' || !loadable.data.mayBill) return null;
  return (
    // Not opened it has a button alone, which is nothing on paper.
    <div className={isOpen ? undefined : 'print:hidden'}>
      <Card title={texts.title}>
        {isOpen ? (
          <Needed lazy={papers} says={texts.loading} skeleton={<Skeleton />}>
            {(Papers) => <Papers userId={userId} timeZone={timeZone} />}
          </Needed>
        ) : (
          <Button {...papers.interest} onClick={() => setOpen(true)}>
            {texts.show}
          </Button>
        )}
      </Card>
    </div>
  );
}
