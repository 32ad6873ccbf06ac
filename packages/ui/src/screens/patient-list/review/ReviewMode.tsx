import { useSearchParams } from 'react-router-dom';
import { DonePage } from './DonePage.tsx';
import { WorkPage } from './WorkPage.tsx';

/** `/patient-list?review=1` and `?review=done`: the queue beside the open patient, and what was done. @see SCR-02 */
export function ReviewMode() {
  const [search, setSearch] = useSearchParams();
  const goTo = (review: '1' | 'done') => setSearch({ review }, { replace: review === 'done' });
  return search.get('review') === 'done' ? (
    <DonePage onWork={() => goTo('1')} />
  ) : (
    <WorkPage onEnd={() => goTo('done')} />
  );
}
