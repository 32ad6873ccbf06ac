import { type FileSource, useFileContent } from '@rpm/api-client';
import { ContentPreview } from './ContentPreview.tsx';
import { isShownKind } from './contentKind.ts';
import type { Paper } from './usePaper.ts';

interface FilePreviewProps {
  userId: string;
  fileId: string;
  name: string;
  contentType: string | null;
  source?: FileSource;
  /** Lets the pages of a PDF be printed. */
  paper?: Paper;
}

/** What is in a file of a record, where that can be shown. */
export function FilePreview({ userId, fileId, name, contentType, source = 'own', paper }: FilePreviewProps) {
  const { loadable } = useFileContent(userId, isShownKind(contentType) ? fileId : null, source);
  return <ContentPreview loadable={loadable} name={name} contentType={contentType} paper={paper} />;
}
