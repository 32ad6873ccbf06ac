import {
  type AsRead,
  filePath,
  filesPath,
  type GuardedRoute,
  guardedRoutes,
  type ListedFile,
  reportTypes,
} from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { loadWords } from '@rpm/domain/words/load';
import {
  ChevronRight,
  FileText,
  FlaskConical,
  FolderOpen,
  Image,
  Plus,
  Signature,
  Stethoscope,
} from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { FileMark } from '../../parts/files/FileMark.tsx';
import { BackTo, OfFiles } from '../../parts/files/FilesPage.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const filesSummaryPage = {
  paths: ['/files-summary'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = fileWords;
const icons = {
  LabReport: FlaskConical,
  Imaging: Image,
  Discharge: Stethoscope,
  Consent: Signature,
  Other: FileText,
} as const;
const newestShown = 3;

/** `/files-summary`: how many files there are of each kind, and the newest. @see RTE-05 */
export function FilesSummaryScreen() {
  return (
    <PageFor route="filesSummary" title={text.title}>
      <FilesSummary />
    </PageFor>
  );
}

function FilesSummary() {
  const { userId } = useSession().user;
  return (
    <Page
      title={text.title}
      back={<BackTo to={guardedRoutes.patientProfile.paths[0]}>{text.back}</BackTo>}
      actions={
        <Link
          to={filesPath('all')}
          look="primary"
          icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {text.add}
        </Link>
      }
    >
      <OfFiles userId={userId}>{(files) => <Overview files={files} userId={userId} />}</OfFiles>
    </Page>
  );
}

const line =
  'wrap-anywhere relative flex min-h-19 items-center gap-3 border-line-subtle px-5 py-3 hover:bg-surface-hover';

function Overview({ files, userId }: { files: readonly AsRead<ListedFile>[]; userId: string }) {
  const shownTime = useShownTime(browserTimeZone());
  if (files.length === 0) {
    return (
      <div className="rounded-xl border border-line bg-surface">
        <EmptyState
          headingLevel={2}
          icon={<FolderOpen strokeWidth={1.5} />}
          title={text.none}
          reason={text.noneReason}
        />
      </div>
    );
  }
  const kinds = reportTypes.map((kind) => ({
    kind,
    own: files.filter((file) => file.kind === kind),
  }));
  return (
    <div className="grid @min-[64rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-start gap-6">
      <Card title={text.byKind} note={text.count({ count: files.length })} isFlush>
        <ul>
          {kinds.map(({ kind, own }) => {
            const Icon = icons[kind];
            const count = text.count({ count: own.length });
            return (
              <li key={kind} className="not-first:border-line-subtle not-first:border-t">
                <RouterLink to={filesPath(kind)} className={line}>
                  <span
                    aria-hidden="true"
                    className="grid @max-[18rem]/page:hidden size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-accent"
                  >
                    <Icon strokeWidth={1.75} className="size-6" />
                  </span>
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{text.kinds[kind]}</span>{' '}
                    <span className="block text-fg-muted">
                      {own[0] ? text.newestOn({ count, day: shownTime(own[0].addedAt, 'date') }) : count}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-6 flex-none rtl:-scale-x-100" />
                </RouterLink>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title={text.newest} isFlush>
        <ul>
          {files.slice(0, newestShown).map(({ fileId, kind, name, addedAt }, at) => (
            <li key={fileId ?? `row ${at}`} className="not-first:border-line-subtle not-first:border-t">
              <RouterLink
                to={fileId && kind ? filePath(userId, { fileId, kind }) : filesPath('all')}
                className={line}
              >
                <FileMark name={name} />
                <span className="min-w-0 grow">
                  <span dir="auto" className="block font-semibold">
                    {name ?? loadWords.unknown}
                  </span>{' '}
                  <span className="block text-fg-muted">{shownTime(addedAt, 'date')}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-6 flex-none rtl:-scale-x-100" />
              </RouterLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
