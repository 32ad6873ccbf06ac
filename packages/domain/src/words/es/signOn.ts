import type { signOnWords as english } from '../en/signOn.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const signOnWords = spanish<typeof english>({
  title: 'Iniciar sesión con su clínica',
  subtitle: 'Para el personal de clínicas que tienen su propio acceso',
  hint: 'Su correo del trabajo',
  submit: 'Continuar',
  busy: 'Abriendo…',
  finishing: 'Iniciando su sesión…',
  again: 'Esto tardó demasiado o comenzó en otra ventana. Empiece de nuevo.',
  storage: 'Su navegador no deja guardar datos de este sitio. Permítalo o inicie sesión con su contraseña.',
  password: 'Iniciar sesión con su contraseña',
  launch: {
    title: 'Abrir desde su sistema EHR',
    opening: 'Preguntando a su sistema EHR quién es usted…',
    finishing: 'Abriendo el expediente…',
    failed: 'No se pudo abrir el expediente',
    nothing: 'Abra esta página desde un paciente en su sistema EHR.',
    none: 'No encontramos a este paciente en su clínica. El nombre y la fecha de nacimiento deben ser iguales aquí y en su sistema EHR.',
    several:
      'Más de un paciente de su clínica tiene este nombre y esta fecha de nacimiento. Elija el correcto en la lista.',
    notOpened: 'No se abrió ningún expediente',
    list: 'Ir a la lista de pacientes',
  },
});
