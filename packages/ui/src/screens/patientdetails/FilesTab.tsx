import { fileWords } from '@rpm/domain/words/file';
import { Card } from '../../components/Card/Card.tsx';
import { AddFiles } from '../../parts/files/AddFiles.tsx';
import { FileList } from '../../parts/files/FileList.tsx';
import { OfFiles, useAdded } from '../../parts/files/FilesPage.tsx';

/** The files of a patient's record, for the clinic's people, who read and add what the authorization matrix lets them. @see RTE-05 */
export function FilesTab({ userId, timeZone }: { userId: string; timeZone: string }) {
  const added = useAdded(userId);
  return (
    <div className="grid @min-[64rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4">
      <Card title={fileWords.title}>
        <OfFiles userId={userId}>
          {(files) => (
            <FileList files={files} userId={userId} timeZone={timeZone} reason={fileWords.noneForStaff} />
          )}
        </OfFiles>
      </Card>
      <AddFiles userId={userId} title={fileWords.addTitle} added={added} />
    </div>
  );
}
