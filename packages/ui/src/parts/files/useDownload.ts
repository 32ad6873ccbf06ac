import { type FileSource, useReadFile } from '@rpm/api-client';
import { fileWords } from '@rpm/domain/words/file';
import { saveParts } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';

interface Downloaded {
  userId: string;
  fileId: string;
  name: string;
}

/**
 * Has the browser save a file, which comes part by part. It is saved as bytes of no kind: nothing of it is ever opened in
 * a page of ours.
 */
export function useDownload(source: FileSource = 'own') {
  const read = useReadFile(source);
  return useTask({
    name: fileWords.one,
    call: async ({ userId, fileId, name }: Downloaded) => saveParts(name, await read(userId, fileId)),
    isToldTwice: true,
  });
}
