import type { loginWords as english, loginErrors as englishErrors } from '../en/login.ts';
import { spanish } from '../spanish.ts';

/** What is wrong in the login form, by its code. */
export const loginErrors = spanish<typeof englishErrors>({
  emailRequired: 'Ingrese su correo electrónico',
  emailInvalid: 'Ingrese una dirección como nombre@example.com',
  passwordRequired: 'Ingrese una contraseña',
  tooLong: 'Este texto es demasiado largo',
});

/** The sentences of the login page. */
export const loginWords = spanish<typeof english>({
  title: 'Iniciar sesión',
  legal: {
    label: 'Legal',
    terms: 'Términos',
    privacy: 'Privacidad',
    california: 'Privacidad en California',
    contact: 'Contacto',
  },
  subtitle: 'Para pacientes y personal de la clínica',
  shared:
    'Alguien compartió datos de salud con usted. Inicie sesión para verlos, o regístrese si no tiene una cuenta aquí.',
  app: 'Una aplicación pide ver sus datos de salud. Inicie sesión para decir sí o no.',
  slogan: 'Cada medición desde casa, revisada por su equipo médico.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  capsLock: 'Las mayúsculas están activadas.',
  forgot: '¿Olvidó su contraseña?',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión…',
  clinic: 'Iniciar sesión con su clínica',
  newHere: '¿Es su primera vez aquí?',
  register: 'Registrarse',
  wrong: 'El correo electrónico o la contraseña no es correcto. Intente de nuevo.',
  tooManyTries: 'Demasiados intentos. Espere {minutes} minutos e intente de nuevo.',
  unavailable: 'Ahora no se puede iniciar sesión. Intente de nuevo en un momento.',
  timeoutNotice:
    'Su sesión se cerrará después de {minutes} minutos sin actividad. En su perfil puede haber un tiempo más largo.',
});
