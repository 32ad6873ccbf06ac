import { useInboxCount, useUnread } from '@rpm/api-client';
import { roleKind } from '@rpm/domain';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const mostShown = 99;

/** How many inquiries wait in the clinic's inbox, at the entry of the navigation; nothing for a patient. @see F7 */
export function InquiryMark() {
  const { user } = useSession();
  const { loadable } = useInboxCount(roleKind(user.role) !== 'patient');
  const count = loadable.state === 'ready' ? loadable.data.open : 0;
  return <Count count={count} text={navMarkWords.inquiries({ count })} />;
}

/** How much of the conversations is unread, at the entry of the navigation that leads to them. @see API-25 */
export function MessageMark() {
  const { user } = useSession();
  const loadable = useUnread();
  const count = loadable.state === 'ready' ? loadable.data.count : 0;
  const says = navMarkWords.messages[roleKind(user.role) === 'patient' ? 'patient' : 'clinic'];
  return <Count count={count} text={says({ count })} />;
}

/** Nothing while nothing waits, or nobody knows. */
function Count({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="grid h-5 min-w-5 place-items-center rounded-full bg-fg-on-frame px-1 font-semibold text-caption text-surface-frame tabular-nums leading-none forced-colors:border forced-colors:border-[CanvasText]"
      >
        {count > mostShown ? `${mostShown}+` : count}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
