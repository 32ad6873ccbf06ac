import { useFriends } from '@rpm/api-client';
import { type AsRead, type GuardedRoute, guardedRoutes, type ListedShare, roleKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { Download, Phone, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { OutsideLink } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import type { PathOf } from '../../parts/timeline/EntryRow.tsx';
import { LinkEnded } from '../../parts/timeline/LinkCard.tsx';
import { TimelineList } from '../../parts/timeline/TimelineList.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { type FriendView, friendPath, viewAt, viewsOf } from './friendViews.ts';

/** Where it stands, and whom it speaks to: a patient, or a provider of any clinic. */
export const friendsTimelinePage = {
  paths: ['/myFriends-timeline'],
  who: 'shared',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = timelineWords.friend;

const summary = lazily(() => import('./FriendSummary.tsx').then(({ FriendSummary }) => FriendSummary));
const files = lazily(() => import('./FriendFiles.tsx').then(({ FriendFiles }) => FriendFiles));
const leaveDialog = lazily(() =>
  import('../../parts/timeline/LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog),
);
const readingsDialog = lazily(() =>
  import('./FriendReadingsDialog.tsx').then(({ FriendReadingsDialog }) => FriendReadingsDialog),
);

type FriendShare = AsRead<ListedShare>;

/**
 * `/myFriends-timeline`: what others share with whoever is logged in, read only: the timeline, and with `?view=` the health
 * records, the notes and the files, as far as the share goes. `?friend=` names whose, by an opaque id. A share that ends while its timeline is open takes the timeline away: the list of shares is asked for
 * again twice a minute.
 *
 * @see SCR-07, RTE-04, behaviour R20
 */
export function FriendsTimelineScreen() {
  return (
    <PageFor route="friendsTimeline" title={texts.views.timeline.title}>
      <FriendsTimeline />
    </PageFor>
  );
}

function FriendsTimeline() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { loadable } = useFriends(user.userId);
  const { key } = useLocation();
  // Whose it is on this visit: when it is over, that is said, and nobody else's comes in its place.
  const [visit, setVisit] = useState({ key, owner: search.get('friend') });
  // Whose was just given up, until the list is read again.
  const [left, setLeft] = useState<string>();
  if (loadable.state === 'ready') {
    const rows = loadable.data.withMe.rows.filter(({ owner }) => owner?.userId !== left);
    if (left && rows.length === loadable.data.withMe.rows.length) setLeft(undefined);
    const named = search.get('friend') ?? (visit.key === key ? visit.owner : null);
    const asked = named === left ? null : named;
    const share = asked ? rows.find(({ owner }) => owner?.userId === asked) : rows[0];
    if (asked && !share) return <LinkEnded />;
    const owner = share?.owner?.userId;
    if (owner && (owner !== visit.owner || key !== visit.key)) setVisit({ key, owner });
    if (share?.owner) return <Shared key={share.owner.userId} share={share} all={rows} onLeft={setLeft} />;
  }
  return (
    <Page title={texts.views.timeline.title} back={<Back />}>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        back={<Back />}
      >
        {() => (
          <Card>
            <EmptyState
              headingLevel={2}
              icon={<Users strokeWidth={1.5} />}
              title={texts.none}
              reason={texts.noneReason}
            />
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

/** A provider has no page of shares, and a carer none but this. */
function Back() {
  const { role, isCarer } = useSession().user;
  if (roleKind(role) !== 'patient' || isCarer) return null;
  return <BackLink to={guardedRoutes.sharing.paths[1]}>{timelineWords.back.sharing}</BackLink>;
}

interface SharedProps {
  share: FriendShare;
  all: readonly FriendShare[];
  /** Whoever looks gave it up. */
  onLeft: (userId: string) => void;
}

/** What one person shares, clearly marked whose it is in every view: in the heading, and in the banner below it. */
function Shared({ share, all, onLeft }: SharedProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { role, isCarer } = useSession().user;
  const [isLeaving, setLeaving] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const timeZone = browserTimeZone();
  const shown = useShownTime(timeZone);
  const userId = share.owner?.userId ?? '';
  const name = share.owner?.name || loadWords.unknown;
  const pathOf: PathOf = useCallback(
    ({ kind, id }) => (kind === 'files' && id ? friendPath(userId, 'files', { file: id }) : null),
    [userId],
  );
  const shared = share.parts ?? [];
  const parts = shared.map((part) => shareWords.partsOfOther[part]).join(', ');
  const views = viewsOf(shared);
  const view = viewAt(search.get('view'), shared);
  const title = texts.views[view];
  const others = all.flatMap(({ owner }) =>
    owner ? [{ value: owner.userId, label: owner.name || loadWords.unknown }] : [],
  );
  return (
    <Page title={title.title} heading={<bdi>{title.heading({ name })}</bdi>} back={<Back />}>
      <div className="flex flex-col gap-5">
        <section
          aria-label={texts.banner({ name })}
          className="flex flex-col gap-1 rounded-xl border border-feedback-info-line bg-feedback-info-bg p-5 text-feedback-info-fg forced-colors:border-[CanvasText]"
        >
          <p dir="auto" className="wrap-anywhere font-semibold">
            {texts.banner({ name })}
          </p>
          <p>
            {texts.until({ time: shown(share.until, 'datetime') })} {texts.sees({ parts })}
          </p>
          {share.message && (
            <blockquote dir="auto" className="wrap-anywhere mt-2 whitespace-pre-wrap">
              <b className="block font-semibold">{texts.said({ name })}</b>
              {share.message}
            </blockquote>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            {shared.includes('readings') && (
              <Button
                {...readingsDialog.interest}
                icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                onClick={() => setDownloading(true)}
              >
                {texts.download}
              </Button>
            )}
            <Button {...leaveDialog.interest} onClick={() => setLeaving(true)}>
              {texts.leave}
            </Button>
          </div>
        </section>
        {others.length > 1 && (
          <div className="max-w-100">
            <Select
              label={texts.choose}
              options={others}
              value={userId}
              onChange={(value) => void navigate(friendPath(value, 'timeline'))}
            />
          </div>
        )}
        {views.length > 1 && <Views userId={userId} views={views} view={view} />}
        {view === 'summary' && (
          <Needed lazy={summary}>
            {(FriendSummary) => <FriendSummary userId={userId} timeZone={timeZone} />}
          </Needed>
        )}
        {view === 'files' && (
          <Needed lazy={files}>{(FriendFiles) => <FriendFiles userId={userId} timeZone={timeZone} />}</Needed>
        )}
        {(view === 'timeline' || view === 'notes') && (
          <TimelineList
            key={view}
            source="friend"
            userId={userId}
            timeZone={timeZone}
            only={view === 'notes' ? 'notes' : null}
            pathOf={pathOf}
            aside={() => <Worried name={name} />}
          />
        )}
      </div>
      {isDownloading && (
        <Needed lazy={readingsDialog}>
          {(FriendReadingsDialog) => (
            <FriendReadingsDialog
              owner={{ userId, name }}
              timeZone={timeZone}
              onClose={() => setDownloading(false)}
            />
          )}
        </Needed>
      )}
      {isLeaving && (
        <Needed lazy={leaveDialog}>
          {(LeaveDialog) => (
            <LeaveDialog
              owner={{ userId, name }}
              onLeft={() => {
                onLeft(userId);
                void navigate(
                  roleKind(role) === 'patient' && !isCarer
                    ? guardedRoutes.sharing.paths[1]
                    : guardedRoutes.friendsTimeline.paths[0],
                  { replace: true },
                );
              }}
              onClose={() => setLeaving(false)}
            />
          )}
        </Needed>
      )}
    </Page>
  );
}

interface ViewsProps {
  userId: string;
  views: readonly FriendView[];
  view: FriendView;
}

/** The views of what is shared, each with an address of its own. */
function Views({ userId, views, view }: ViewsProps) {
  return (
    <nav aria-label={texts.viewsLabel}>
      <ul className="@min-[36rem]/page:flex grid @max-[36rem]/page:w-full w-fit max-w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-1 rounded-xl bg-surface-pressed p-1 forced-colors:border">
        {views.map((each) => (
          <li key={each} className="grid">
            <Link
              to={friendPath(userId, each)}
              aria-current={each === view ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center rounded-lg px-5 py-1.5 text-center text-fg-muted text-label hover:text-fg aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-fg aria-[current]:shadow-sm forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]"
            >
              {texts.views[each].tab}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Worried({ name }: { name: string }) {
  return (
    <Card title={texts.worried}>
      <div className="flex flex-col gap-3">
        <p>{texts.worriedText}</p>
        <p dir="auto">{texts.emergency({ name })}</p>
        <OutsideLink
          href="tel:911"
          look="secondary"
          icon={<Phone aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {texts.call911}
        </OutsideLink>
      </div>
    </Card>
  );
}
