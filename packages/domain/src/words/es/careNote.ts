import type { careNoteWords as english } from '../en/careNote.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the notes that a patient reads. @see API-23 */
export const careNoteWords = spanish<typeof english>({
  title: 'Notas de su equipo médico',
  loading: {
    failed: 'No se pudieron cargar sus notas. Intente de nuevo.',
    tookTooLong: 'Sus notas tardaron demasiado en cargar. Intente de nuevo.',
  },
  none: 'Todavía no hay notas',
  noneReason: 'Las notas que su equipo médico le escriba aparecen aquí.',
  older: 'Mostrar notas anteriores',
  corrects: 'Corrige la nota de {name}, {time}.',
});
