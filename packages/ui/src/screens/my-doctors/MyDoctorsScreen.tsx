import { useCareTeam, useFriends, useUrgentReading } from '@rpm/api-client';
import {
  type AsRead,
  type CarerWhoSees,
  type GuardedRoute,
  guardedRoutes,
  readReadingAddress,
  roleKind,
} from '@rpm/domain';
import { doctorWords as texts } from '@rpm/domain/words/doctors';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { roleWords } from '@rpm/domain/words/role';
import { timelineWords } from '@rpm/domain/words/timeline';
import { MessageSquare, Phone, Stethoscope } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link, OutsideLink } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import type { AboutFieldProps } from '../../parts/conversation/AboutField.tsx';
import { numberOf } from '../../parts/person/clinicNumber.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { OthersAtClinic } from './OthersAtClinic.tsx';
import { Sees } from './Sees.tsx';

/** Where it stands, and whom it speaks to. */
export const myDoctorsPage = {
  paths: ['/my-doctors'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const { demographics } = recordWords.record;
const [path] = guardedRoutes.myDoctors.paths;

const conversation = lazily(() =>
  import('../../parts/conversation/Conversation.tsx').then(({ Conversation }) => Conversation),
);

/** The sentences about the clinic's hours come with it. */
const clinicLine = lazily(() =>
  import('../../parts/person/ClinicLine.tsx').then(({ ClinicLine }) => ClinicLine),
);

/** Only for who comes from a reading. */
const ownReading = lazily(() =>
  import('../../parts/conversation/OwnReading.tsx').then(({ OwnReading }) => OwnReading),
);

/** The reading that the address names. */
function About(props: AboutFieldProps) {
  const [search] = useSearchParams();
  const reading = readReadingAddress(search.get('reading'));
  return (
    reading && (
      <Needed lazy={ownReading}>{(OwnReading) => <OwnReading {...props} reading={reading} />}</Needed>
    )
  );
}

/**
 * `/my-doctors`: who cares for the patient, and what each may see. With `?talk=` it is the conversation with the clinic,
 * which is one, whoever answers; with `&reading=` it begins at a reading, which goes with the message.
 *
 * @see RTE-04, API-19, API-25
 */
export function MyDoctorsScreen() {
  const [search] = useSearchParams();
  const isTalk = search.has('talk');
  return (
    <PageFor route="myDoctors" title={isTalk ? texts.talk.title : texts.title}>
      {isTalk ? <Talk /> : <Doctors />}
    </PageFor>
  );
}

function Talk() {
  const { user } = useSession();
  const [search] = useSearchParams();
  return (
    <Page
      key="talk"
      title={texts.talk.title}
      subtitle={<p>{texts.talk.lead}</p>}
      back={<BackLink to={path}>{texts.talk.back}</BackLink>}
      takesFocus
    >
      <div className="in-order max-w-200">
        <Needed lazy={clinicLine}>{(ClinicLine) => <ClinicLine />}</Needed>
        <Needed lazy={conversation}>
          {(Conversation) => (
            <Conversation
              userId={user.userId}
              timeZone={browserTimeZone()}
              side="patient"
              About={About}
              start={search.has('reading') ? 'field' : 'newest'}
            />
          )}
        </Needed>
      </div>
    </Page>
  );
}

function Doctors() {
  const { user } = useSession();
  const { loadable } = useCareTeam(user.userId);
  // Nobody of the team has a number of their own: the clinic's is called. Where none is known, there is no call.
  const { loadable: urgent } = useUrgentReading();
  const dialed = urgent.state === 'ready' ? numberOf(urgent.data.clinic).dialed : null;
  return (
    <Page
      key="doctors"
      title={texts.title}
      subtitle={<p>{texts.lead}</p>}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{timelineWords.back.profile}</BackLink>}
    >
      <div className="in-order flex flex-col gap-5">
        <LoadedRows
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={<Skeleton shape="chart" />}
          notShown=""
          empty={
            <Card>
              <EmptyState
                headingLevel={2}
                icon={<Stethoscope strokeWidth={1.5} />}
                title={texts.none}
                reason={texts.noneReason}
              />
            </Card>
          }
        >
          {(rows) => (
            <ul className="grid @min-[44rem]/page:grid-cols-2 @min-[64rem]/page:grid-cols-3 grid-cols-[minmax(0,1fr)] gap-4">
              {rows.map((member, at) => (
                <li key={member.accountId ?? `member ${at}`} className="grid">
                  <Doctor member={member} dialed={dialed} />
                </li>
              ))}
            </ul>
          )}
        </LoadedRows>
        <div className="grid @min-[64rem]/page:grid-cols-[2fr_1fr] grid-cols-[minmax(0,1fr)] items-start gap-4">
          <OthersAtClinic userId={user.userId} />
          <Family />
        </div>
      </div>
    </Page>
  );
}

interface DoctorProps {
  member: AsRead<CarerWhoSees>;
  /** The number of the clinic that answers now. */
  dialed: string | null;
}

/** One of the care team: role, what this person sees as the authorization table has it, and the last contact. */
function Doctor({ member, dialed }: DoctorProps) {
  const { accountId, name, role, isResponsible, lastContact, sees } = member;
  const id = useId();
  const shown = useShownTime(browserTimeZone());
  const called = name || loadWords.unknown;
  return (
    <article
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex items-center gap-3.5">
        <span className="@max-[18rem]/page:hidden flex-none">
          <Avatar name={name ?? ''} />
        </span>
        <div className="wrap-anywhere min-w-0">
          <h2 id={id} className="text-h3">
            <bdi>{called}</bdi>
          </h2>
          <p className="text-fg-muted">
            {role === null ? loadWords.unknown : roleWords[roleKind(role)]}
            {isResponsible && `, ${texts.responsible}`}
          </p>
        </div>
      </div>
      <Sees sees={sees} />
      <p className="text-fg-muted">
        {lastContact
          ? demographics.lastContact({ time: shown(lastContact, 'date') })
          : demographics.noContact}
      </p>
      <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <Link
          to={`${path}?talk=${encodeURIComponent(accountId ?? '')}`}
          look="secondary"
          icon={<MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          <span aria-hidden="true">{texts.message}</span>
          <span className="sr-only">{texts.messageTo({ name: called })}</span>
        </Link>
        {dialed ? (
          <OutsideLink
            href={`tel:${dialed}`}
            look="secondary"
            icon={<Phone aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            <span aria-hidden="true">{texts.call}</span>
            <span className="sr-only">{texts.callFor({ name: called })}</span>
          </OutsideLink>
        ) : (
          // The way to write stays where it is when the number comes, and when there is none at this hour.
          <span />
        )}
      </div>
    </article>
  );
}

/** How many people the patient shares with, and the way there. What cannot be counted is left out. */
function Family() {
  const { user } = useSession();
  const { loadable } = useFriends(user.userId);
  const count =
    loadable.state === 'ready'
      ? loadable.data.byMe.rows.filter(({ state }) => state === 'live').length
      : null;
  return (
    <Card title={texts.family}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {/* Its place is kept, so that the way there stays where it is. */}
        <p className="min-h-[1lh] flex-1">{count !== null && texts.sharedWith({ count })}</p>
        <Link to={guardedRoutes.sharing.paths[0]} look="secondary">
          {texts.openSharing}
        </Link>
      </div>
    </Card>
  );
}
