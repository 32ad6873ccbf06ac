import type { FileSource } from '@rpm/api-client';
import { fileWords as text } from '@rpm/domain/words/file';
import { Download } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { useDownload } from './useDownload.ts';

interface DownloadButtonProps {
  userId: string;
  fileId: string;
  /** What it is called: on the button, and where it is saved. */
  name: string;
  source: FileSource | undefined;
}

/** Saves a file of a record on this device. */
export function DownloadButton({ source, ...file }: DownloadButtonProps) {
  const download = useDownload(source);
  return (
    <Button
      aria-label={text.detail.downloadOne(file)}
      busy={download.isBusy ? text.detail.downloading : undefined}
      icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      onClick={() => void download.run(file)}
    >
      {text.detail.download}
    </Button>
  );
}
