import type { patientLifeWords as english } from '../en/patientLife.ts';
import { spanish } from '../spanish.ts';

export const patientLifeWords = spanish<typeof english>({
  title: 'Cuenta y atención',
  account: {
    title: 'Inicio de sesión',
    states: {
      none: 'El paciente aún no ha creado una cuenta.',
      active: 'El paciente puede iniciar sesión.',
      ended: 'Acceso terminado. El paciente no puede iniciar sesión.',
    },
    end: 'Terminar acceso',
    restore: 'Restablecer acceso',
    ending: {
      title: '¿Terminar el acceso de {name}?',
      says: 'Se cerrarán todas las sesiones de {name} y no podrá iniciar sesión. El expediente queda igual. Usted puede restablecer el acceso después.',
      keep: 'Mantener acceso',
      busy: 'Terminando…',
      done: 'Acceso terminado.',
      gone: 'No encontramos a este paciente.',
    },
    restoring: {
      title: '¿Restablecer el acceso de {name}?',
      says: '{name} podrá iniciar sesión de nuevo con la misma contraseña.',
      keep: 'Cancelar',
      busy: 'Restableciendo…',
      done: 'Acceso restablecido.',
      gone: 'No encontramos a este paciente.',
    },
  },
  care: {
    title: 'Atención',
    inCare: 'Bajo el cuidado de su clínica',
    discharge: 'Dar de alta',
    readmit: 'Readmitir',
    discharged: 'Dado de alta el {day}: {reason}',
    dischargedBy: 'Registrado por {name}, {moment}',
    form: {
      title: '¿Dar de alta a {name}?',
      says: 'El paciente sale de sus listas, totales y paneles. El expediente se conserva, y las mediciones que aún lleguen se guardan. Usted puede readmitir al paciente después.',
      day: 'Último día de atención',
      reason: 'Motivo',
      reasonHint: 'Se muestra en el expediente',
      submit: 'Dar de alta',
      busy: 'Dando de alta…',
      cancel: 'Cancelar',
      done: 'El paciente fue dado de alta.',
      errors: {
        dayInvalid: 'Escriba un día que no sea futuro',
        dayBeforeEnrollment: 'El último día no puede ser anterior a la inscripción',
        required: 'Escriba un motivo',
        tooLong: 'Es demasiado largo',
      },
    },
    readmitting: {
      title: '¿Readmitir a {name}?',
      says: 'El paciente vuelve a sus listas, totales y paneles.',
      keep: 'Cancelar',
      busy: 'Readmitiendo…',
      done: 'El paciente fue readmitido.',
      gone: 'No encontramos a este paciente.',
    },
  },
  record: {
    title: 'Expediente completo',
    detail: 'Todo lo registrado, como archivo JSON. Cada exportación queda en el registro de auditoría.',
    export: 'Exportar expediente',
    busy: 'Exportando…',
    done: 'El expediente fue exportado.',
    tooLarge: 'Este expediente es demasiado grande para exportarlo de una vez. Contacte a soporte.',
  },
});
