import { useFriendNewestRecords, useFriendRecordSummary, useFriendRecords } from '@rpm/api-client';
import { type ResourceType, resourceTypes } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords } from '@rpm/domain/words/timeline';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KindCard } from '../../parts/health-record/KindCard.tsx';
import { kindIcons } from '../../parts/health-record/kindIcons.ts';
import { NewestRecords } from '../../parts/health-record/NewestRecords.tsx';
import { RecordList, recordsOfPage } from '../../parts/health-record/RecordList.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { friendPath } from './friendViews.ts';

const text = healthRecordWords;

interface FriendSummaryProps {
  userId: string;
  timeZone: string;
}

/** The health records of somebody who shares them, by kind; with `?type=`, those of one kind. @see RTE-05, API-20 */
export function FriendSummary(props: FriendSummaryProps) {
  const [search] = useSearchParams();
  const kind = resourceTypes.find((each) => each === search.get('type'));
  return kind ? <OneKind key={kind} {...props} kind={kind} /> : <AllKinds {...props} />;
}

function AllKinds({ userId, timeZone }: FriendSummaryProps) {
  const { loadable } = useFriendRecordSummary(userId);
  const { loadable: latest } = useFriendNewestRecords(userId);
  const shown = useShownTime(timeZone);
  return (
    <div className="in-order grid @min-[44rem]/page:grid-cols-2 @min-[72rem]/page:grid-cols-3 grid-cols-[minmax(0,1fr)] gap-4">
      {resourceTypes.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <KindCard
            key={kind}
            title={text.kinds[kind]}
            to={friendPath(userId, 'summary', { type: kind })}
            icon={<Icon strokeWidth={1.75} />}
            loadable={loadable}
            count={({ rows }) =>
              text.counts[kind]({
                count: rows.find(({ resourceType }) => resourceType === kind)?.total ?? 0,
              })
            }
          >
            {({ rows }) => {
              const newest = rows.find(({ resourceType }) => resourceType === kind)?.latest;
              return (
                newest && (
                  <>
                    <p dir="auto" className="wrap-anywhere font-semibold">
                      {newest.display ?? loadWords.unknown}
                    </p>
                    <p className="text-fg-muted">{shown(newest.time, 'date')}</p>
                  </>
                )
              );
            }}
          </KindCard>
        );
      })}
      <NewestRecords
        title={timelineWords.friend.newest}
        loadable={latest}
        pathOf={(type) => friendPath(userId, 'summary', { type })}
        timeZone={timeZone}
      />
    </div>
  );
}

function OneKind({ userId, timeZone, kind }: FriendSummaryProps & { kind: ResourceType }) {
  const [page, setPage] = useState(1);
  const { loadable } = useFriendRecords(userId, kind, { page: page - 1, noOfRows: recordsOfPage });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <BackLink to={friendPath(userId, 'summary')}>{text.title}</BackLink>
      </div>
      <h2 className="text-h2">{text.kinds[kind]}</h2>
      <RecordList
        kind={kind}
        loadable={loadable}
        timeZone={timeZone}
        source={timelineWords.friend.theirClinic}
        noneReason={timelineWords.friend.noneAdded}
        page={page}
        onPage={setPage}
      />
    </div>
  );
}
