import type { correctionWords as english } from '../en/correction.ts';
import { spanish } from '../spanish.ts';

export const correctionWords = spanish<typeof english>({
  open: 'Editar datos',
  opening: 'Abriendo…',
  codeFailed: 'No pudimos abrir el formulario. Revise su conexión e inténtelo de nuevo.',
  title: 'Editar datos',
  description: 'Cada cambio se guarda en el registro de auditoría, con el valor anterior y el nuevo.',
  emailHint: 'El paciente lo usa para iniciar sesión.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Los días del paciente se cuentan según ella. Los días anteriores a la mudanza no cambian.',
  movedOn: 'Fecha de la mudanza',
  movedOnHint: 'El primer día en la zona horaria nueva.',
  errors: {
    movedOnRequired: 'Escriba la fecha de la mudanza',
    movedOnInvalid: 'La fecha de la mudanza no puede ser futura',
    movedOnTooEarly: 'La mudanza no puede ser anterior a la última mudanza ni a la inscripción',
  },
  emailEnds:
    'Cambiar el correo electrónico cierra todas las sesiones del paciente. Para entrar de nuevo, el paciente necesita la dirección nueva y un nuevo código de activación de usted. Avisamos por correo a las dos direcciones.',
  submit: 'Guardar cambios',
  busy: 'Guardando…',
  cancel: 'Cancelar',
  done: 'Datos guardados.',
  emailTaken: 'Este correo electrónico no se puede usar para este paciente',
  changed:
    'Otra persona acaba de cambiar estos datos. Cierre este formulario para verlos y haga sus cambios de nuevo.',
  discardTitle: '¿Descartar sus cambios?',
  discardReason: 'Sus cambios aún no están guardados.',
  keep: 'Seguir editando',
  discard: 'Descartar',
});
