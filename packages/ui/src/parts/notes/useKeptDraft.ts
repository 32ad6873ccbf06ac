import { useNoteDraft, useSaveNoteDraft } from '@rpm/api-client';
import { limits, type NoteDraft, type SaveNoteDraft, type TypedNote } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTask } from '../../hooks/useTask.ts';

/** How what is typed is kept; `kept` since a stamp. `none`: nothing is to be kept. */
export type DraftState =
  | { state: 'none' | 'loading' | 'saving' | 'failed' }
  | { state: 'notLoaded'; retry: () => void }
  | { state: 'kept'; time: string };

interface KeptDraft {
  userId: string;
  /** Whether anything is kept at all: a correction is not. */
  isOn: boolean;
  /** There is a draft from before. */
  onFound: (draft: NoteDraft) => void;
}

/**
 * Keeps a draft of a note on the server, some time after the last key and when the page is left, one call at a time. What
 * was kept before is looked for first, so that nothing of it is written over. A failure is shown and costs nothing: the
 * text is still in the form.
 *
 * @see SCR-03
 */
export function useKeptDraft({ userId, isOn, onFound }: KeptDraft) {
  const { loadable } = useNoteDraft(isOn ? userId : null);
  const save = useSaveNoteDraft();
  const [time, setTime] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const task = useTask({
    name: noteWords.composer.title,
    call: (what: SaveNoteDraft) => save(what),
    // Shown beside the text, and not as a problem of it.
    refused: () => null,
    onDone: (kept) => setTime(kept.time),
  });
  const waiting = useRef<{ draft: NoteDraft | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const hasLooked = useRef(false);
  const run = useRef(task.run);
  run.current = task.run;

  /** Sends what waits, after what is under way. Never rejects. */
  const flush = useRef(() => {
    clearTimeout(timer.current);
    underWay.current = underWay.current.then(async () => {
      const next = waiting.current;
      if (!next || !hasLooked.current) return;
      waiting.current = null;
      await run.current({ userId, ...next });
    });
    return underWay.current;
  });

  const found = useEffectEvent(() => {
    if (loadable.state !== 'ready' || hasLooked.current) return;
    hasLooked.current = true;
    setTime(loadable.data.time);
    if (loadable.data.draft) onFound(loadable.data.draft);
    if (waiting.current) void flush.current().then(() => setWaiting(waiting.current !== null));
  });
  const isReady = loadable.state === 'ready';
  useEffect(() => {
    if (isReady) found();
  }, [isReady]);
  const last = useRef(save);
  last.current = save;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // Past the task, whose screen is gone, and maybe all that was read with it. The session's copy still has the text.
      void underWay.current
        .then(async () => {
          if (waiting.current && hasLooked.current) await last.current({ userId, ...waiting.current });
        })
        .catch(() => undefined);
    },
    [userId],
  );

  function keep(draft: TypedNote | null, afterMs: number = limits.draftAfterMs) {
    if (!isOn) return;
    waiting.current = { draft: draft && { ...draft } };
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void flush.current().then(() => setWaiting(waiting.current !== null));
    }, afterMs);
  }

  return {
    state: stateOf(),
    /** Keeps what is typed after a pause. */
    keep,
    /** Throws the draft away at once. */
    discard: () => keep(null, 0),
    /** Stops keeping, before the note is written, and waits for what is under way: the note ends its draft. */
    settle() {
      clearTimeout(timer.current);
      waiting.current = null;
      setWaiting(false);
      return underWay.current;
    },
    /** The note is written, and its draft gone, also one that was not kept. */
    forget() {
      setTime(null);
      task.clear();
    },
  };

  function stateOf(): DraftState {
    if (!isOn) return { state: 'none' };
    if (loadable.state === 'failed') return { state: 'notLoaded', retry: loadable.retry };
    if (loadable.state === 'loading') return { state: 'loading' };
    if (isWaiting || task.isBusy) return { state: 'saving' };
    if (task.cause !== undefined) return { state: 'failed' };
    return time === null ? { state: 'none' } : { state: 'kept', time };
  }
}
