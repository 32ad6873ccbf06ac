import { useBillBoard, useServerNow } from '@rpm/api-client';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { Board } from './Board.tsx';
import { BoardBar } from './BoardBar.tsx';
import { useBoardFilters } from './useBoardFilters.ts';
import { useChosen } from './useChosen.ts';

const patientMonth = lazily(() => import('./PatientMonth.tsx').then(({ PatientMonth }) => PatientMonth));

/** `/billing-revenue?month=…`: who can be billed, what may be lost, and the bills of a month. @see SCR-04 */
export function BillingRevenueScreen() {
  return (
    <PageFor route="billingRevenue" title={texts.revenue}>
      <Month />
    </PageFor>
  );
}

function Month() {
  const filters = useBoardFilters(useServerNow());
  if (filters.patient === '') return <BoardOfMonth filters={filters} />;
  return (
    <Needed lazy={patientMonth}>
      {(PatientMonth) => (
        <PatientMonth
          userId={filters.patient}
          month={filters.query.month}
          back={filters.after({ patient: null })}
        />
      )}
    </Needed>
  );
}

function BoardOfMonth({ filters: asked }: { filters: ReturnType<typeof useBoardFilters> }) {
  const { loadable } = useBillBoard(asked.query);
  const filters = loadable.state === 'ready' ? { ...asked, month: loadable.data.month } : asked;
  const place = usePlace(browserTimeZone());
  const chosen = useChosen(`${filters.month} ${filters.provider ?? ''}`);
  return (
    <Page title={texts.revenue}>
      {/* What can be done with a month is known with it: below the bar nothing stands before. */}
      <div className="in-order">
        <BoardBar {...{ filters, loadable, chosen, place }} />
        <Loaded loadable={loadable} says={texts.loading} headingLevel={2} skeleton={<CardSkeleton />}>
          {(board) => <Board {...{ board, filters, chosen, place }} />}
        </Loaded>
      </div>
    </Page>
  );
}
