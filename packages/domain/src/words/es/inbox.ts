import type { inboxWords as english } from '../en/inbox.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the inboxes of inquiries. */
export const inboxWords = spanish<typeof english>({
  title: 'Consultas',
  parts: { write: 'Enviar', clinic: 'Consultas de pacientes', operator: 'Operador' },
  partsName: 'Partes de la página',
  lead: {
    clinic: 'Lo que enviaron sus pacientes. Las respuestas van a la conversación con el paciente.',
    operator:
      'Lo que enviaron las clínicas y los visitantes de la página de contacto. Las respuestas van por correo: no escriba nada sobre un paciente.',
  },
  show: 'Mostrar',
  tabs: { open: 'Pendientes', done: 'Terminadas' },
  list: 'Consultas, primero lo más importante',
  loading: {
    failed: 'No se pudo cargar la bandeja. Intente de nuevo.',
    tookTooLong: 'La bandeja tardó demasiado en cargar. Intente de nuevo.',
  },
  empty: { open: 'No hay nada pendiente', done: 'Aún no hay nada terminado' },
  emptyReason: {
    open: 'Las consultas nuevas aparecen aquí.',
    done: 'Las consultas respondidas y cerradas aparecen aquí. Se borran después de {days} días.',
  },
  filters: {
    state: 'Estado',
    type: 'Tipo',
    owner: 'Responsable',
    any: 'Todos',
    owners: { mine: 'Mías', nobody: 'Sin asignar' },
    none: 'Ninguna consulta coincide',
    noneHint: 'Elija Todos para ver más.',
  },
  range: { one: '{from}–{to} de {count} consulta', other: '{from}–{to} de {count} consultas' },
  raised: 'Nombra un síntoma: {words}',
  from: 'De {name}',
  guest: 'Visitante de la página de contacto; nombre y dirección tal como los escribió',
  states: { New: 'Nueva', InProgress: 'En curso', Answered: 'Respondida', Closed: 'Cerrada' },
  owner: '{state} ({name})',
  take: 'Hacerse cargo',
  takeOver: 'Tomar el cargo',
  taking: 'Tomando el cargo…',
  close: 'Cerrar',
  closing: 'Cerrando…',
  answer: 'Responder',
  of: 'consulta de {name}',
  taken: 'Usted tiene ahora esta consulta.',
  closed: 'Consulta cerrada.',
  reply: {
    label: 'Respuesta para {name}',
    hint: {
      clinic: 'Será un mensaje en la conversación con el paciente.',
      operator: 'Va por correo a {email}. No escriba nada sobre un paciente.',
    },
    send: 'Enviar respuesta',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    sent: 'Respuesta enviada.',
    errors: { required: 'Escriba la respuesta.', tooLong: 'Este texto es demasiado largo.' },
  },
  mailOff: 'El correo está apagado en este servidor y la respuesta no se envió. No se cambió nada.',
  changed: '{name} se adelantó: {state}, {time}. La lista muestra cómo está ahora.',
  changedBefore: 'Esta consulta acaba de cambiar. La lista muestra cómo está ahora.',
  history: 'Historial',
  moves: {
    take: '{name} se hizo cargo, {time}',
    answer: '{name} respondió, {time}',
    close: '{name} la cerró, {time}',
  },
});
