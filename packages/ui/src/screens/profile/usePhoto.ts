import { isUnconfirmed, useOwnPhoto, useRemovePhoto, useSavePhoto } from '@rpm/api-client';
import type { Photo } from '@rpm/domain';
import { photoWords } from '@rpm/domain/words/photo';
import { useRef, useState } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useToast } from '../../providers/toast/ToastProvider.tsx';
import { mayRetry, photoRefusal, UnusableFile } from './photoProblem.ts';

const shrinking = lazily(() => import('./shrinkPhoto.ts'));

/** What is done to the photo. */
type PhotoWish =
  | { kind: 'choose'; file: Blob }
  | { kind: 'putBack'; photo: Photo }
  | { kind: 'remove'; photo: Photo };

/**
 * One's own photo: chosen from the device, made small there, saved; removed, and put back. One task at a time. What
 * failed can be tried again with the same file, which is not lost.
 *
 * @see NAV-06, behaviour 1a
 */
export function usePhoto() {
  const { loadable } = useOwnPhoto();
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const toast = useToast();
  /** What was last done here, known before it is read again; `undefined` when nothing was. */
  const [own, setOwn] = useState<Photo | null>();
  const [removed, setRemoved] = useState<Photo | null>(null);
  /** The same for a toast, which knows nothing of what came after it. */
  const lastRemoved = useRef<Photo>(null);
  const read = loadable.state === 'ready' ? loadable.data.photo : null;

  const task = useTask({
    name: photoWords.name,
    call: async (wish: PhotoWish) => {
      if (wish.kind === 'remove') await remove(undefined);
      else {
        const photo = wish.kind === 'putBack' ? wish.photo : await shrunk(wish.file);
        await save({ content: photo.content });
        setOwn(photo);
        setRemoved(null);
        lastRemoved.current = null;
        return;
      }
      setOwn(null);
      setRemoved(wish.photo);
      lastRemoved.current = wish.photo;
      offerUndo(wish.photo);
    },
    says: { done: (_, { kind }) => (kind === 'remove' ? undefined : photoWords.saving.done) },
    refused: (error) => {
      // What an unanswered call has done, only the server knows.
      if (isUnconfirmed(error)) setOwn(undefined);
      return photoRefusal(error);
    },
  });
  function offerUndo(former: Photo) {
    // A photo that was chosen since is newer than what the toast would bring back.
    const undo = () => lastRemoved.current === former && putBack(former);
    const action = { label: photoWords.undo, onPress: undo };
    toast.show({ kind: 'success', text: photoWords.removing.done, action });
  }
  const putBack = (photo: Photo) => void task.run({ kind: 'putBack', photo });
  const { running, problem, cause, retry } = task;

  return {
    photo: own === undefined ? read : own,
    /** The photo that was removed here; it can be put back. */
    removed,
    running: running && (running.kind === 'remove' ? ('remove' as const) : ('save' as const)),
    /** What went wrong, and the way to try it again where that may help. */
    problem: problem === null ? null : { text: problem, retry: mayRetry(cause) ? retry : null },
    /** Reads it again, when it could not be read. */
    retryRead: loadable.state === 'failed' ? loadable.retry : null,
    readError: loadable.state === 'failed' ? loadable.error : null,
    /** Fetches what reads files, while somebody looks for one. A failure is told by `choose`. */
    prepare: shrinking.warm,
    choose: (file: Blob) => void task.run({ kind: 'choose', file }),
    remove: (photo: Photo) => void task.run({ kind: 'remove', photo }),
    putBack,
  };
}

/** A picture of the device, small enough to be saved. */
async function shrunk(file: Blob): Promise<Photo> {
  const { shrinkPhoto } = await shrinking.load();
  const made = await shrinkPhoto(file);
  if (typeof made === 'string') throw new UnusableFile(made);
  return made;
}
