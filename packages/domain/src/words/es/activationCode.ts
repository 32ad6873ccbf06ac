import type { activationCodeWords as english } from '../en/activationCode.ts';
import { spanish } from '../spanish.ts';

export const activationCodeWords = spanish<typeof english>({
  title: 'Código de activación',
  says: 'El paciente necesita este código y su correo electrónico para abrir una cuenta. Entrégueselo en persona o léaselo por teléfono. Nunca lo envíe por correo electrónico.',
  replaces: 'Un código nuevo reemplaza al anterior.',
  get: 'Obtener código',
  busy: 'Obteniendo código…',
  read: 'Léaselo al paciente letra por letra, o imprima la hoja.',
  until: 'Sirve una sola vez, hasta el {day}.',
  once: 'Solo puede ver este código ahora. Si se pierde, obtenga uno nuevo.',
  print: 'Imprimir hoja',
  cancel: 'Cancelar',
  done: 'Listo',
  hasAccount:
    'Este paciente ya tiene una cuenta y no necesita un código. Una contraseña olvidada se puede cambiar en la página de inicio de sesión.',
  sheet: {
    title: 'Su código de activación',
    intro: 'Con este código puede abrir su cuenta de monitoreo remoto de pacientes.',
    goTo: 'Vaya a {address}',
    steps: [
      'Ingrese el correo electrónico que dio a su clínica y elija una contraseña.',
      'Le enviaremos por correo electrónico un segundo código de 6 dígitos.',
      'Ingrese los dos códigos: el del correo y el de esta hoja.',
    ],
    otherClinic:
      '¿Ya inicia sesión aquí para otra clínica? Entonces inicie sesión e ingrese este código en su perfil.',
    keep: 'No muestre esta hoja a nadie. Su clínica nunca le pedirá el código.',
    help: '¿Necesita ayuda? Llame a su clínica.',
  },
});
