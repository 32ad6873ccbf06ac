import { useServerNow } from '@rpm/api-client';
import {
  filePath,
  type GuardedRoute,
  guardedRoutes,
  readingSheetPath,
  readStamp,
  receiptPath,
  talkPath,
  type VitalKind,
} from '@rpm/domain';
import { timelineWords } from '@rpm/domain/words/timeline';
import { Printer, Share2 } from 'lucide-react';
import { useCallback } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import type { PathOf } from '../../parts/timeline/EntryRow.tsx';
import { TimelineList } from '../../parts/timeline/TimelineList.tsx';
import type { Entry } from '../../parts/timeline/timelineDays.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const myTimelinePage = {
  paths: ['/my-timeline'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = timelineWords.own;

/** `/my-timeline`: everything of the patient by date, newest first. @see SCR-07, RTE-04 */
export function MyTimelineScreen() {
  return (
    <PageFor route="myTimeline" title={texts.title}>
      <Timeline />
    </PageFor>
  );
}

function Timeline() {
  const { user } = useSession();
  const pathOf: PathOf = useCallback(
    ({ kind, id, reportType, vital, time }) => {
      if (kind === 'readings') return vital && time ? receiptPath(vital, time) : null;
      if (kind === 'files')
        return id && reportType ? filePath(user.userId, { fileId: id, kind: reportType }) : null;
      // One answers a note or a message in the one conversation with the clinic.
      return kind === 'notes' || kind === 'messages' ? talkPath() : null;
    },
    [user.userId],
  );
  return (
    <Page
      title={texts.title}
      subtitle={<p>{texts.lead}</p>}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{timelineWords.back.profile}</BackLink>}
    >
      <TimelineList
        source="own"
        userId={user.userId}
        timeZone={browserTimeZone()}
        pathOf={pathOf}
        aside={(entries) => <TakeWithYou entries={entries} />}
      />
    </Page>
  );
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;

/**
 * The record for somebody else: by a share, or on paper: of each vital that is shown, the month of its newest
 * reading, unless that is longer ago than the trend goes back.
 */
function TakeWithYou({ entries }: { entries: readonly Entry[] }) {
  const now = useServerNow();
  const newest = new Map<VitalKind, Date>();
  for (const { vital, time } of entries) {
    const at = time === null ? null : readStamp(time);
    if (vital && at && !newest.has(vital)) newest.set(vital, at);
  }
  const papers = [...newest].flatMap(([vital, at]) => {
    const path = readingSheetPath(vital, at, now, browserTimeZone());
    return path === null ? [] : [{ vital, path }];
  });
  return (
    <Card title={timelineWords.take.title}>
      <div className="flex flex-col gap-3">
        <p className="text-fg-muted">{timelineWords.take.text}</p>
        <Link to={guardedRoutes.sharing.paths[0]} look="secondary" icon={<Share2 {...icon} />}>
          {texts.share}
        </Link>
        {papers.length > 0 && <p className="text-fg-muted">{timelineWords.take.paper}</p>}
        {papers.map(({ vital, path }) => (
          <Link key={vital} to={path} look="secondary" icon={<Printer {...icon} />}>
            {timelineWords.take.print({ vital: vitalName(vital) })}
          </Link>
        ))}
      </div>
    </Card>
  );
}
