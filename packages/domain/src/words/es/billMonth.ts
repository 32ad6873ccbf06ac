import type { billMonthWords as english } from '../en/billMonth.ts';
import { spanish } from '../spanish.ts';

/** The Spanish of a billing month. */
export const billMonthWords = spanish<typeof english>({
  /** @param payer whose rates are shown, of which year */
  says: 'Estimaciones con las tarifas de {payer} de {year}, al {time}. El pagador decide lo que paga.',
  estimate: 'Estimación',
  unchanged: 'Si nada cambia',
  saved: 'Si se salvan los pacientes en riesgo',
  byProvider: 'Por proveedor',
  noProvider: 'Sin proveedor',
  noReadings: 'Todavía no hay mediciones',
  noReadingsReason:
    'Es el primer mes de su clínica. Los pacientes aparecen aquí cuando sus dispositivos envían datos.',
  onCourse: 'Nada alcanzado aún, con tiempo restante',
  heads: {
    patient: 'Paciente y qué le falta',
    billable: 'Paciente',
    lastDay: 'Último día',
    owner: 'A cargo',
    value: 'Valor',
  },
  choose: 'Elegir a {name}',
  chosen: { one: '{count} paciente elegido', other: '{count} pacientes elegidos' },
  clear: 'Borrar selección',
  generateChosen: {
    one: 'Generar factura de {count} elegido',
    other: 'Generar facturas de {count} elegidos',
  },
  /** What came of it, in up to three sentences. */
  already: { one: '{count} ya estaba facturado.', other: '{count} ya estaban facturados.' },
  none: {
    one: '{count} todavía no tiene nada que facturar.',
    other: '{count} todavía no tienen nada que facturar.',
  },
  message: 'Enviar mensaje a {name}',
  keys: {
    jump: 'Ir a {column}',
    open: 'Mostrar los dos relojes',
    move: 'Paciente siguiente o anterior',
    help: 'Atajos de teclado',
  },
  closesOn: 'Debe cerrarse a más tardar el {day}.',
  closeLate: 'Este mes debía cerrarse a más tardar el {day}.',
  closed: 'Cerrado el {day} por {name}.',
  closedReason: 'Las facturas y el tiempo de este mes son de solo lectura. Un administrador puede reabrirlo.',
  closedRow: 'Mes cerrado',
  close: 'Cerrar mes',
  closing: 'Cerrando…',
  closeDialog: {
    title: '¿Cerrar {month}?',
    says: 'Después no se pueden generar facturas y solo un administrador puede cambiar el tiempo de este mes.',
    unbilled: {
      zero: 'Todos los que se pueden facturar ya tienen factura.',
      one: '{count} paciente se puede facturar y no tiene factura.',
      other: '{count} pacientes se pueden facturar y no tienen factura.',
    },
    atRisk: {
      one: '{count} paciente está en riesgo. Lo que le falta ya no se podrá facturar después.',
      other: '{count} pacientes están en riesgo. Lo que les falta ya no se podrá facturar después.',
    },
    changed: {
      one: '{count} factura ha cambiado desde entonces y después no se podrá facturar de nuevo.',
      other: '{count} facturas han cambiado desde entonces y después no se podrán facturar de nuevo.',
    },
    cancel: 'Dejarlo abierto',
  },
  done: '{month} está cerrado.',
  reopen: 'Reabrir',
  reopenDialog: {
    title: 'Reabrir {month}',
    says: 'Entonces se pueden volver a generar facturas y cambiar tiempo. El motivo queda en el registro de auditoría.',
    reason: 'Motivo',
    submit: 'Reabrir mes',
    busy: 'Reabriendo…',
    cancel: 'Cancelar',
    errors: { reasonRequired: 'Escriba un motivo.' },
  },
  reopened: '{month} está abierto de nuevo.',
  timeClosed:
    'Cerrado para facturar el {day} por {name}. Solo un administrador puede cambiar el tiempo de este mes.',
  rows: { setUp: 'Instalación', supply: 'Suministro', care: 'Atención' },
  now: 'Ahora',
  withAll: 'Con lo que falta',
  today: 'Hoy',
  dayMinutes: { one: '{count} min', other: '{count} min' },
  overlap: '{minutes} min contados con otro registro',
  dayContact: 'contacto en vivo',
  calendar: 'Los dos relojes, día por día',
  ended: {
    one: 'Terminó el {day} con {count} día: {code}',
    other: 'Terminó el {day} con {count} días: {code}',
  },
  endedNone: {
    zero: 'Terminó el {day} sin mediciones',
    one: 'Terminó el {day} con {count} día: ningún código',
    other: 'Terminó el {day} con {count} días: ningún código',
  },
  toTime: 'Registros de tiempo',
  end: 'Hasta',
  minutes: 'Minutos',
  settings: {
    title: 'Cierre del mes y previsión',
    closingDays: 'El mes se cierra',
    closingHint: 'Días después de su fin, de 1 a 28',
    closingInvalid: 'Escriba un número de días de 1 a 28.',
    digest: 'Enviar la previsión por correo electrónico',
    digestHint: 'A todos los que pueden facturar, el día 20 y 3 días antes del fin de mes.',
    on: 'Sí',
    off: 'No',
    doesClosing:
      'Desde ahora, la página de facturación dice hasta cuándo cerrar un mes y se lo recuerda después de ese día.',
    doesDigest: 'Vale desde el próximo correo.',
  },
});
