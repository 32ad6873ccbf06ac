import { guardedRoutes } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords as texts } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { Users } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ShareCard } from './ShareCard.tsx';
import { leaveDialog, type SharesProps } from './sharingDialogs.ts';

/** What others share with the patient. @see SCR-07 */
export function SharedWithMe({ shares, timeZone, onWork }: SharesProps) {
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
