import {
  type Loadable,
  type Read,
  useDevicesOfPatient,
  useNoteTopics,
  usePatientInfo,
} from '@rpm/api-client';
import {
  fullName,
  type GuardedRoute,
  mayOpen,
  measuredVitals,
  type PatientInfo,
  type RecordTab,
  type RecordView,
  readRecordAddress,
  vitalKinds,
  zoneOrUtc,
} from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useListBehind } from '../../parts/person/fromList.ts';
import { RecordMeta, RecordMetaSkeleton } from '../../parts/person/RecordMeta.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { DischargedBanner } from './DischargedBanner.tsx';
import { MergedBanner } from './MergedBanner.tsx';
import { OtherTab } from './OtherTab.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { useVitalReads, type VitalReads } from './useVitalReads.ts';
import { VitalsTab } from './VitalsTab.tsx';

/** Where it stands, and whom it speaks to. */
export const patientDetailsPage = {
  paths: ['/patientdetails'],
  budget: 186_000,
  requests: 38,
  who: 'clinic',
  under: 'patientList',
} as const satisfies GuardedRoute;

const { record: texts } = recordWords;

/**
 * `/patientdetails?id=…`: a patient's record for the clinic. Head, tabs and every part of a tab are read, fail and are
 * tried again by themselves; the address says which part is shown, so that it can be sent to a colleague.
 *
 * @see RTE-03, DSP-01, DSP-07
 */
export function PatientDetailsScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { userId, ...view } = readRecordAddress(search);
  const list = useListBehind(userId);
  const isStaff = mayOpen('patientDetails', user.role);
  const asked = isStaff ? userId : null;
  const patientInfo = usePatientInfo(asked);
  const { loadable: info } = patientInfo;
  const { loadable: devices } = useDevicesOfPatient(asked);
  const { loadable: topics } = useNoteTopics(asked);
  const reads = useVitalReads(asked, view);
  // A press marks its tab at once; the part behind it is drawn after that frame, in pieces. Of another patient no part is read that was not asked for.
  const before = useDeferredValue(useMemo(() => ({ userId, tab: view.tab }), [userId, view.tab]));
  const openTab = before.userId === userId ? before.tab : view.tab;
  if (!isStaff) return <Refused cause="forbidden" title={texts.forStaff} />;
  if (userId === null) return <Refused cause="notFound" title={loadWords.notFound} />;
  if (info.state === 'failed' && [403, 404].includes(info.error.status)) {
    return (
      <Page title={texts.title} back={<Back to={list} />}>
        <Loaded
          loadable={info}
          says={texts.patientLoading}
          skeleton={null}
          headingLevel={2}
          back={<BackButton to={list} />}
        >
          {() => null}
        </Loaded>
      </Page>
    );
  }
  const patient = info.state === 'ready' ? info.data : null;
  const mergedInto = patient?.standing?.mergedInto;
  const timeZone = zoneOf(info);
  const name = patient && (fullName(patient) || texts.noName);
  const counts = { devices: countOf(devices), notes: notesOf(topics) };
  return (
    <Page
      title={texts.title}
      back={<Back to={list} />}
      mark={(name !== null || info.state === 'loading') && <Avatar name={name ?? ''} size="lg" />}
      heading={name === null ? info.state === 'loading' ? <NameSkeleton /> : undefined : <bdi>{name}</bdi>}
      subtitle={
        patient ? (
          <RecordMeta patient={patient} timeZone={timeZone ?? 'UTC'} />
        ) : (
          info.state === 'loading' && <RecordMetaSkeleton />
        )
      }
      actions={
        !mergedInto && (
          <RecordActions
            userId={userId}
            patient={patient}
            vital={reads.vital ?? firstOrdered(devices)}
            limits={reads.limits.loadable}
          />
        )
      }
    >
      {info.state === 'failed' && <HeadFailed retry={info.retry} />}
      {mergedInto ? (
        <MergedBanner {...mergedInto} />
      ) : (
        <>
          {patient && <DischargedBanner patient={patient} />}
          <RecordTabs userId={userId} view={view} counts={counts} />
          <Tab {...{ tab: openTab, userId, info: patientInfo, timeZone, view, reads }} />
        </>
      )}
    </Page>
  );
}

interface TabProps {
  tab: RecordTab;
  userId: string;
  info: Read<PatientInfo>;
  timeZone: string | null;
  view: RecordView;
  reads: VitalReads;
}

/** The open part. Another patient's is another one: nothing is carried over. */
function Tab({ tab, userId, info, timeZone, view, reads }: TabProps) {
  if (tab === 'vitals') return <VitalsTab key={userId} {...{ userId, view, timeZone, reads, info }} />;
  const { loadable } = info;
  return (
    <OtherTab key={`${tab} ${userId}`} {...{ tab, userId }} info={loadable} timeZone={timeZone ?? 'UTC'} />
  );
}

/**
 * The zone in which the patient's days are counted: `null` until it is known. When the record cannot be read, or names no
 * zone, days are counted in UTC, as the server counts them for a zone that it does not know.
 */
function zoneOf(info: Loadable<PatientInfo>): string | null {
  if (info.state === 'loading') return null;
  return zoneOrUtc(info.state === 'ready' ? info.data.timeZone : null);
}

/** For a patient who has measured nothing yet: the first vital of the devices, else the first of all. */
const firstOrdered = (devices: Loadable<{ rows: readonly { vitals?: unknown }[] }>) =>
  measuredVitals(devices.state === 'ready' ? devices.data.rows.map(({ vitals }) => vitals) : [])[0] ??
  vitalKinds[0];

const countOf = (list: Loadable<{ rows: readonly unknown[] }>) =>
  list.state === 'ready' ? list.data.rows.length : undefined;

const notesOf = (topics: Loadable<{ rows: readonly { total: number | null }[] }>) =>
  topics.state === 'ready' ? topics.data.rows.reduce((sum, { total }) => sum + (total ?? 0), 0) : undefined;

function Back({ to }: { to: string }) {
  return (
    <div className="-mt-2.5 print:hidden">
      <Link
        to={to}
        look="alone"
        icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      >
        {texts.title}
      </Link>
    </div>
  );
}

const BackButton = ({ to }: { to: string }) => (
  <Link to={to} look="secondary">
    {appWords.goBack}
  </Link>
);

/** Nobody is named, or the reader may not: nothing was asked. */
function Refused(why: Pick<ErrorStateProps, 'cause' | 'title'>) {
  return (
    <Page title={texts.title}>
      <ErrorState {...why} headingLevel={2} action={<BackButton to="/patient-list" />} />
    </Page>
  );
}

function NameSkeleton() {
  return (
    <>
      <span className="sr-only">{texts.title}</span>
      <span className="block w-64 max-w-full">
        <Skeleton shape="number" />
      </span>
    </>
  );
}

/** The head alone failed; the rest of the record stands. */
function HeadFailed({ retry }: { retry: () => void }) {
  return (
    <div className="mb-3">
      <Banner
        kind="danger"
        announce="alert"
        action={
          <Button
            size="sm"
            onClick={() => retry()}
            icon={<RotateCw aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            {loadWords.retry}
          </Button>
        }
      >
        {texts.patientLoading.failed}
      </Banner>
    </div>
  );
}
