import { filePath, type GuardedRoute } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { Card } from '../../components/Card/Card.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { AddFiles } from '../../parts/files/AddFiles.tsx';
import { FileList } from '../../parts/files/FileList.tsx';
import { backToFiles, OfFiles, useAdded } from '../../parts/files/FilesPage.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const myLabReportsPage = {
  paths: ['/my-labreports'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = fileWords;

/** `/my-labreports`: the own laboratory reports, and adding one. @see RTE-05 */
export function MyLabReportsScreen() {
  return (
    <PageFor route="myLabReports" title={text.myLabs}>
      <MyLabReports />
    </PageFor>
  );
}

function MyLabReports() {
  const { userId } = useSession().user;
  const added = useAdded(userId);
  return (
    <Page title={text.myLabs} subtitle={<p>{text.seen}</p>} back={backToFiles}>
      <div className="grid @min-[64rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-start gap-6">
        <AddFiles userId={userId} title={text.addLab} kind="LabReport" added={added} />
        <Card title={text.yourLabs}>
          <OfFiles userId={userId}>
            {(files) => (
              <FileList
                files={files.filter(({ kind }) => kind === 'LabReport')}
                userId={userId}
                timeZone={browserTimeZone()}
                pathOf={(file) => filePath(userId, file)}
                reason={text.noneReason}
              />
            )}
          </OfFiles>
        </Card>
      </div>
    </Page>
  );
}
