import { shareWords as texts } from '@rpm/domain/words/share';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { GranteeName, ShareCard } from './ShareCard.tsx';
import { granteeName, partsText } from './shareNames.ts';
import { type SharesProps, shareDialog, stopDialog } from './sharingDialogs.ts';
import { Views } from './Views.tsx';

/** What the patient shares with others, and did once. @see SCR-07 */
export function SharedByMe({ shares, timeZone, onWork }: SharesProps) {
  const shown = useShownTime(timeZone);
  const { user } = useSession();
  const live = shares.filter(({ state }) => state === 'live');
  // Of one person only the last: what took the place of another is no news.
  const ended = shares.filter(
    (share, at) => share.state !== 'live' && !shares.slice(0, at).some(({ email }) => email === share.email),
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
              note={share.email}
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
                    {texts.opened({ time: shown(share.lastOpenedAt, 'datetime') })}
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
                      <GranteeName name={name} />
                    </p>
                    <p className="text-fg-muted">
                      {texts.endedOn({
                        parts: partsText(share.parts ?? []),
                        time: shown(share.endedAt, 'date'),
                      })}
                      {share.isLeft && ` ${texts.left}`}
                    </p>
                    <p className="text-fg-muted">
                      {share.grantee
                        ? texts.opened({ time: shown(share.lastOpenedAt, 'datetime') })
                        : texts.neverOpened}
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
