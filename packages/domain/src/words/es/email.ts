import type { emailWords as english } from '../en/email.ts';
import { spanish } from '../spanish.ts';

/** The sentences of the page that confirms an email address. */
export const emailWords = spanish<typeof english>({
  title: 'Confirme su correo electrónico',
  loading: {
    failed: 'No se pudo cargar la información de su correo electrónico. Intente de nuevo.',
    tookTooLong: 'La información de su correo electrónico tardó demasiado en cargar. Intente de nuevo.',
  },
  email: 'Correo electrónico',
  confirmedTitle: 'Su correo electrónico está confirmado',
  confirmedOn: 'Confirmado el {date}.',
  why: 'Usamos esta dirección para enlaces de contraseña y avisos sobre su cuenta.',
  openTitle: 'Su correo electrónico todavía no está confirmado',
  howTo: 'Le enviaremos un código de 6 dígitos. Ingréselo aquí para mostrar que la dirección es suya.',
  send: 'Enviar código',
  sending: 'Enviando…',
  sent: 'Enviamos un código a su correo electrónico. Vence en {codeMinutes} minutos.',
  changedByClinic: '¿La dirección no es correcta? Hable con su clínica.',
  later: 'Más tarde',
  goOn: 'Continuar',
});
