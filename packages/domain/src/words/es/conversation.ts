import type { conversationWords as english } from '../en/conversation.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the conversation between a patient and the clinic, for both sides. @see API-25 */
export const conversationWords = spanish<typeof english>({
  loading: {
    failed: 'No pudimos cargar los mensajes. Inténtelo de nuevo.',
    tookTooLong: 'Los mensajes tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  none: 'Aún no hay mensajes',
  name: 'Mensajes, del más antiguo al más nuevo',
  by: '{name}, {time}',
  seen: 'Visto el {time}',
  seenBy: 'Visto por {name}, {time}',
  about: {
    today: 'hoy, {time}',
    yesterday: 'ayer, {time}',
    choose: 'Sobre una medición',
    none: 'Ninguna medición',
    hint: 'El paciente ve la medición encima del mensaje.',
    remove: 'Enviar sin esta medición',
  },
  today: 'Hoy',
  yesterday: 'Ayer',
  unseen: 'Aún no visto',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Mensaje enviado.',
  notSent: 'No se envió.',
  tryAgain: 'Intentar de nuevo',
  takeBack: 'Editar',
  errors: { required: 'Escriba un mensaje.', tooLong: 'Este texto es demasiado largo.' },
  clinic: {
    title: 'Conversación',
    write: 'Mensaje al paciente',
    hint: 'El paciente lo lee al iniciar sesión. Un correo le avisa que hay un mensaje, y no dice nada más.',
    waiting: { one: '{count} espera respuesta', other: '{count} esperan respuesta' },
  },
  patient: {
    title: 'Mensajes',
    write: 'Mensaje a su clínica',
    hint: 'Nadie vigila los mensajes las 24 horas. En una emergencia, llame al 911.',
    you: 'Usted',
  },
  waitingList: {
    title: 'Esperan respuesta',
    loading: {
      failed: 'No pudimos cargar quién espera respuesta. Inténtelo de nuevo.',
      tookTooLong: 'La lista de quién espera respuesta tardó demasiado en cargar. Inténtelo de nuevo.',
    },
    count: { one: '{count} mensaje desde el {time}', other: '{count} mensajes desde el {time}' },
    unread: { one: '{count} sin ver', other: '{count} sin ver' },
  },
});
