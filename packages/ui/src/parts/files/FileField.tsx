import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { FileMark } from './FileMark.tsx';
import { sizeText } from './fileText.ts';

interface FileFieldProps {
  says: { label: string; choose: string; chooseOther: string; remove: string; rules: string };
  /** Media types and endings that the browser offers first; whether a file is one, the caller judges. */
  accept: string;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** One file: chosen by a button or dropped. */
export function FileField({ says, accept, file, error, onChange }: FileFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChange(chosen);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChange(dropped);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 text-label">{says.label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse drops here; the button inside does the same for everybody */}
      <div
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-3 ${
          error ? 'border-danger-line' : 'border-line-control'
        } ${isOver ? 'bg-brand-soft' : 'bg-surface-sunken'}`}
      >
        {file && <FileMark name={file.name} />}
        <div className="flex min-w-0 flex-[1_1_12rem] flex-col gap-2">
          {file && (
            <p className="wrap-anywhere">
              <span dir="auto" className="block font-semibold">
                {file.name}
              </span>
              <span className="block text-caption text-fg-muted">{sizeText(file.size)}</span>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              aria-describedby={error ? `${id}-error` : undefined}
              aria-invalid={error ? true : undefined}
              onClick={() => chooser.current?.click()}
            >
              {file ? says.chooseOther : says.choose}
            </Button>
            {file && (
              <Button variant="ghost" onClick={() => onChange(null)}>
                {says.remove}
              </Button>
            )}
          </div>
          <p className="text-caption text-fg-muted">{says.rules}</p>
        </div>
        <input ref={chooser} type="file" hidden accept={accept} aria-label={says.choose} onChange={choose} />
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
