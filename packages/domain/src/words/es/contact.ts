import type { contactWords as english } from '../en/contact.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the form on the contact page. */
export const contactWords = spanish<typeof english>({
  title: 'Escríbanos',
  hint: 'Al menos {min} caracteres. No escriba nada sobre su salud.',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  emailHint: 'Se guarda con su mensaje',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  errors: {
    nameRequired: 'Ingrese su nombre',
    nameTooLong: 'Este nombre es demasiado largo',
    emailInvalid: 'Ingrese una dirección como nombre@example.com',
    detailsRequired: 'Escriba su mensaje',
    detailsTooShort: 'Escriba al menos 10 caracteres',
    detailsTooLong: 'Este mensaje es demasiado largo',
    typeRequired: 'Elija un tipo',
  },
  sentTitle: 'Su mensaje fue enviado',
  next: 'Está en la bandeja de quien administra este sitio, con su dirección, {email}. La respuesta llega por correo; no podemos prometerla. Se borra a más tardar después de un año. Si es urgente, llame a su clínica. En una emergencia, llame al 911.',
  another: 'Escribir otro mensaje',
  tooMany:
    'Llegaron demasiados mensajes desde su conexión. Su texto sigue aquí. Espere {minutes} minutos e intente de nuevo.',
  inside: 'Reporte un problema o una idea desde adentro del portal. La página de allí dice quién lo lee.',
  loading: {
    failed: 'No se pudo cargar el formulario. Intente de nuevo.',
    tookTooLong: 'El formulario tardó demasiado en cargar. Intente de nuevo.',
  },
});
