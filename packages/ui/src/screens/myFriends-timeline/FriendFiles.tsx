import { useFriendFiles } from '@rpm/api-client';
import type { AsRead, ListedFile } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords } from '@rpm/domain/words/timeline';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { DownloadButton } from '../../parts/files/DownloadButton.tsx';
import { FileList } from '../../parts/files/FileList.tsx';
import { FilePreview } from '../../parts/files/FilePreview.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { friendPath } from './friendViews.ts';

const text = fileWords;

interface FriendFilesProps {
  userId: string;
  timeZone: string;
}

/** The files of somebody who shares them; with `?file=`, one of them. What is in a file is painted, never run. @see RTE-05 */
export function FriendFiles({ userId, timeZone }: FriendFilesProps) {
  const [search] = useSearchParams();
  const { loadable } = useFriendFiles(userId);
  const asked = search.get('file');
  return (
    <Loaded loadable={loadable} says={text.loading} headingLevel={2} skeleton={<Skeleton shape="chart" />}>
      {({ rows, unreadable }) => {
        if (asked !== null) {
          const file = rows.find(({ fileId }) => fileId === asked);
          return <OneFile file={file ?? null} userId={userId} />;
        }
        return (
          <Card title={text.title}>
            <FileList
              files={rows}
              source="friend"
              userId={userId}
              timeZone={timeZone}
              reason={timelineWords.friend.noFiles}
              pathOf={({ fileId }) => friendPath(userId, 'files', { file: fileId })}
            />
            <RowsNotShown count={unreadable} />
          </Card>
        );
      }}
    </Loaded>
  );
}

function OneFile({ file, userId }: { file: AsRead<ListedFile> | null; userId: string }) {
  const back = (
    <div>
      <BackLink to={friendPath(userId, 'files')}>{text.title}</BackLink>
    </div>
  );
  if (!file?.fileId)
    return (
      <div className="flex flex-col gap-4">
        {back}
        <h2 className="text-h2">{text.notFound.title}</h2>
        <p>{text.notFound.reason}</p>
      </div>
    );
  const { fileId, contentType } = file;
  const name = file.name ?? loadWords.unknown;
  return (
    <div className="flex flex-col gap-4">
      {back}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 dir="auto" className="wrap-anywhere min-w-0 text-h2">
          {name}
        </h2>
        <DownloadButton userId={userId} fileId={fileId} name={name} source="friend" />
      </div>
      <FilePreview userId={userId} fileId={fileId} name={name} contentType={contentType} source="friend" />
    </div>
  );
}
