import { type AsRead, type ListedFile, type ReportType, reportTypes } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { Camera, FolderOpen, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { UploadRow } from './UploadRow.tsx';
import { nameOf } from './useUpload.ts';

const text = fileWords;
const atOnce = 5;
const accepted = 'application/pdf,image/png,image/jpeg';
const isOfFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false;

interface AddFilesProps {
  /** Whose record they go into. */
  userId: string;
  title: string;
  /** What the files are; left out, it is asked. */
  kind?: ReportType;
  /** What the reader has added before; left out where it is not known. */
  added?: readonly AsRead<ListedFile>[];
}

interface Taken {
  key: number;
  file: File;
  reportType: ReportType;
  /** It is there already, by its name and its size. */
  isAgain: boolean;
}

/** Adds files by a button, the camera of a phone, or by dropping them. What is dropped beside the zone opens nothing. */
export function AddFiles({ userId, title, kind, added = [] }: AddFilesProps) {
  const [asked, setAsked] = useState<ReportType>('Other');
  const [isOver, setOver] = useState(false);
  const [hasTooMany, setTooMany] = useState(false);
  const [taken, setTaken] = useState<Taken[]>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (isOfFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);

  const take = (files: readonly File[]) => {
    setTooMany(files.length > atOnce);
    setTaken((before) => [
      ...files.slice(0, atOnce).map((file, at) => ({
        key: before.length + at,
        file,
        reportType: kind ?? asked,
        isAgain: added.some(({ name, bytes }) => name === nameOf(file) && bytes === file.size),
      })),
      ...before,
    ]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className="print:hidden">
      <Card title={title}>
        {!kind && (
          <div className="mb-4 max-w-100">
            <Select
              label={text.kindOfNew}
              options={reportTypes.map((value) => ({ value, label: text.kinds[value] }))}
              value={asked}
              onChange={setAsked}
            />
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse drops here; the buttons inside do the same for everybody */}
        <div
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`flex flex-col items-center gap-3 rounded-xl text-center md:border-2 md:border-dashed md:p-6 ${
            isOver ? 'border-brand-solid bg-brand-soft' : 'border-line-control md:bg-surface-sunken'
          }`}
        >
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-10 text-brand-accent max-md:hidden" />
          <p className="font-semibold max-md:hidden">{text.drop}</p>
          <div className="flex w-full flex-wrap justify-center gap-3">
            <span className="grid flex-[1_1_12rem] md:hidden">
              <Button
                variant="primary"
                icon={<Camera aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                onClick={() => camera.current?.click()}
              >
                {text.photo}
              </Button>
            </span>
            <span className="grid max-md:flex-[1_1_12rem]">
              <Button
                icon={<FolderOpen aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                onClick={() => chooser.current?.click()}
              >
                {text.choose}
              </Button>
            </span>
          </div>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={accepted}
            aria-label={text.choose}
            onChange={choose}
          />
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={text.photo}
            onChange={choose}
          />
          <p className="text-fg-muted">{text.rules}</p>
        </div>
        {hasTooMany && (
          <p role="alert" className="mt-3 text-feedback-danger-fg">
            {text.tooMany}
          </p>
        )}
        {taken.length > 0 && (
          <ul aria-label={text.addTitle} className="mt-4 flex flex-col">
            {taken.map(({ key, ...each }) => (
              <UploadRow key={key} userId={userId} {...each} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
