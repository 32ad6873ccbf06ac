import type { noteWords as english } from '../en/note.ts';
import { spanish } from '../spanish.ts';

/** The sentences of writing notes about a patient, for the clinic. @see API-23, SCR-03 */
export const noteWords = spanish<typeof english>({
  composer: {
    title: 'Escribir una nota',
    topic: 'Tema',
    readers: 'Quién puede leerla',
    reader: { clinic: 'Interna', patient: 'Al paciente', author: 'Solo yo' },
    text: 'Nota',
    minutes: 'Minutos',
    live: 'Contacto en vivo',
    discard: 'Descartar',
    save: 'Guardar nota',
    saving: 'Guardando…',
    send: 'Enviar al paciente',
    sending: 'Enviando…',
    forGood: 'Una nota guardada no se puede cambiar. Para corregirla, escriba otra nota.',
    saved: 'Nota guardada.',
    sent: 'Nota enviada al paciente.',
    errors: {
      required: 'Escriba la nota.',
      tooLong: 'Este texto es demasiado largo.',
      minutesInvalid: 'Escriba minutos enteros, hasta {max}.',
      liveNeedsMinutes: 'Un contacto en vivo necesita al menos 1 minuto.',
    },
  },
  /** A note is never changed: another one says what is right. */
  correction: {
    correct: 'Corregir',
    correctThis: 'Corregir la nota de {name}, {time}',
    corrects: 'Corrige la nota de {name}, {time}. Se conservan las dos.',
    corrected: 'Corregida por {name}, {time}.',
    writing: 'Está corrigiendo la nota de {name}, {time}. Se conservan las dos.',
    drop: 'Dejarla como está',
  },
  list: {
    title: 'Notas',
    filter: 'Mostrar',
    all: 'Todas las notas ({count})',
    ofTopic: '{topic} ({count})',
    toPatient: 'Al paciente ({count})',
    live: 'Contacto en vivo',
    internal: 'Interna',
  },
});
