import type { noteTemplateWords as english } from '../en/noteTemplate.ts';
import { spanish } from '../spanish.ts';

/** The sentences of a clinic's templates of notes, for those who look after them. @see SCR-03 */
export const noteTemplateWords = spanish<typeof english>({
  title: 'Plantillas de notas',
  note: 'Textos con los que su clínica empieza las notas',
  loading: {
    failed: 'No se pudieron cargar las plantillas de notas. Intente de nuevo.',
    tookTooLong: 'Cargar las plantillas de notas tardó demasiado. Intente de nuevo.',
  },
  empty: 'Aún no hay plantillas',
  emptyHint: 'Agregue la primera.',
  add: 'Agregar plantilla',
  change: 'Cambiar',
  end: 'Retirar',
  of: 'la plantilla {name}',
  by: '{name}, {time}',
  ended: 'Plantillas retiradas ({count})',
  endedBy: 'Retirada por {name}, {time}',
  replacedBy: 'Cambiada por {name}, {time}',
  ending: {
    title: '¿Retirar {name}?',
    says: 'Nadie podrá elegirla. Las notas que se escribieron con ella se conservan.',
    keep: 'Conservarla',
    busy: 'Retirando…',
    done: 'Plantilla retirada.',
    gone: 'Esta plantilla ya estaba retirada.',
  },
  dialog: {
    add: 'Agregar una plantilla',
    change: 'Cambiar una plantilla',
    name: 'Nombre',
    topic: 'Tema',
    text: 'Texto',
    textHint: '{name} será el nombre del paciente; {vital} y {value}, la medición más reciente.',
    cancel: 'Cancelar',
    save: 'Guardar plantilla',
    busy: 'Guardando…',
    done: 'Plantilla guardada.',
    codeFailed: 'No se pudo abrir. Revise su conexión e intente de nuevo.',
    errors: {
      nameRequired: 'Escriba un nombre.',
      nameTooLong: 'Este nombre es demasiado largo.',
      required: 'Escriba el texto.',
      tooLong: 'Este texto es demasiado largo.',
      unknownPlaceholder: 'Entre llaves solo pueden estar {name}, {vital} y {value}.',
    },
  },
});
