import { dashboardPath, guardedRoutes } from '@rpm/domain';
import { timelineWords } from '@rpm/domain/words/timeline';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const texts = timelineWords.ended;

interface LinkCardProps {
  title: string;
  /** The rest of the wave is dotted, or a triangle stands on it. */
  drawing: 'ended' | 'other';
  children: ReactNode;
  actions: ReactNode;
}

/** What stands in place of a timeline that cannot be shown: one card, the same at every width. The focus is on its heading. */
export function LinkCard({ title, drawing, children, actions }: LinkCardProps) {
  return (
    <div className="mx-auto max-w-180">
      <Page title={texts.tab} heading={title} takesFocus>
        <div className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface p-6 text-center forced-colors:border-[CanvasText]">
          <Wave drawing={drawing} />
          {children}
          <div className="mt-2 flex w-full max-w-80 flex-col gap-3">{actions}</div>
        </div>
      </Page>
    </div>
  );
}

function Wave({ drawing }: Pick<LinkCardProps, 'drawing'>) {
  return (
    <svg
      viewBox="0 0 220 44"
      aria-hidden="true"
      focusable="false"
      className="my-4 w-55 max-w-full rounded-lg bg-brand-soft-hover"
    >
      <g className="fill-none stroke-4 stroke-brand-solid" strokeLinecap="round">
        <path d="M4 25c14 0 20-11 36-11s24 11 40 11 18-5 24-8" />
        <path
          d="M112 17c10 0 20 9 36 9s24-12 40-12 18 8 28 10"
          {...(drawing === 'ended' && { strokeDasharray: '1 12' })}
        />
      </g>
      {drawing === 'ended' ? (
        <circle cx="104" cy="18" r="7" className="fill-surface stroke-4 stroke-brand-solid" />
      ) : (
        <path d="M146 4l13 22h-26z" className="fill-reading-cautious-fg" />
      )}
    </svg>
  );
}

/** The one text for a link or a share that is over, whatever the reason. @see behaviour R20 */
export function LinkEnded() {
  const { role, isCarer } = useSession().user;
  return (
    <LinkCard
      title={texts.title}
      drawing="ended"
      actions={
        <>
          {/* A carer has no other page. */}
          {!isCarer && (
            <Link to={dashboardPath(role)} look="primary">
              {texts.dashboard}
            </Link>
          )}
          <Link to={guardedRoutes.friendsTimeline.paths[0]} look={isCarer ? 'primary' : 'secondary'}>
            {texts.shared}
          </Link>
        </>
      }
    >
      <p>{texts.why}</p>
      <p>{texts.used}</p>
      <p className="text-fg-muted">{texts.ask}</p>
    </LinkCard>
  );
}
