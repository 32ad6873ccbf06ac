import { useFriends } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { shareWords as texts } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { Share2 } from 'lucide-react';
import { startTransition, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { SharedByMe } from './SharedByMe.tsx';
import { SharedWithMe } from './SharedWithMe.tsx';
import { leaveDialog, shareDialog, stopDialog, type Work } from './sharingDialogs.ts';

/** Where it stands, and whom it speaks to. */
export const sharingPage = {
  paths: ['/recentShared', '/sharedData'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const [byMePath, withMePath] = guardedRoutes.sharing.paths;

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
  // What opens is drawn in pieces: the press has its frame meanwhile.
  const open = (next: Work | null) => startTransition(() => setWork(next));
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
            onClick={() => open({ kind: 'share', share: null })}
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
                <SharedByMe shares={byMe.rows} timeZone={timeZone} onWork={open} />
                <RowsNotShown count={byMe.unreadable} className="" />
              </>
            ) : (
              <>
                <SharedWithMe shares={withMe.rows} timeZone={timeZone} onWork={open} />
                <RowsNotShown count={withMe.unreadable} className="" />
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
