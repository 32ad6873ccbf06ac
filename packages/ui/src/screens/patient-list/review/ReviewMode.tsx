import { useSearchParams } from 'react-router-dom';
import { DonePage } from './DonePage.tsx';
import { WorkPage } from './WorkPage.tsx';

/** `/patient-list?work=queue` and `?work=done`: the queue beside the open patient, and what was done. @see SCR-02 */
export function ReviewMode() {
  const [search, setSearch] = useSearchParams();
  const goTo = (work: 'queue' | 'done') => setSearch({ work }, { replace: work === 'done' });
  return search.get('work') === 'done' ? (
    <DonePage onWork={() => goTo('queue')} />
  ) : (
    <WorkPage onEnd={() => goTo('done')} />
  );
}
