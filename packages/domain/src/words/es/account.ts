import type { accountWords as english, accountErrors as englishErrors } from '../en/account.ts';
import { spanish } from '../spanish.ts';

/** What is wrong in a form of the account, by its code. */
export const accountErrors = spanish<typeof englishErrors>({
  emailRequired: 'Ingrese su correo electrónico',
  emailInvalid: 'Ingrese una dirección como nombre@example.com',
  passwordRequired: 'Ingrese una contraseña',
  passwordTooShort: 'Esta contraseña es demasiado corta',
  tooLong: 'Este texto es demasiado largo',
  termsRequired: 'Acepte los términos para registrarse',
  codeIncomplete: 'Ingrese los 6 dígitos',
  activationCodeIncomplete: 'Ingrese las 8 letras y números de su código de activación',
  firstNameRequired: 'Ingrese el nombre',
  lastNameRequired: 'Ingrese el apellido',
  roleRequired: 'Elija una función',
});

/** The sentences of the account's screens. Apart from the others, so that /login does not load them. */
export const accountWords = spanish<typeof english>({
  backToLogin: 'Volver al inicio de sesión',
  password: {
    newLabel: 'Contraseña nueva',
    label: 'Contraseña',
    hint: 'Al menos {passwordMinCharacters} caracteres. Unas cuantas palabras sin relación entre sí son fáciles de recordar.',
    longEnough: 'Largo suficiente',
    toGo: { one: 'Falta {count} carácter', other: 'Faltan {count} caracteres' },
  },
  forgot: {
    title: '¿Olvidó su contraseña?',
    subtitle: 'Le enviaremos un enlace por correo electrónico para crear una nueva.',
    submit: 'Enviar enlace',
    busy: 'Enviando…',
    sentTitle: 'Revise su correo electrónico',
    sent: 'Si tenemos una cuenta con esta dirección, le enviamos un enlace. Sirve una sola vez y vence en {passwordLinkMinutes} minutos.',
    nothingThere: '¿No le llegó? Revise la carpeta de correo no deseado o pruebe con otra dirección.',
    again: 'Intentar de nuevo',
  },
  reset: {
    title: 'Cree una contraseña nueva',
    subtitle: 'Se cerrará su sesión en todos sus dispositivos.',
    checking: 'Revisando el enlace…',
    goneTitle: 'Este enlace venció',
    gone: 'Cada enlace sirve una sola vez, durante {passwordLinkMinutes} minutos. Solo funciona el más reciente.',
    used: '¿Ya creó una contraseña con él? Inicie sesión con esa contraseña.',
    invitationGone:
      '¿Le invitó una clínica? La invitación sirve una sola vez, durante {invitationDays} días. Pida a su administrador que le invite otra vez.',
    askAnew: 'Pedir un enlace nuevo',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
    done: 'Su contraseña cambió. Inicie sesión con la nueva.',
  },
  change: {
    title: 'Cambiar contraseña',
    subtitle: 'Se cerrará su sesión en todos sus demás dispositivos.',
    current: 'Contraseña actual',
    submit: 'Cambiar contraseña',
    busy: 'Guardando…',
    done: 'Su contraseña cambió. Se cerró su sesión en los demás dispositivos.',
    ended: 'Su clínica usa su propio acceso. Aquí no tiene contraseña que cambiar.',
  },
  register: {
    title: 'Registrarse',
    subtitle: 'Para pacientes inscritos por su clínica',
    emailHint: 'La dirección que dio a su clínica',
    needsCode:
      'Necesita el código de activación que le dio su clínica. Está en una hoja de papel, o se lo leyeron.',
    terms: 'Acepto los términos de uso y leí el aviso de privacidad',
    readTerms: 'Términos de uso',
    readPrivacy: 'Aviso de privacidad',
    notEmergency:
      'Esto no es para emergencias. Nadie vigila sus mediciones las 24 horas. En una emergencia, llame al 911.',
    otherClinic:
      '¿Ya inicia sesión aquí para otra clínica? No se registre otra vez. Inicie sesión e ingrese el código nuevo en su perfil.',
    addClinic: 'Iniciar sesión y agregar una clínica',
    staff: '¿Trabaja en una clínica? Su administrador crea su cuenta.',
    submit: 'Registrarse',
    busy: 'Registrando…',
    haveAccount: '¿Ya tiene una cuenta?',
    opened: 'Su cuenta está lista. Inicie sesión con su contraseña nueva.',
  },
  code: {
    title: 'Ingrese su código',
    signUp:
      'Si esta dirección se puede registrar, le enviamos un código de 6 dígitos. Vence en {codeMinutes} minutos.',
    login: 'Enviamos un código de 6 dígitos a su correo electrónico. Vence en {codeMinutes} minutos.',
    label: 'Código',
    hint: 'Los 6 dígitos del correo',
    bothTitle: 'Ingrese sus 2 códigos',
    mailLabel: 'Código del correo',
    activationLabel: 'Código de activación de su clínica',
    activationHint:
      'En la hoja de su clínica: 8 letras y números, como {example}. ¿No tiene un código? Llame a su clínica.',
    bothWrong:
      'Uno de los 2 códigos no es correcto, venció o ya se usó. Revise los dos. Si el código de activación no funciona, pida uno nuevo a su clínica.',
    submit: 'Continuar',
    busy: 'Revisando…',
    wrong: 'Ese código no es correcto.',
    triesLeft: { one: 'Le queda {count} intento.', other: 'Le quedan {count} intentos.' },
    noTriesLeft: 'Demasiados intentos. Pida un código nuevo.',
    expired: 'Este código venció. Pida uno nuevo.',
    resend: 'Enviar un código nuevo',
    resendIn: 'Enviar un código nuevo (en {seconds} s)',
    resending: 'Enviando…',
    resent: 'Enviamos un código nuevo. El anterior ya no sirve.',
    nothingTitle: 'No hay nada que verificar',
    nothing:
      'La página se volvió a cargar o el código ya se usó. Inicie sesión o regístrese otra vez para recibir un código nuevo.',
  },
  registered: {
    title: 'Le damos la bienvenida',
    subtitle: 'Su cuenta está lista y su correo electrónico está confirmado.',
    next: 'Qué sigue',
    steps: [
      'Cuando llegue su aparato, actívelo en Inicio. Necesita el número de serie.',
      'Tome sus mediciones como se lo pidió su clínica. Cada medición aparece en Inicio.',
      'Su equipo médico revisa sus mediciones. Nadie las vigila las 24 horas. En una emergencia, llame al 911.',
    ],
    toDashboard: 'Ir al inicio',
  },
});
