import { photoContentTypes } from '@rpm/domain';
import { photoWords } from '@rpm/domain/words/photo';
import { ImageUp } from 'lucide-react';
import type { ChangeEvent, MouseEvent } from 'react';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';

interface PhotoInputProps {
  /** While a photo is being saved or removed no other can be chosen; the control keeps its focus. */
  isBlocked: boolean;
  isSaving: boolean;
  describedBy: string;
  onInterest: () => void;
  onChoose: (file: File) => void;
}

/** The browser's own file input, drawn as a button. A picture can also be dropped on it. */
export function PhotoInput({ isBlocked, isSaving, describedBy, onInterest, onChoose }: PhotoInputProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file && !isBlocked) onChoose(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const click = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault();
  };
  return (
    <label className="relative inline-flex">
      <input
        type="file"
        accept={photoContentTypes.join(',')}
        aria-describedby={describedBy}
        aria-busy={isSaving || undefined}
        onChange={change}
        onClick={click}
        onFocus={onInterest}
        onPointerEnter={onInterest}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span className={buttonStyle({ variant: 'secondary', wide: true })}>
        {isSaving ? (
          <Spinner />
        ) : (
          <ImageUp aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
        )}
        {isSaving ? photoWords.saving.busy : photoWords.change}
      </span>
      <span
        aria-hidden="true"
        className="peer-focus-visible:outline-(length:--rpm-ring) pointer-events-none absolute inset-0 patient:rounded-lg rounded-md peer-focus-visible:outline-focus-ring peer-focus-visible:outline-offset-2"
      />
    </label>
  );
}
