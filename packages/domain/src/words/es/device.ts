import type { activateWords as englishActivate, deviceStatusWords as englishStatus } from '../en/device.ts';
import { spanish } from '../spanish.ts';

/** The sentences about a patient’s own devices. */

export const activateWords = spanish<typeof englishActivate>({
  title: 'Active su aparato',
  serial: 'Número de serie',
  activate: 'Activar',
  errors: {
    serialRequired: '¡Se necesita el número de serie para activar el aparato!',
    serialTooLong: 'Este número de serie es demasiado largo.',
    serialLetters: 'Use solo letras de la A a la Z, números y signos, como en la etiqueta.',
  },
  failed: 'Ocurrió un error',
  done: 'Aparato activado',
});

export const deviceStatusWords = spanish<typeof englishStatus>({
  submitted: 'El estado de su aparato es Solicitado',
  activated: 'El estado de su aparato es Activado',
  other: 'Comuníquese con su proveedor de salud para reactivar este aparato',
});
