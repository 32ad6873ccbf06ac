import type { inquiryWords as english } from '../en/inquiry.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the inquiry. */
export const inquiryWords = spanish<typeof english>({
  title: 'Enviar una consulta',
  type: 'Tipo de consulta',
  typePlaceholder: 'Elija un tipo',
  details: 'Detalles',
  hint: 'Al menos {min} caracteres',
  submit: 'Enviar',
  cancel: 'Cancelar',
  back: 'Volver al inicio',
  sentTitle: 'Consulta enviada',
  another: 'Enviar otra consulta',
  types: {
    unexpected_error: 'Error inesperado',
    missing_data: 'Faltan datos',
    inconvenient_experience: 'Algo es incómodo de usar',
    enhancement: 'Mejora',
    incorrect_behavior: 'No funciona como debe',
    other: 'Otro',
    record_correction: 'Corrección del expediente',
  },
  errors: {
    typeRequired: 'Elija un tipo de consulta',
    detailsRequired: 'Escriba los detalles de su consulta',
    detailsTooShort: 'Escriba al menos 10 caracteres',
    detailsTooLong: 'Este texto es demasiado largo',
  },
  sent: '¡Su consulta fue enviada!',
  failed: 'No se pudo enviar la consulta. Intente de nuevo.',
  lead: {
    patient:
      'Reporte un problema o una idea. Su clínica lo lee en su horario de atención y responde en Mensajes, en Mis datos. Si necesita ayuda, llame a su clínica cuando esté abierta. En una emergencia, llame al 911.',
    clinic:
      'Reporte un problema o sugiera una mejora. Llega a quien administra esta instalación. No lo use para nada urgente sobre un paciente y no escriba nombres de pacientes.',
  },
  busy: 'Enviando…',
  sentLead: {
    clinic:
      'Su mensaje está en la bandeja de su clínica. La respuesta estará en Mensajes, en Mis datos, y le avisaremos por correo.',
    operator:
      'Su mensaje está en la bandeja de quien administra esta instalación. La respuesta llega por correo.',
    nobody: 'Su mensaje se guardó, pero todavía no hay quien lo lea. No espere una respuesta.',
  },
  looks: {
    open: 'Su clínica está abierta ahora.',
    opens: 'Su clínica está cerrada ahora. Abre el {day} a las {time}.',
    never: 'Su clínica no tiene aquí un horario de atención.',
    help: 'Si necesita ayuda, llame a su clínica. En una emergencia, llame al 911.',
    helpClosed: 'Si necesita ayuda y no puede esperar, llame al 911.',
  },
  raised: {
    patient:
      'Usted escribió sobre algo que quizá no pueda esperar. No espere aquí una respuesta: llame ahora a su clínica. En una emergencia, llame al 911.',
    clinic:
      'Usted escribió sobre algo que quizá no pueda esperar. No espere aquí una respuesta si un paciente necesita ayuda.',
  },
  raisedClosed:
    'Usted escribió sobre algo que quizá no pueda esperar. No espere aquí una respuesta. Si no puede esperar a que abra su clínica, llame al 911.',
  noUser:
    'No podemos saber quién es usted. Copie su texto, cierre la sesión e inicie sesión otra vez para enviarlo.',
});
