import { useAddExceptionNote, useAddNote } from '@rpm/api-client';
import {
  checked,
  emptyNote,
  limits,
  type NoteFault,
  NoteForm,
  type NoteToCorrect,
  noteToSend,
  readersOfCorrection,
  type TypedNote,
} from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { useSlot } from '../../../providers/memory/SessionMemory.tsx';

const { composer: texts } = noteWords;
const errors: Readonly<Record<NoteFault, string>> = {
  ...texts.errors,
  minutesInvalid: texts.errors.minutesInvalid({ max: limits.noteMaxMinutes }),
};

/**
 * The composer of a note about a patient. What is typed outlives the page and a failure, and is in no storage of the
 * browser.
 *
 * @param correcting the note that is corrected, if one is
 * @param onSaved called when it is saved, or thrown away
 * @see API-23, behaviour 1a, R34
 */
export function useNoteForm(userId: string, correcting: NoteToCorrect | null, onSaved: () => void) {
  const addNote = useAddNote();
  const addException = useAddExceptionNote();
  const draft = useSlot<TypedNote>(`note about ${userId} ${correcting?.noteId ?? ''}`);
  const [first = 'clinic'] = correcting ? readersOfCorrection(correcting) : [];
  const task = useTask({
    name: texts.title,
    call: (form: NoteForm) => {
      const sent = noteToSend(userId, form, correcting?.noteId);
      return sent.kind === 'note' ? addNote(sent.note) : addException(sent.note);
    },
    says: { done: (_, { readers }) => (readers === 'patient' ? texts.sent : texts.saved) },
    onDone: discard,
  });
  const form = useSchemaForm({
    initial: draft.value ?? { ...emptyNote, readers: first },
    check: (typed) => checked(NoteForm, typed),
    words: errors,
    onTyped: (typed) => {
      draft.value = { ...typed };
    },
    send: task.run,
    onWrong: task.clear,
  });

  /** Begins again with the topic and the readers of before. */
  function discard() {
    task.clear();
    const { topic, readers } = form.typed;
    draft.value = { ...emptyNote, topic, readers };
    form.reset(draft.value);
    onSaved();
  }

  return { form, isBusy: task.isBusy, problem: task.problem, discard };
}
