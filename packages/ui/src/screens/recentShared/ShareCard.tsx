import type { ShareRelation } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { shareWords as texts } from '@rpm/domain/words/share';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { PartsList } from './PartsList.tsx';
import type { Share } from './shareNames.ts';

interface ShareCardProps {
  share: Share;
  timeZone: string;
  /** The person on the other side. */
  name: string;
  /** Below the name. */
  note?: string | null;
  /** Who they are to the patient. */
  relation?: ShareRelation | null;
  seesTitle: string;
  /** It is somebody else's record. */
  isOfOther?: boolean;
  actions: ReactNode;
  children?: ReactNode;
}

/** Who is on the other side. An address that is too long breaks before its @. */
export const GranteeName = ({ name }: { name: string }) => (
  <bdi>{name.split(/(?=@)/).map((part, at) => (at > 0 ? [<wbr key="at" />, part] : part))}</bdi>
);

/** A live share: with whom, what they see and what not, until when. */
export function ShareCard({
  share,
  timeZone,
  name,
  note,
  relation,
  seesTitle,
  isOfOther = false,
  actions,
  children,
}: ShareCardProps) {
  const id = useId();
  const shown = useShownTime(timeZone);
  return (
    <article
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex items-center gap-3.5">
        <span className="@max-[18rem]/page:hidden flex-none">
          <Avatar name={name} />
        </span>
        <div className="wrap-anywhere min-w-0">
          <h2 id={id} className="text-h3">
            <GranteeName name={name} />
          </h2>
          {relation && <p className="text-fg-muted">{texts.relations[relation]}</p>}
          {note && note !== name && (
            <p className="text-fg-muted">
              <GranteeName name={note} />
            </p>
          )}
        </div>
      </div>
      <PartsList title={seesTitle} parts={share.parts ?? []} isOfOther={isOfOther} />
      <p className="flex items-center gap-3 rounded-lg border border-line-subtle bg-surface-sunken px-4 py-3">
        <CalendarDays aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-fg-muted" />
        {share.until ? texts.until({ time: shown(share.until, 'datetime') }) : loadWords.unknown}
      </p>
      {children}
      <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {actions}
      </div>
    </article>
  );
}
