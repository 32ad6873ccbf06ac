import { useFriends } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords as texts } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { Share2, Users } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ShareCard } from './ShareCard.tsx';
import { granteeName, partsText, type Share } from './shareNames.ts';
import { Views } from './Views.tsx';

/** Where it stands, and whom it speaks to. */
export const sharingPage = {
  paths: ['/recentShared', '/sharedData'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const [byMePath, withMePath] = guardedRoutes.sharing.paths;

const shareDialog = lazily(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog));
const leaveDialog = lazily(() =>
  import('../../parts/timeline/LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog),
);
const stopDialog = lazily(() => import('./StopDialog.tsx').then(({ StopDialog }) => StopDialog));

/** Which dialog is open, and about which share. */
type Work = { kind: 'share' | 'change' | 'stop' | 'leave'; share: Share | null };

/** `/recentShared` and `/sharedData`: what the patient shares, and what is shared with the patient. @see SCR-07, RTE-04 */
export function SharingScreen() {
  return (
    <PageFor route="sharing" title={texts.title}>
      <Sharing />
    </PageFor>
  );
}

function Sharing() {
  const { user } = useSession();
  const { loadable } = useFriends(user.userId);
  const isByMe = useLocation().pathname !== withMePath;
  const [work, setWork] = useState<Work | null>(null);
  const timeZone = browserTimeZone();
  const close = () => setWork(null);
  return (
    <Page
      title={texts.title}
      subtitle={<p>{isByMe ? texts.leadByMe : texts.leadWithMe}</p>}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{timelineWords.back.profile}</BackLink>}
      actions={
        isByMe && (
          <Button
            variant="primary"
            {...shareDialog.interest}
            icon={<Share2 aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={() => setWork({ kind: 'share', share: null })}
          >
            {texts.share}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <nav
          aria-label={texts.title}
          className="grid max-w-130 grid-cols-2 gap-1 rounded-lg bg-surface-pressed p-1 forced-colors:border"
        >
          {[
            [byMePath, texts.byMe],
            [withMePath, texts.withMe],
          ].map(([path = '', label]) => (
            <NavLink
              key={path}
              to={path}
              replace
              className="flex min-h-target items-center justify-center rounded-md px-3 text-center text-fg-muted text-label hover:text-fg aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-fg aria-[current=page]:shadow-sm forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:outline-[Highlight]"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={<Skeleton shape="chart" />}
        >
          {({ byMe, withMe }) =>
            isByMe ? (
              <>
                <ByMe shares={byMe.rows} timeZone={timeZone} onWork={setWork} />
                <RowsNotShown count={byMe.unreadable} />
              </>
            ) : (
              <>
                <WithMe shares={withMe.rows} timeZone={timeZone} onWork={setWork} />
                <RowsNotShown count={withMe.unreadable} />
              </>
            )
          }
        </Loaded>
      </div>
      {(work?.kind === 'share' || work?.kind === 'change') && (
        <Needed lazy={shareDialog}>
          {(ShareDialog) => (
            <ShareDialog
              share={work.share}
              isChange={work.kind === 'change'}
              timeZone={timeZone}
              onClose={close}
            />
          )}
        </Needed>
      )}
      {work?.kind === 'stop' && work.share && (
        <Needed lazy={stopDialog}>
          {(StopDialog) => work.share && <StopDialog share={work.share} onClose={close} />}
        </Needed>
      )}
      {work?.kind === 'leave' && work.share?.owner && (
        <Needed lazy={leaveDialog}>
          {(LeaveDialog) => work.share?.owner && <LeaveDialog owner={work.share.owner} onClose={close} />}
        </Needed>
      )}
    </Page>
  );
}

interface ByMeProps {
  shares: readonly Share[];
  timeZone: string;
  onWork: (work: Work) => void;
}

function ByMe({ shares, timeZone, onWork }: ByMeProps) {
  const shown = useShownTime(timeZone);
  const { user } = useSession();
  const live = shares.filter(({ state }) => state === 'live');
  // Of one person only the last: what took the place of another is no news.
  const ended = shares.filter(
    (share, at) =>
      share.state !== 'live' && !shares.slice(0, at).some(({ username }) => username === share.username),
  );
  if (live.length + ended.length === 0)
    return (
      <Card>
        <EmptyState
          headingLevel={2}
          icon={<Users strokeWidth={1.5} />}
          title={texts.none}
          reason={texts.noneReason}
        />
      </Card>
    );
  return (
    <>
      <div className="grid @min-[60rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
        {live.map((share) => {
          const name = granteeName(share);
          return (
            <ShareCard
              key={share.shareId}
              share={share}
              timeZone={timeZone}
              name={name}
              note={share.username}
              relation={share.relation}
              seesTitle={texts.canSee}
              actions={
                <>
                  <Button
                    aria-label={texts.about({ action: texts.change, name })}
                    {...shareDialog.interest}
                    onClick={() => onWork({ kind: 'change', share })}
                  >
                    {texts.change}
                  </Button>
                  <Button
                    aria-label={texts.about({ action: texts.stop, name })}
                    {...stopDialog.interest}
                    onClick={() => onWork({ kind: 'stop', share })}
                  >
                    {texts.stop}
                  </Button>
                </>
              }
            >
              {share.message && (
                <blockquote dir="auto" className="whitespace-pre-wrap rounded-lg bg-brand-soft px-4 py-3">
                  <span className="block text-fg-muted">{texts.said}</span>
                  {share.message}
                </blockquote>
              )}
              {share.grantee ? (
                <>
                  <p className="text-fg-muted">
                    {texts.opened({ time: shown(share.lastOpened, 'datetime') })}
                  </p>
                  <Looked userId={user.userId} reader={share.grantee.userId} timeZone={timeZone} />
                </>
              ) : (
                <p className="text-fg-muted">{texts.notOpened}</p>
              )}
            </ShareCard>
          );
        })}
      </div>
      {ended.length > 0 && (
        <Card title={texts.ended}>
          <ul className="divide-y divide-line-subtle">
            {ended.map((share) => {
              const name = granteeName(share);
              return (
                <li key={share.shareId} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="wrap-anywhere min-w-0 flex-1 basis-60">
                    <p className="font-semibold">
                      <bdi>{name}</bdi>
                    </p>
                    <p className="text-fg-muted">
                      {texts.endedOn({
                        parts: partsText(share.parts ?? []),
                        time: shown(share.ended, 'date'),
                      })}
                      {share.isLeft && ` ${texts.left}`}
                    </p>
                  </div>
                  <Button
                    aria-label={texts.about({ action: texts.again, name })}
                    {...shareDialog.interest}
                    onClick={() => onWork({ kind: 'share', share })}
                  >
                    {texts.again}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </>
  );
}

/** What they looked at, asked for when it is opened. */
function Looked(props: { userId: string; reader: string; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.views}
        </Button>
      </div>
      {isOpen && <Views {...props} />}
    </div>
  );
}

function WithMe({ shares, timeZone, onWork }: ByMeProps) {
  if (shares.length === 0)
    return (
      <Card>
        <EmptyState
          headingLevel={2}
          icon={<Users strokeWidth={1.5} />}
          title={texts.noneWithMe}
          reason={texts.noneWithMeReason}
        />
      </Card>
    );
  return (
    <div className="grid @min-[60rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
      {shares.map((share) => {
        const name = share.owner?.name || loadWords.unknown;
        return (
          <ShareCard
            key={share.shareId}
            share={share}
            timeZone={timeZone}
            name={name}
            seesTitle={texts.youCanSee}
            isOfOther
            actions={
              <>
                <Link
                  to={`${guardedRoutes.friendsTimeline.paths[0]}?friend=${encodeURIComponent(share.owner?.userId ?? '')}`}
                  look="primary"
                >
                  {texts.openTimeline}
                  <span className="sr-only">: {name}</span>
                </Link>
                {share.owner && (
                  <Button
                    aria-label={texts.about({ action: timelineWords.friend.leave, name })}
                    {...leaveDialog.interest}
                    onClick={() => onWork({ kind: 'leave', share })}
                  >
                    {timelineWords.friend.leave}
                  </Button>
                )}
              </>
            }
          >
            {share.message && (
              <blockquote dir="auto" className="whitespace-pre-wrap rounded-lg bg-brand-soft px-4 py-3">
                <span className="block text-fg-muted">{timelineWords.friend.said({ name })}</span>
                {share.message}
              </blockquote>
            )}
          </ShareCard>
        );
      })}
    </div>
  );
}
