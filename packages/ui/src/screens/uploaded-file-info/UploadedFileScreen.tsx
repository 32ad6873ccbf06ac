import { useRemoveFile } from '@rpm/api-client';
import {
  type AsRead,
  fileAtAddress,
  filesPath,
  type GuardedRoute,
  guardedRoutes,
  type ListedFile,
  limits,
} from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { loadWords } from '@rpm/domain/words/load';
import { Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { DownloadButton } from '../../parts/files/DownloadButton.tsx';
import { FilePreview } from '../../parts/files/FilePreview.tsx';
import { BackTo, NoSuchFile, OfFiles } from '../../parts/files/FilesPage.tsx';
import { sizeText } from '../../parts/files/fileText.ts';
import { usePaper } from '../../parts/files/usePaper.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { FileSeenBy } from './FileSeenBy.tsx';

/** Where it stands, and whom it speaks to. */
export const uploadedFilePage = {
  paths: ['/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = fileWords;

/**
 * `/uploaded-file-info/…`: one file. Every part of the address is compared with the own files before anything is asked
 * for, and any fault is the one page that says that there is no such file. @see RTE-05
 */
export function UploadedFileScreen() {
  return (
    <PageFor route="uploadedFile" title={text.one}>
      <UploadedFile />
    </PageFor>
  );
}

function UploadedFile() {
  const { user } = useSession();
  const address = useParams();
  return (
    <OfFiles userId={user.userId}>
      {(files) => {
        const file = fileAtAddress(files, address, user);
        return file?.fileId ? (
          <OneFile file={{ ...file, fileId: file.fileId }} user={user} />
        ) : (
          <NoSuchFile />
        );
      }}
    </OfFiles>
  );
}

interface OneFileProps {
  file: AsRead<ListedFile> & { fileId: string };
  user: { userId: string; clinicName: string };
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

function OneFile({ file, user }: OneFileProps) {
  const { userId } = user;
  const { fileId, contentType, bytes, addedBy, isOwn, addedAt } = file;
  const shownTime = useShownTime(browserTimeZone());
  const name = file.name ?? loadWords.unknown;
  const kind = file.kind ? text.kinds[file.kind] : loadWords.unknown;
  const { paper, pages, ...printer } = usePaper();
  const isPdf = contentType === 'application/pdf';
  const isTooLong = isPdf && pages !== null && pages > limits.pagesPrintedMax;
  const downloads = <DownloadButton userId={userId} fileId={fileId} name={name} variant="primary" wide />;
  const facts = [
    [text.detail.kind, kind],
    [text.detail.date, shownTime(addedAt, 'date')],
    [text.detail.by, isOwn ? text.you : (addedBy ?? loadWords.unknown)],
    [text.detail.file, bytes === null ? name : `${name}, ${sizeText(bytes)}`],
    [
      text.detail.seenBy,
      <FileSeenBy key={fileId} userId={userId} fileId={fileId} clinicName={user.clinicName} />,
    ],
  ] as const;
  return (
    <Page
      title={text.one}
      heading={<span dir="auto">{name}</span>}
      back={<BackTo to={filesPath(file.kind ?? 'all')}>{kind}</BackTo>}
    >
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
        {/* On a phone it is there before the preview. */}
        <div className="@min-[64rem]/page:hidden print:hidden">{downloads}</div>
        <div className="min-w-0">
          <FilePreview userId={userId} fileId={fileId} name={name} contentType={contentType} paper={paper} />
        </div>
        <div className="in-order flex min-w-0 flex-col gap-4">
          <div className="print:hidden">
            <Card title={text.detail.about}>
              <dl className="flex flex-col">
                {facts.map(([label, value]) => (
                  <div
                    key={label}
                    className="wrap-anywhere flex flex-wrap gap-x-4 border-line-subtle not-first:border-t py-2"
                  >
                    <dt className="flex-[0_1_8rem] text-fg-muted">{label}</dt>
                    <dd dir="auto" className="flex-[1_1_10rem]">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          </div>
          <div className="flex flex-col gap-3 print:hidden">
            <div className="@max-[64rem]/page:hidden">{downloads}</div>
            {isTooLong && <p>{text.detail.tooLong({ count: limits.pagesPrintedMax })}</p>}
            {contentType !== null && !isTooLong && (
              <Button
                wide
                icon={<Printer {...icon} />}
                isDisabled={isPdf && !pages}
                busy={printer.isBusy ? text.detail.printing : undefined}
                onClick={isPdf ? printer.print : () => window.print()}
              >
                {text.detail.print}
              </Button>
            )}
            <Link to={guardedRoutes.sharing.paths[0]} look="secondary" icon={<Share2 {...icon} />}>
              {text.detail.share}
            </Link>
            {isOwn && <Remove userId={userId} fileId={fileId} backTo={filesPath(file.kind ?? 'all')} />}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Takes an own file away, when that has been asked. */
function Remove({ userId, fileId, backTo }: { userId: string; fileId: string; backTo: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveFile();
  const task = useTask({
    name: text.one,
    call: async () => {
      const answer = await remove({ userId, txnName: fileId });
      void navigate(backTo, { replace: true });
      return answer;
    },
    says: { done: text.detail.removed },
    isToldTwice: true,
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button wide icon={<Trash2 {...icon} />} onClick={() => setAsking(true)}>
        {text.detail.remove}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={text.detail.confirm}
        description={
          <>
            {text.detail.confirmText}
            {task.problem && <span className="mt-2 block text-feedback-danger-fg">{task.problem}</span>}
          </>
        }
        safe={{ label: text.detail.keep, onPress: () => setAsking(false) }}
        act={{
          label: text.detail.remove,
          isDangerous: true,
          busy: task.isBusy ? text.detail.removing : undefined,
          onPress: () => void task.run(),
        }}
      />
    </>
  );
}
