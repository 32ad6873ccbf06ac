import { useCareTeam, usePatientInfo } from '@rpm/api-client';
import { mayOpen } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { CareTeam } from '../../parts/person/CareTeam.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { CareNotesPart } from './CareNotesPart.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnDevices } from './OwnDevices.tsx';
import { RecordLinks } from './RecordLinks.tsx';

const text = patientWords.patientProfile;

/** The last on the page, so its code may come after the rest. */
const appearanceCard = lazily(() =>
  import('../../parts/person/AppearanceCard.tsx').then(({ AppearanceCard }) => AppearanceCard),
);

/** The form of a message comes after what is read. */
const conversation = lazily(() =>
  import('../../parts/conversation/Conversation.tsx').then(({ Conversation }) => Conversation),
);

/** Below what one comes for. */
const ownRecord = lazily(() =>
  import('./own-record/OwnRecordPart.tsx').then(({ OwnRecordPart }) => OwnRecordPart),
);
const seenBy = lazily(() => import('../../parts/access/SeenBy.tsx').then(({ SeenBy }) => SeenBy));

/**
 * `/patient-profile`: what the clinic has of the patient who is logged in (ROL-04). Each part loads and fails for
 * itself. For the people of the clinic there is nothing here, and nothing is asked: they have `/patientdetails`.
 *
 * The path is declared twice in the specification; it is listed once, and this is what it shows (RTE-08).
 */
export function PatientProfileScreen() {
  const { user } = useSession();
  const isPatient = mayOpen('patientProfile', user.role, user.isCarer);
  const own = isPatient ? user.userId : null;
  const { loadable: info } = usePatientInfo(own);
  const { loadable: team } = useCareTeam(own);
  if (user.isCarer)
    return (
      <PageFor route="patientProfile" title={text.title}>
        {null}
      </PageFor>
    );
  if (!isPatient) return <ForPatients />;
  const timeZone = browserTimeZone();
  return (
    <Page
      title={text.title}
      subtitle={
        <p>
          {text.lead} {text.mistake}
        </p>
      }
    >
      <div className="@max-[64rem]/page:in-order grid @min-[64rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-start gap-6">
        <div className="in-order flex min-w-0 flex-col gap-6">
          <RecordLinks userId={user.userId} />
          <OwnDetails info={info} timeZone={timeZone} />
          <Needed lazy={ownRecord}>
            {(OwnRecord) => <OwnRecord userId={user.userId} timeZone={timeZone} />}
          </Needed>
          <Needed lazy={seenBy}>
            {(SeenBy) => <SeenBy isOwn userId={user.userId} timeZone={timeZone} />}
          </Needed>
        </div>
        <div className="in-order flex min-w-0 flex-col gap-6">
          <CareNotesPart userId={user.userId} timeZone={timeZone} />
          <Needed lazy={conversation}>
            {(Conversation) => <Conversation userId={user.userId} timeZone={timeZone} side="patient" />}
          </Needed>
          <CareTeam team={team} timeZone={timeZone} />
          <OwnDevices username={user.username} />
          <Needed lazy={appearanceCard}>{(AppearanceCard) => <AppearanceCard />}</Needed>
        </div>
      </div>
    </Page>
  );
}

function ForPatients() {
  return (
    <Page title={text.title}>
      <ErrorState
        cause="forbidden"
        headingLevel={2}
        title={loadWords.forbidden}
        reason={text.forPatients}
        action={
          <Link to="/patient-list" look="secondary">
            {text.toList}
          </Link>
        }
      />
    </Page>
  );
}
