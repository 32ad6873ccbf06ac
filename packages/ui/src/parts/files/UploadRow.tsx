import type { ReportType } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { FileMark } from './FileMark.tsx';
import { megabytes } from './fileText.ts';
import { faultOf, type UploadState, useUpload } from './useUpload.ts';

const text = fileWords.upload;

interface UploadRowProps {
  file: File;
  userId: string;
  reportType: ReportType;
}

/** A file that is being added: refused before it is sent, asked about when it is there already, or on its way. */
export function UploadRow({ isAgain, ...props }: UploadRowProps & { isAgain: boolean }) {
  const [isMeant, setMeant] = useState(!isAgain);
  const fault = faultOf(props.file);
  if (!fault && isMeant) return <SendingRow {...props} />;
  if (!fault)
    return (
      <Row name={props.file.name} actions={<Button onClick={() => setMeant(true)}>{text.addAgain}</Button>}>
        <span role="alert" className="text-fg-muted">
          {text.again}
        </span>
      </Row>
    );
  return (
    <Row name={props.file.name}>
      <Problem>{fault}</Problem>
    </Row>
  );
}

function SendingRow({ file, userId, reportType }: UploadRowProps) {
  const { state, received, problem, stop, retry } = useUpload({ file, userId, reportType });
  const canRetry = state === 'failed' || state === 'waiting' || state === 'stopped';
  // Said at each quarter, so that nobody hears every part.
  const quarter = Math.floor((received / file.size) * 4) / 4;
  const sizes = (bytes: number) => text.progress({ sent: megabytes(bytes), all: megabytes(file.size) });
  return (
    <Row
      name={file.name}
      actions={
        <>
          {canRetry && <Button onClick={() => void retry()}>{text.retry}</Button>}
          {state === 'sending' && (
            <IconButton
              name={text.stop({ name: file.name })}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={stop}
            />
          )}
        </>
      }
    >
      <StateLine state={state} problem={problem} sizes={sizes(received)} />
      <span role="status" className="sr-only">
        {state === 'sending' && quarter > 0 && sizes(quarter * file.size)}
        {state === 'saved' && text.saved}
      </span>
      {(state === 'sending' || state === 'checking') && (
        <span
          aria-hidden="true"
          className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-surface-sunken forced-colors:border forced-colors:border-[CanvasText]"
        >
          <span
            className="block h-full bg-brand-solid forced-colors:bg-[Highlight]"
            style={{ width: `${(received / file.size) * 100}%` }}
          />
        </span>
      )}
    </Row>
  );
}

interface StateLineProps {
  state: UploadState;
  problem: string | null;
  sizes: string;
}

function StateLine({ state, problem, sizes }: StateLineProps) {
  if (state === 'saved') {
    return (
      <span className="flex items-center gap-2 text-feedback-success-fg">
        <CircleCheck aria-hidden="true" strokeWidth={2} className="size-5 flex-none" />
        {text.saved}
      </span>
    );
  }
  if (state === 'waiting') return <Problem>{text.lost}</Problem>;
  if (state === 'failed' || state === 'refused') return <Problem>{problem ?? text.failed}</Problem>;
  if (state === 'stopped') return <span className="text-fg-muted">{text.stopped}</span>;
  return <span className="numeric text-fg-muted">{state === 'checking' ? text.checking : sizes}</span>;
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <span role="alert" className="flex items-start gap-2 text-feedback-danger-fg">
      <CircleAlert aria-hidden="true" strokeWidth={2} className="mt-0.5 size-5 flex-none" />
      <span>{children}</span>
    </span>
  );
}

function Row({ name, actions, children }: { name: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-line-subtle border-t py-3">
      <FileMark name={name} />
      <div className="wrap-anywhere min-w-0 flex-[1_1_10rem]">
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
        {children}
      </div>
      {actions}
    </li>
  );
}
