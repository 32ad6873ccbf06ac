import { useCandidates } from '@rpm/api-client';
import { type CandidateRow, limits } from '@rpm/domain';
import { candidateWords as texts } from '@rpm/domain/words/candidate';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { useSettled } from '../../hooks/useSettled.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { CandidateCard, candidateColumns } from './candidateCells.tsx';

const pageSize = 10;
type Shown = 'candidates' | 'all';

/** Those who have no device, a page at a time, with the way to enroll them. @see SCR-02 */
export function CandidateList() {
  const [show, setShow] = useState<Shown>('candidates');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(typed, limits.searchDebounceMs).trim();
  const { loadable } = useCandidates({
    page: page - 1,
    noOfRows: pageSize,
    show,
    ...(search !== '' && { search }),
  });
  const onBad = useOnBad();
  const shown = useShownTime(browserTimeZone());
  const how = { onBad, units: useUnits(), day: (stamp: string) => shown(stamp, 'date') };
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const isCurrent = loadable.state === 'ready' && !loadable.isUpdating;
  useLastPage(answered && isCurrent ? { total: answered.total, pageSize, page } : null, setPage);
  const table = {
    caption: texts.caption[show],
    columns: candidateColumns(how),
    rowKey: ({ userId }: CandidateRow) => userId,
    card: (row: CandidateRow) => <CandidateCard {...{ row, how }} />,
  };
  return (
    <Card
      title={texts.table}
      isFlush
      isOpenOnPhone
      actions={
        <SegmentedControl
          name={texts.show}
          options={[
            { value: 'candidates', label: texts.candidates },
            { value: 'all', label: texts.all },
          ]}
          value={show}
          onChange={(value) => {
            setShow(value);
            setPage(1);
          }}
        />
      }
    >
      <div className="max-w-80 px-5 pb-3 max-md:px-0">
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={limits.searchMaxCharacters}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        reason={texts.restIsThere}
        headingLevel={3}
        skeleton={<DataTable {...table} rows={[]} skeletonRows={pageSize} />}
      >
        {({ result: { rows, unreadable } }, { isUpdating }) => (
          <>
            <DataTable
              {...table}
              rows={rows}
              isUpdating={isUpdating}
              empty={<Nobody show={show} isSearched={search !== ''} />}
            />
            <RowsNotShown count={unreadable} className="px-5 py-3" />
          </>
        )}
      </Loaded>
      {answered && answered.total > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={answered.total}
          range={texts.range}
          onPage={setPage}
        />
      )}
    </Card>
  );
}

function Nobody({ show, isSearched }: { show: Shown; isSearched: boolean }) {
  const [title, reason] = isSearched
    ? [texts.noneFound, texts.noneFoundReason]
    : show === 'all'
      ? [texts.empty, texts.emptyReason]
      : [texts.noCandidates, texts.noCandidatesReason];
  return <EmptyState headingLevel={3} icon={<UserCheck strokeWidth={1.5} />} title={title} reason={reason} />;
}
