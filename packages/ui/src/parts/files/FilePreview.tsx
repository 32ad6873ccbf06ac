import { type FileSource, useFileContent } from '@rpm/api-client';
import { ContentPreview } from './ContentPreview.tsx';
import { isShownKind } from './contentKind.ts';

interface FilePreviewProps {
  userId: string;
  fileId: string;
  name: string;
  contentType: string | null;
  source?: FileSource;
}

/** What is in a file of a record, where that can be shown. */
export function FilePreview({ userId, fileId, name, contentType, source = 'own' }: FilePreviewProps) {
  const { loadable } = useFileContent(userId, isShownKind(contentType) ? fileId : null, source);
  return <ContentPreview loadable={loadable} name={name} contentType={contentType} />;
}
