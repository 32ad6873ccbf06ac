import type { carerWords as english } from '../en/carer.ts';
import { spanish } from '../spanish.ts';

export const carerWords = spanish<typeof english>({
  register: {
    title: 'Cree su cuenta',
    subtitle: 'Alguien compartió datos de salud con usted. Necesita una cuenta para verlos.',
    email: 'Usted inicia sesión con',
    firstName: 'Nombre',
    lastName: 'Apellido',
    nameNote: 'La persona que comparte con usted ve su nombre.',
    submit: 'Crear cuenta',
    busy: 'Creando…',
    done: 'Su cuenta está lista. Inicie sesión con su contraseña nueva para ver lo que comparten con usted.',
    haveAccount: '¿Ya tiene una cuenta aquí?',
    gone: 'Este enlace no abre una cuenta',
    goneWhy:
      'Puede ser muy viejo, ya usado o detenido, o usted ya tiene una cuenta. Pruebe a iniciar sesión. Si no ayuda, pida a la persona que comparta otra vez.',
    toLogin: 'Iniciar sesión',
  },
  profile: {
    addClinic: '¿Usted también es paciente? Escriba el código que le dio su clínica.',
  },
});
