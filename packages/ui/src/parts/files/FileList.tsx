import type { FileSource } from '@rpm/api-client';
import type { AsRead, ListedFile } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { loadWords } from '@rpm/domain/words/load';
import { FileX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { useShownTime } from '../person/when.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileMark } from './FileMark.tsx';
import { sizeText } from './fileText.ts';

const text = fileWords;
const pageSize = 20;

interface FileListProps {
  files: readonly AsRead<ListedFile>[];
  /** Whose record they are of. */
  userId: string;
  timeZone: string;
  source?: FileSource;
  /** Where a file has a page of its own; left out, it has none. */
  pathOf?: (file: Pick<ListedFile, 'fileId' | 'kind'>) => string;
  /** Where the names stand among the headings of the page. */
  reason: string;
}

/** Files, newest first: by name, with who added them and when, and a way to save them. */
export function FileList({ files, reason, ...of }: FileListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const sought = search.trim().toLocaleLowerCase();
  const found = files.filter(({ name }) => (name ?? '').toLocaleLowerCase().includes(sought));
  if (files.length === 0) {
    return (
      <EmptyState headingLevel={2} icon={<FileX strokeWidth={1.5} />} title={text.none} reason={reason} />
    );
  }
  const seek = (wanted: string) => {
    setSearch(wanted);
    setPage(1);
  };
  return (
    <>
      {(files.length > pageSize / 2 || search !== '') && (
        <div className="max-w-120 pb-3">
          <SearchField label={text.search} value={search} onChange={seek} />
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={<FileX strokeWidth={1.5} />}
          title={text.noMatch}
          action={<Button onClick={() => seek('')}>{text.clear}</Button>}
        />
      ) : (
        <ul className="flex flex-col">
          {found.slice((page - 1) * pageSize, page * pageSize).map((file, at) => (
            <FileLine key={file.fileId ?? `row ${at}`} file={file} {...of} />
          ))}
        </ul>
      )}
      {found.length > pageSize && (
        <Pagination
          isOpen
          page={page}
          pageSize={pageSize}
          total={found.length}
          range={text.range}
          onPage={setPage}
        />
      )}
    </>
  );
}

type FileLineProps = Omit<FileListProps, 'files' | 'reason'> & { file: AsRead<ListedFile> };

function FileLine({ file, userId, timeZone, source, pathOf }: FileLineProps) {
  const { fileId, kind, bytes, addedBy, addedAt, isOwn } = file;
  const shownTime = useShownTime(timeZone);
  const name = file.name ?? loadWords.unknown;
  const day = shownTime(addedAt, 'date');
  return (
    <li className="flex flex-wrap items-center gap-3 border-line-subtle not-first:border-t py-3">
      <FileMark name={file.name} />
      <div className="wrap-anywhere min-w-0 flex-[1_1_14rem]">
        {pathOf && fileId && kind ? (
          <Link
            to={pathOf({ fileId, kind })}
            dir="auto"
            className="inline-flex min-h-8 items-center rounded-xs font-semibold underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
          >
            {name}
          </Link>
        ) : (
          <span dir="auto" className="font-semibold">
            {name}
          </span>
        )}
        <p className="text-fg-muted">
          {isOwn ? text.addedByYou({ day }) : text.addedBy({ day, name: addedBy ?? loadWords.unknown })}
          {bytes !== null && `. ${sizeText(bytes)}`}
        </p>
      </div>
      {fileId && <DownloadButton userId={userId} fileId={fileId} name={name} source={source} />}
    </li>
  );
}
