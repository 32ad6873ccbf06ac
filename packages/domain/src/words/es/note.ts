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
    less: 'Un minuto menos',
    more: 'Un minuto más',
    fromTimer: { one: 'Del cronómetro: {count} minuto', other: 'Del cronómetro: {count} minutos' },
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
  unread: {
    none: 'El paciente aún no ha abierto una cuenta y no puede leer esto. Comuníquese por teléfono o en persona.',
    ended: 'El acceso del paciente terminó y no puede leer esto. Comuníquese por teléfono o en persona.',
  },
  draft: {
    saving: 'Guardando el borrador…',
    saved: 'Borrador guardado: {time}.',
    loading: 'Buscando su borrador…',
    notLoaded: 'No se pudo buscar su borrador, así que este texto aún no se conserva.',
    notSaved: 'El borrador no se guardó. Se intentará de nuevo cuando escriba.',
    retry: 'Intentar de nuevo',
  },
  template: {
    label: 'Plantilla',
    none: 'Sin plantilla',
    loading: 'Completando…',
    failed: 'No se pudieron cargar las plantillas.',
    ask: {
      title: '¿Reemplazar su texto?',
      says: 'La plantilla reemplaza lo que usted escribió.',
      keep: 'Conservar mi texto',
      replace: 'Reemplazar',
    },
  },
  search: {
    text: 'Buscar en las notas',
    author: 'Escrita por',
    anybody: 'Cualquiera',
    none: 'Ninguna nota coincide',
    noneHint: 'Pruebe con otra palabra, otro tema u otro autor.',
  },
  /** A note is never changed: another one says what is right. */
  correction: {
    correct: 'Corregir',
    correctThis: 'Corregir la nota de {name}, {time}',
    corrects: 'Corrige la nota de {name}, {time}. Se conservan las dos.',
    corrected: 'Corregida por {name}, {time}.',
    writing: 'Está corrigiendo la nota de {name}, {time}. Se conservan las dos.',
    minutes: 'Sus minutos se sustituyen por los de abajo.',
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
