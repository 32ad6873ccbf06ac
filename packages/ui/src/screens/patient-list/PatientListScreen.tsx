import { usePatientList } from '@rpm/api-client';
import { isPatientFiltered, type PatientQuery, patientQuery } from '@rpm/domain';
import { patientListWords } from '@rpm/domain/words/patientList';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { ListChecks, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ExportButton } from '../../parts/export/ExportButton.tsx';
import { PagedList } from '../../parts/paged/PagedList.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { PatientCard } from './PatientCard.tsx';
import { PatientFilterBar } from './PatientFilterBar.tsx';
import { PatientsEmpty } from './PatientsEmpty.tsx';
import { narrowListQuery, patientColumns } from './patientColumns.tsx';
import type { PatientLine } from './patientLines.ts';
import { usePatientFilters } from './usePatientFilters.ts';
import { usePatientLines } from './usePatientLines.ts';
import { WaitingList } from './WaitingList.tsx';

const text = patientListWords;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;
const enrollDialog = lazily(() =>
  import('../../dialogs/enroll-patient/EnrollPatientDialog.tsx').then(
    ({ EnrollPatientDialog }) => EnrollPatientDialog,
  ),
);
const reviewMode = lazily(() => import('./review/ReviewMode.tsx').then(({ ReviewMode }) => ReviewMode));
const enrolledNext = lazily(() => import('./EnrolledNext.tsx').then(({ EnrolledNext }) => EnrolledNext));
const exportPatients = lazily(() =>
  import('./ExportPatients.tsx').then(({ ExportPatients }) => ExportPatients),
);
/** What an export asks: the filters of the list, and no page; it comes by name. */
const exported = ({ page: _, noOfRows: __, sort: ___, ...filters }: PatientQuery) => filters;
const rowKey = ({ key }: PatientLine) => key;
const cards = {
  own: (line: PatientLine) => <PatientCard line={line} hasProvider={false} />,
  clinic: (line: PatientLine) => <PatientCard line={line} hasProvider />,
} as const;

export interface PatientListScreenProps {
  /** Whose patients: those of the user, which is usual, or all of the clinic. */
  scope?: 'own' | 'clinic';
}

/** `/patient-list` and `/allPatients`: who is looked after, what their readings say, and enrollment. @see SCR-05 */
export function PatientListScreen({ scope = 'own' }: PatientListScreenProps) {
  const [search] = useSearchParams();
  const isAtWork = scope === 'own' && search.has('review');
  return (
    <PageFor route={scope === 'own' ? 'patientList' : 'allPatients'} title={text.title[scope]}>
      {isAtWork ? (
        <Needed lazy={reviewMode}>{(ReviewMode) => <ReviewMode />}</Needed>
      ) : (
        <PatientList scope={scope} />
      )}
    </PageFor>
  );
}

function PatientList({ scope }: Required<PatientListScreenProps>) {
  const { userId } = useSession().user;
  const state = usePatientFilters();
  const { filters, change, goTo, clear } = state;
  const { loadable } = usePatientList(userId, patientQuery(filters, scope));
  const [enrolled, setEnrolled] = useState<string | null>(null);
  const { part: Dialog, hasFailed, open, close } = useLazy(enrollDialog);
  const isNarrow = useMediaQuery(narrowListQuery);
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const lines = usePatientLines(answered?.rows);
  const table = {
    fit: 'regular',
    caption: text.tableName,
    columns: patientColumns[isNarrow ? 'narrow' : 'wide'][scope],
    rowKey,
    card: cards[scope],
  } as const;
  return (
    <Page
      isWide
      title={text.title[scope]}
      subtitle={<span className="max-md:hidden">{text.subtitle[scope]}</span>}
      actions={
        <>
          {scope === 'own' && (
            <Link to="/patient-list?review=1" look="primary" icon={<ListChecks {...icon} />}>
              {workingModeWords.start}
            </Link>
          )}
          <Button
            variant={scope === 'own' ? 'secondary' : 'primary'}
            icon={<UserPlus {...icon} />}
            aria-haspopup="dialog"
            {...enrollDialog.interest}
            onClick={open}
          >
            {text.enroll}
          </Button>
          <ExportButton dialog={exportPatients} isDisabled={answered === null}>
            {(ExportPatients, onClose) =>
              answered && (
                <ExportPatients
                  filters={{ ...exported(patientQuery(filters, scope)), userId }}
                  total={answered.total}
                  onClose={onClose}
                />
              )
            }
          </ExportButton>
        </>
      }
    >
      {hasFailed && (
        <p role="alert" className="pb-3 text-danger-fg">
          {text.dialogFailed}
        </p>
      )}
      {enrolled && (
        <Needed lazy={enrolledNext}>{(EnrolledNext) => <EnrolledNext userId={enrolled} />}</Needed>
      )}
      <div className="in-order">
        <WaitingList />
        <Card isFlush isOpenOnPhone>
          <PatientFilterBar state={state} />
          <PagedList
            loadable={loadable}
            says={text.loading}
            skeleton={<DataTable {...table} rows={[]} skeletonRows={filters.rows} />}
            unreadable={(answer) => answer.unreadable}
            words={text}
            pages={{
              page: filters.page,
              rows: filters.rows,
              onPage: goTo,
              onRows: (rows) => change({ rows }),
              onBeyond: (last) => goTo(last, { replace: true }),
            }}
          >
            {(_, { isUpdating }) => (
              <DataTable
                {...table}
                rows={lines}
                isUpdating={isUpdating}
                empty={
                  <PatientsEmpty
                    onClear={isPatientFiltered(filters) ? clear : undefined}
                    isSearched={filters.search.trim() !== ''}
                  />
                }
              />
            )}
          </PagedList>
        </Card>
      </div>
      {Dialog && (
        <Dialog
          onClose={close}
          onEnrolled={(newId) => {
            close();
            setEnrolled(newId);
          }}
        />
      )}
    </Page>
  );
}
