import { useConversation, useFiles, useFriends, useUnread } from '@rpm/api-client';
import { guardedRoutes, newestUnseen, talkPath } from '@rpm/domain';
import { hubWords as texts } from '@rpm/domain/words/hub';
import {
  Bluetooth,
  CalendarDays,
  ChevronRight,
  FileStack,
  FlaskConical,
  FolderOpen,
  HeartPulse,
  Hospital,
  type LucideIcon,
  MessageSquare,
  Share2,
  Stethoscope,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface RecordLink {
  to: string;
  icon: LucideIcon;
  name: string;
  /** How it stands there; without a count where that is not known. */
  line: string;
}

/**
 * The patient's own pages, each with a line of how it stands there. Another page is another entry of `links`.
 *
 * @see RTE-04, NAV-03
 */
export function RecordLinks({ userId }: { userId: string }) {
  const id = useId();
  const unread = useUnread();
  const { loadable: friends } = useFriends(userId);
  const count = unread.state === 'ready' ? (unread.data.count ?? 0) : 0;
  const { loadable: talk } = useConversation(userId);
  const from = talk.state === 'ready' && newestUnseen('patient', talk.data.rows)?.author?.name;
  const lists = friends.state === 'ready' ? friends.data : null;
  const byMe = lists?.byMe.rows.filter(({ state }) => state === 'live').length ?? 0;
  const withMe = lists?.withMe.rows.length ?? 0;
  const { loadable: files } = useFiles(userId);
  const added = files.state === 'ready' ? files.data.rows.length : 0;
  const links: readonly RecordLink[] = [
    { to: guardedRoutes.myTimeline.paths[0], icon: CalendarDays, ...texts.timeline },
    {
      to: talkPath(),
      icon: MessageSquare,
      name: texts.messages.name,
      line: unreadText(count, from),
    },
    { to: guardedRoutes.myDoctors.paths[0], icon: Stethoscope, ...texts.doctors },
    {
      to: guardedRoutes.sharing.paths[0],
      icon: Share2,
      name: texts.sharing.name,
      line: byMe > 0 ? texts.sharing.live({ count: byMe }) : texts.sharing.line,
    },
    {
      to: guardedRoutes.sharing.paths[1],
      icon: Users,
      name: texts.shared.name,
      line: withMe > 0 ? texts.shared.live({ count: withMe }) : texts.shared.line,
    },
    { to: guardedRoutes.medicalDevices.paths[0], icon: Bluetooth, ...texts.add },
    { to: guardedRoutes.patientSummary.paths[0], icon: HeartPulse, ...texts.summary },
    {
      to: guardedRoutes.filesSummary.paths[0],
      icon: FolderOpen,
      name: texts.files.name,
      line: added > 0 ? texts.files.count({ count: added }) : texts.files.line,
    },
    { to: guardedRoutes.myLabReports.paths[0], icon: FlaskConical, ...texts.labs },
    { to: guardedRoutes.recordRequests.paths[0], icon: FileStack, ...texts.collect },
    { to: guardedRoutes.hospitals.paths[0], icon: Hospital, ...texts.hospitals },
  ];
  return (
    <nav
      aria-labelledby={id}
      className="min-w-0 rounded-xl border border-line bg-surface forced-colors:border-[CanvasText]"
    >
      <h2 id={id} className="px-5 pt-5 pb-3 text-h2">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line-subtle">
        {links.map((link) => (
          <li key={link.name}>
            <RecordRow {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many messages are new, and who wrote the last of them. */
function unreadText(count: number, from?: string | null | false): string {
  if (count === 0) return texts.messages.line;
  return from ? texts.messages.unreadFrom({ count, name: from }) : texts.messages.unread({ count });
}

/** The whole row is pressed; its name is what the page is called, the line describes it. At 320 px the drawing stands above them. */
function RecordRow({ to, icon: Icon, name, line }: RecordLink) {
  const id = useId();
  return (
    <div className="relative flex min-h-19 items-center gap-x-4 gap-y-2 px-5 py-3 hover:bg-surface-hover max-[21rem]:flex-wrap">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-brand-accent" />
      <div className="min-w-0 flex-1 break-words max-[21rem]:basis-full">
        <Link
          to={to}
          aria-describedby={id}
          className="rounded-xs font-semibold text-fg-link after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p id={id} dir="auto" className="text-fg-muted">
          {line}
        </p>
      </div>
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="@max-[18rem]/page:hidden size-6 flex-none text-fg-muted rtl:rotate-180"
      />
    </div>
  );
}
