import { limits, photoUrl } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { photoWords } from '@rpm/domain/words/photo';
import { ImageOff, Undo2 } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { usePhoto } from './usePhoto.ts';

/** The name with the photo, and the ways to change and to remove it. Without a photo the initials stand there. @see NAV-06 */
export function PhotoPart({ name }: { name: string }) {
  const own = usePhoto();
  const hint = useId();
  const { photo, removed, problem } = own;
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex items-center gap-x-4 gap-y-2 max-[21rem]:flex-wrap">
        <Avatar name={name} size="xl" photo={photo ? photoUrl(photo) : undefined} />
        <p className="min-w-0 break-words text-h3 max-[21rem]:basis-full">
          <bdi>{name}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 patient:max-sm:flex-col">
        <PhotoInput
          isBlocked={own.running !== undefined}
          isSaving={own.running === 'save'}
          describedBy={hint}
          onInterest={own.prepare}
          onChoose={own.choose}
        />
        <RemoveButton own={own} />
      </div>
      <p id={hint} className="text-caption text-fg-muted">
        {photoWords.hint({ megabytes: limits.photoSourceMaxBytes / 1_000_000 })}
      </p>
      {problem && (
        <Banner
          kind="danger"
          announce="alert"
          action={
            problem.retry && (
              <Button size="sm" onClick={() => void problem.retry?.()}>
                {loadWords.retry}
              </Button>
            )
          }
        >
          {problem.text}
        </Banner>
      )}
      {own.readError && photo === null && !removed && <ReadProblem own={own} />}
    </div>
  );
}

type OwnPhoto = ReturnType<typeof usePhoto>;

/** Removes the photo, and stays in its place to bring it back: nobody loses their place on the page. */
function RemoveButton({ own }: { own: OwnPhoto }) {
  const { photo, removed, running } = own;
  if (!photo && !removed) return null;
  const Icon = photo ? ImageOff : Undo2;
  const press = (event: MouseEvent) => {
    // The second press of a double click is not meant for what the first has made of the button.
    if (event.detail > 1) return;
    if (photo) own.remove(photo);
    else if (removed) own.putBack(removed);
  };
  return (
    <Button
      icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
      busy={running === 'remove' ? photoWords.removing.busy : undefined}
      isDisabled={running === 'save'}
      onClick={press}
    >
      {photo ? photoWords.remove : photoWords.putBack}
    </Button>
  );
}

/** Why it is not known whether there is a photo. */
function ReadProblem({ own: { readError, retryRead } }: { own: OwnPhoto }) {
  const { forbidden, retry } = loadWords;
  const { failed, tookTooLong } = photoWords.loading;
  const isForbidden = readError?.status === 403;
  const says = readError?.fault === 'timeout' ? tookTooLong : failed;
  return (
    <Banner
      kind="danger"
      announce="alert"
      action={
        !isForbidden &&
        retryRead && (
          <Button size="sm" onClick={() => retryRead()}>
            {retry}
          </Button>
        )
      }
    >
      {isForbidden ? forbidden : says}
    </Banner>
  );
}
