import type { FileSource } from '@rpm/api-client';
import { fileWords as text } from '@rpm/domain/words/file';
import { Download } from 'lucide-react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { useDownload } from './useDownload.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'wide'> {
  userId: string;
  fileId: string;
  /** What it is called: on the button, and where it is saved. */
  name: string;
  /** Whose files it is of: the own ones unless it says so. */
  source?: FileSource | undefined;
}

/** Saves a file of a record on this device. */
export function DownloadButton({ source, userId, fileId, name, ...look }: DownloadButtonProps) {
  const download = useDownload(source);
  return (
    <Button
      {...look}
      aria-label={text.detail.downloadOne({ name })}
      busy={download.isBusy ? text.detail.downloading : undefined}
      icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      onClick={() => void download.run({ userId, fileId, name })}
    >
      {text.detail.download}
    </Button>
  );
}
