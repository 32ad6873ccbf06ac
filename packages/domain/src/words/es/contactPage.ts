import type { contactPage as english } from '../en/contactPage.ts';
import { spanish } from '../spanish.ts';

/** What this public page says. @see SCR-10 */
export const contactPage = spanish<typeof english>({
  title: 'Contacto',
  formFailed: 'No se pudo cargar el formulario. Revise su conexión, o llame o envíe un correo electrónico.',
  formComing: 'Cargando el formulario… Si no aparece, llame o envíe un correo electrónico.',
  tryAgain: 'Intentar de nuevo',
  lead: 'Si tiene preguntas sobre su salud o su aparato, llame a su clínica. Si tiene preguntas sobre este portal, comuníquese con su operador.',
  isTemplate:
    'El operador de este portal todavía no ingresó sus datos de contacto. El texto entre corchetes es una plantilla.',
  template: {
    name: '[Nombre del operador]',
    phone: '[Número de teléfono]',
    hours: '[Días y horas, con la zona horaria]',
    email: '[Correo electrónico]',
    address: ['[Calle y número]', '[Ciudad, estado y código postal]'],
  },
  phone: 'Teléfono',
  email: 'Correo electrónico',
  noHealth: 'Por favor, no escriba sobre su salud en un correo electrónico.',
  address: 'Dirección',
  sendInquiry: 'Envíe una consulta',
  submitInquiry: 'Enviar una consulta',
  write: 'Escríbanos',
  writeLead:
    'Cualquier persona puede hacer aquí una pregunta sobre este portal. Los pacientes y el personal de la clínica pueden <login>iniciar sesión</login> y enviar una consulta desde adentro del portal, donde está protegida.',
});
