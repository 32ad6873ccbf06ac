import { filePath, filesPath, type GuardedRoute, type ReportType, reportTypes } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { NavLink, useParams } from 'react-router-dom';
import { Card } from '../../components/Card/Card.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { AddFiles } from '../../parts/files/AddFiles.tsx';
import { FileList } from '../../parts/files/FileList.tsx';
import { backToFiles, NoSuchFile, OfFiles, useAdded } from '../../parts/files/FilesPage.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const allFilesPage = {
  paths: ['/all-files/:reportType'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = fileWords;

/** `/all-files/:reportType`: the files of one kind, or all of them, and adding one. @see RTE-05 */
export function AllFilesScreen() {
  const { reportType } = useParams();
  const kind = reportTypes.find((each) => each === reportType) ?? (reportType === 'all' ? 'all' : null);
  const title = kind === null ? text.unknownKind : kind === 'all' ? text.allFiles : text.kinds[kind];
  return (
    <PageFor route="allFiles" title={title}>
      {kind ? <FilesOf key={kind} kind={kind} title={title} /> : <NoSuchFile title={title} />}
    </PageFor>
  );
}

function FilesOf({ kind, title }: { kind: ReportType | 'all'; title: string }) {
  const { userId } = useSession().user;
  const added = useAdded(userId);
  return (
    <Page title={title} back={backToFiles}>
      <div className="in-order grid @min-[64rem]/page:grid-cols-[2fr_1fr] grid-cols-[minmax(0,1fr)] items-start gap-4">
        <div>
          <OfFiles userId={userId}>
            {(files) => {
              const own = files.filter((file) => kind === 'all' || file.kind === kind);
              return (
                <>
                  <ul className="mb-4 flex flex-wrap gap-2 print:hidden">
                    {(['all', ...reportTypes] as const).map((each) => (
                      <li key={each}>
                        <NavLink
                          to={each === 'all' || each === 'LabReport' ? `/all-files/${each}` : filesPath(each)}
                          className="flex min-h-11 items-center gap-2 rounded-full border border-line-control bg-surface px-4 hover:bg-surface-hover aria-[current]:border-transparent aria-[current]:bg-brand-solid aria-[current]:text-fg-on-brand forced-colors:aria-[current]:outline-2"
                        >
                          {each === 'all' ? text.all : text.kinds[each]}{' '}
                          <span className="numeric">
                            {files.filter((file) => each === 'all' || file.kind === each).length}
                          </span>
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                  <Card title={text.countOf({ count: own.length, all: files.length })}>
                    <FileList
                      files={own}
                      userId={userId}
                      timeZone={browserTimeZone()}
                      pathOf={(file) => filePath(userId, file)}
                      reason={text.noneReason}
                    />
                  </Card>
                </>
              );
            }}
          </OfFiles>
        </div>
        <AddFiles userId={userId} title={text.addTitle} added={added} {...(kind !== 'all' && { kind })} />
      </div>
    </Page>
  );
}
