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
  back: 'Volver al panel',
  sentTitle: 'Consulta enviada',
  another: 'Enviar otra consulta',
  types: {
    unexpected_error: 'Error inesperado',
    missing_data: 'Faltan datos',
    inconvenient_experience: 'Algo es incómodo de usar',
    enhancement: 'Mejora',
    incorrect_behavior: 'No funciona como debe',
    other: 'Otro',
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
      'Reporte un problema o una idea. Se guardará, pero aquí no recibirá una respuesta. Si necesita ayuda, llame a su clínica. En una emergencia, llame al 911.',
    clinic:
      'Reporte un problema o sugiera una mejora. Se guardará, pero aquí no recibirá una respuesta. No lo use para nada urgente sobre un paciente.',
  },
  busy: 'Enviando...',
  sentLead: {
    patient:
      'Su mensaje se guardó. Aquí no recibirá una respuesta. Si necesita ayuda, llame a su clínica. En una emergencia, llame al 911.',
    clinic:
      'Su mensaje se guardó. Aquí no recibirá una respuesta. No la espere si un paciente necesita algo.',
  },
  noUser:
    'No podemos saber quién es usted. Copie su texto, cierre la sesión e inicie sesión otra vez para enviarlo.',
});
