import { useCandidateTotals, useServerNow } from '@rpm/api-client';
import { calendarDateOf, formatDate, type GuardedRoute } from '@rpm/domain';
import { candidateWords as texts } from '@rpm/domain/words/candidate';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ByCondition } from './ByCondition.tsx';
import { CandidateList } from './CandidateList.tsx';
import { CandidateNumbers } from './CandidateNumbers.tsx';
import { enrollPath } from './enrollPath.ts';
import { HowFound } from './HowFound.tsx';

/** Where it stands, and whom it speaks to. */
export const nonRpmDashboardPage = {
  paths: ['/nonrpm-dashboard'],
  who: 'clinic',
  under: 'doctorDashboard',
} as const satisfies GuardedRoute;

const enrollDialog = lazily(() =>
  import('../../dialogs/enroll-patient/EnrollPatientDialog.tsx').then(
    ({ EnrollPatientDialog }) => EnrollPatientDialog,
  ),
);

/** `/nonrpm-dashboard`: the patients of a clinic who have no device, whom to enroll and why. Each card loads alone (DDB-06). @see SCR-02 */
export function NonRpmDashboardScreen() {
  return (
    <PageFor route="nonRpmDashboard" title={texts.title}>
      <NonRpmDashboard />
    </PageFor>
  );
}

function NonRpmDashboard() {
  const { loadable } = useCandidateTotals();
  const { part: Dialog, hasFailed, open, close } = useLazy(enrollDialog);
  const navigate = useNavigate();
  const date = formatDate(calendarDateOf(useServerNow(), browserTimeZone()));
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle({ date })}
      actions={
        <>
          <Link to="/doctor-dashboard" look="secondary">
            {texts.back}
          </Link>
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            aria-haspopup="dialog"
            {...enrollDialog.interest}
            onClick={open}
          >
            {texts.enrollPatient}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.dialogFailed}
        </Banner>
      )}
      <CandidateNumbers loadable={loadable} />
      <div className="grid @min-[76rem]/page:grid-cols-[minmax(0,1fr)_20rem] items-start gap-4">
        <CandidateList />
        <div className="in-order flex min-w-0 flex-col gap-4">
          <ByCondition loadable={loadable} />
          <HowFound />
        </div>
      </div>
      {Dialog && (
        <Dialog
          onClose={close}
          onEnrolled={(userId) => {
            close();
            void navigate(enrollPath(userId));
          }}
        />
      )}
    </Page>
  );
}
