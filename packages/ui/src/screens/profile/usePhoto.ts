import { ApiError, useOwnPhoto, useRemovePhoto, useSavePhoto } from '@rpm/api-client';
import { type Photo, photoMessages } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import { useToast } from '../../providers/toast/index.ts';
import { type PhotoProblem, type PhotoTask, photoProblem, UnusableFile } from './photoProblem.ts';

const shrinking = lazyPart(() => import('./shrinkPhoto.ts'));

interface PhotoState {
  running: PhotoTask | null;
  problem: (PhotoProblem & { retry: () => void }) | null;
}

/**
 * One's own photo: chosen from the device, made small there, saved; removed, and put back. One task at a time. What
 * failed can be tried again with the same file, which is not lost.
 *
 * @see NAV-06, behaviour 1a
 */
export function usePhoto() {
  const { loadable, reread } = useOwnPhoto();
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const toast = useToast();
  /** What was last done here, known before it is read again; `undefined` when nothing was. */
  const [own, setOwn] = useState<Photo | null>();
  const [removed, setRemoved] = useState<Photo | null>(null);
  const [{ running, problem }, setState] = useState<PhotoState>({ running: null, problem: null });
  /** The same for a toast, which knows nothing of what came after it. */
  const lastRemoved = useRef<Photo>(null);
  const isRunning = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const read = loadable.state === 'ready' ? loadable.data.photo : null;
  const photo = own === undefined ? read : own;

  async function run(task: PhotoTask, act: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ running: task, problem: null });
    let failed: PhotoState['problem'] = null;
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      await act();
    } catch (error) {
      failed = { ...photoProblem(task, error), retry: () => void run(task, act) };
      // What an unanswered call has done, only the server knows.
      if (error instanceof ApiError && error.fault === 'timeout') {
        setOwn(undefined);
        void reread();
      }
      if (!isThere.current) toast.show({ kind: 'error', text: failed.text });
    }
    isRunning.current = false;
    setState({ running: null, problem: failed });
  }

  async function send(next: Photo) {
    await save({ content: next.content });
    setOwn(next);
    setRemoved(null);
    lastRemoved.current = null;
    toast.show({ kind: 'success', text: photoMessages.saving.done });
    void reread();
  }
  const putBack = (former: Photo) => void run('save', () => send(former));

  return {
    photo,
    /** The photo that was removed here; it can be put back. */
    removed,
    running,
    problem,
    /** Reads it again, when it could not be read. */
    retryRead: loadable.state === 'failed' ? loadable.retry : null,
    readError: loadable.state === 'failed' ? loadable.error : null,
    /** Fetches what reads files, while somebody looks for one. A failure is told by `choose`. */
    prepare: () => void shrinking.load().catch(() => undefined),
    choose: (file: Blob) =>
      void run('save', async () => {
        const { shrinkPhoto } = await shrinking.load();
        const made = await shrinkPhoto(file);
        if (typeof made === 'string') throw new UnusableFile(made);
        await send(made);
      }),
    remove: (former: Photo) =>
      void run('remove', async () => {
        await remove(undefined);
        setOwn(null);
        setRemoved(former);
        lastRemoved.current = former;
        // A photo that was chosen since is newer than what the toast would bring back.
        const undo = () => lastRemoved.current === former && putBack(former);
        const action = { label: photoMessages.undo, onPress: undo };
        toast.show({ kind: 'success', text: photoMessages.removing.done, action });
        void reread();
      }),
    putBack,
  };
}
