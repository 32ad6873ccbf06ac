import { useAddExceptionNote, useAddNote } from '@rpm/api-client';
import {
  checked,
  emptyNote,
  firstTyped,
  limits,
  type NoteFault,
  NoteForm,
  type NoteToCorrect,
  noteToSend,
  type TypedNote,
} from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { useState } from 'react';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

const { composer: texts } = noteWords;
const errors: Readonly<Record<NoteFault, string>> = {
  ...texts.errors,
  minutesInvalid: texts.errors.minutesInvalid({ max: limits.noteMaxMinutes }),
};

/**
 * The composer of a note about a patient. What is typed outlives the page and a failure, and is in no storage of the
 * browser; the server keeps it for its author alone, so that it is there after a log in elsewhere.
 *
 * @param correcting the note that is corrected, if one is
 * @param isRead whether the patient can read what is sent to them: what nobody receives is said to be saved only
 * @param on called when it is over, saved or thrown away; and before that when it was saved
 * @see API-23, behaviour 1a, R34
 */
export function useNoteForm(
  userId: string,
  correcting: NoteToCorrect | null,
  isRead: boolean,
  on: { over: () => void; saved?: (() => void) | undefined },
) {
  const addNote = useAddNote();
  const addException = useAddExceptionNote();
  const draft = useSlot<TypedNote>(`note about ${userId} ${correcting?.noteId ?? ''}`);
  const [wasInMemory] = useState(() => draft.value !== null && draft.value.text !== '');
  const kept = useKeptDraft({
    userId,
    isOn: correcting === null,
    onFound: (found) => {
      // What this session has typed is newer. What is typed meanwhile comes after it, so that nothing is lost.
      if (draft.value === null || draft.value.text.trim() === '') {
        draft.value = found;
        form.reset(found);
        return;
      }
      if (wasInMemory || draft.value.text === found.text) return;
      const both = { ...draft.value, text: `${found.text}\n${draft.value.text}` };
      draft.value = both;
      form.reset(both);
      kept.keep(both);
    },
  });
  const task = useTask({
    name: texts.title,
    call: async (form: NoteForm) => {
      await kept.settle();
      const sent = noteToSend(userId, form, correcting?.noteId);
      return sent.kind === 'note' ? addNote(sent.note) : addException(sent.note);
    },
    says: {
      done: ({ warning }, { readers }) =>
        warning ?? (readers === 'patient' && isRead ? texts.sent : texts.saved),
    },
    onDone: () => {
      kept.forget();
      on.saved?.();
      empty();
    },
  });
  const form = useSchemaForm({
    initial: draft.value ?? firstTyped(correcting),
    check: (typed) => checked(NoteForm, typed),
    words: errors,
    onTyped: (typed) => {
      draft.value = { ...typed };
      kept.keep(typed);
    },
    send: task.run,
    onWrong: task.clear,
  });

  /** Throws away what is typed, here and where it is kept. */
  function discard() {
    kept.discard();
    empty();
  }

  /** Begins again with the topic and the readers of before. */
  function empty() {
    task.clear();
    const { topic, readers } = form.typed;
    draft.value = { ...emptyNote, topic, readers };
    form.reset(draft.value);
    on.over();
  }

  /** Another template, or the minutes of the timer. */
  function fill(change: Partial<TypedNote>) {
    const next = { ...form.typed, ...change };
    draft.value = next;
    form.reset(next);
    kept.keep(next);
  }

  return { form, isBusy: task.isBusy, problem: task.problem, discard, fill, draft: kept.state };
}
