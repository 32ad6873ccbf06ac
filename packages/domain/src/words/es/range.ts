import type { rangeWords as english } from '../en/range.ts';
import { spanish } from '../spanish.ts';

export const rangeWords = spanish<typeof english>({
  title: 'Definir el rango de referencia: {vital}',
  withLimits: 'Agregar valores de precaución y críticos',
  save: 'Guardar rango',
  timeIsUp: '¡Se acabó el tiempo!',
  timeIsUpQuestion: '¡Se acabó el tiempo! ¿Desea continuar y enviar el formulario?',
  errors: {
    startRequired: 'La fecha y hora de inicio son obligatorias.',
    endRequired: 'La fecha y hora de fin son obligatorias.',
    endNotAfterStart: 'La fecha de fin debe ser posterior a la de inicio.',
    invalid: 'La fecha y hora no son válidas.',
    past: 'No puede elegir una fecha u hora pasada.',
    cautiousCrossed: 'El mínimo de precaución no puede ser mayor que el máximo de precaución.',
    criticalCrossed: 'El mínimo crítico no puede ser mayor que el máximo crítico.',
    cautiousMinBelowMax: 'El mínimo de precaución debe ser menor que el máximo de precaución',
    criticalMinBelowMax: 'El mínimo crítico debe ser menor que el máximo crítico',
    cautiousMinAboveCritical: 'El mínimo de precaución debe ser mayor que el mínimo crítico',
    cautiousMaxBelowCritical: 'El máximo de precaución debe ser menor que el máximo crítico',
    notANumber: 'Escriba un número, como 120 o 98.6',
    notPlausible: 'Ningún dispositivo mide este valor. Revise el número',
  },
  moved: 'Esa hora no existe por el cambio de horario. Usamos la siguiente hora válida.',
  limitsNotLoaded:
    'No pudimos cargar los límites guardados. El formulario muestra los límites que estaban en pantalla.',
  limitsUnknown:
    'No pudimos cargar los límites actuales. Al guardar se reemplazan con los de este formulario.',
  renewed:
    'El formulario comienza con los límites del último rango de este paciente. Indique el inicio y el fin para renovarlo.',
  narrower: {
    title: 'Estos límites son más estrechos que los actuales. Más mediciones serán de precaución o críticas.',
    limit: '{parameter}, {limit}: {from} ahora, {to} al guardar.',
    beside: 'Algunos límites se estrechan. Lea la advertencia del formulario antes de guardar.',
  },
  cannotSave: {
    errors: 'Corrija los campos en rojo para guardar.',
    doctorMissing: 'Falta su nombre.',
    startMissing: 'Defina el inicio para guardar.',
    endMissing: 'Defina el fin para guardar.',
    noParameter: 'Este signo vital no tiene valores a los que ponerles un rango.',
    limitMissing: 'Escriba los cuatro límites para guardar.',
  },
  doctor: 'Médico',
  start: 'Fecha y hora de inicio',
  clock: 'Según el reloj del paciente: {zone}',
  end: 'Fecha y hora de fin',
  normal: 'Rango normal',
  fields: {
    criticalMin: 'Mínimo crítico',
    cautiousMin: 'Mínimo de precaución',
    cautiousMax: 'Máximo de precaución',
    criticalMax: 'Máximo crítico',
  },
  born: 'fecha de nacimiento: {day}',
  timeLeft: 'Tiempo restante',
  yes: 'Sí',
  no: 'No',
  cancel: 'Cancelar',
  busy: 'Guardando…',
  timesSet: 'El rango ahora empieza el {start} y termina el {end}.',
  fieldsWrong: {
    one: 'Corrija {count} campo para guardar.',
    other: 'Corrija {count} campos para guardar.',
  },
  normalIsReadOnly: 'El rango normal no se puede cambiar.',
  notDrawn: 'Corrija los límites para ver el rango.',
  saved: 'Se guardó el rango de referencia.',
  name: 'Rango de referencia',
  changedElsewhere:
    'Otra persona acaba de guardar un rango para este signo vital. Guarde de nuevo para reemplazarlo con el suyo, o cancele para dejar el de ella.',
  discardTitle: '¿Descartar sus cambios?',
  discardReason: 'Este rango aún no está guardado.',
  keep: 'Seguir editando',
  discard: 'Descartar',
  backTest: {
    title: {
      one: 'El último día con estos límites',
      other: 'Los últimos {count} días con estos límites',
    },
    sentence: {
      one: 'Con estos límites, el último día mostraría {cautious} mediciones de precaución y {critical} críticas (ahora {cautiousNow} y {criticalNow}).',
      other:
        'Con estos límites, los últimos {count} días mostrarían {cautious} mediciones de precaución y {critical} críticas (ahora {cautiousNow} y {criticalNow}).',
    },
    was: 'Ahora',
    would: 'Con estos límites',
    none: {
      one: 'No hay mediciones del último día para probar estos límites.',
      other: 'No hay mediciones de los últimos {count} días para probar estos límites.',
    },
    notInOrder: 'Corrija los límites para probarlos con mediciones anteriores.',
    failed: 'No pudimos cargar las mediciones anteriores, así que no puede probar estos límites con ellas.',
  },
});
