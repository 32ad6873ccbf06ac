import type { rateImportWords as english } from '../en/rateImport.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const rateImportWords = spanish<typeof english>({
  title: 'Importar tarifas',
  says: 'Usted ve lo que cambia antes de que se guarde algo. Nunca se quita una tarifa.',
  file: {
    label: 'Archivo de tarifas',
    choose: 'Elegir un archivo',
    chooseOther: 'Elegir otro',
    remove: 'Quitar',
    rules:
      'Un archivo CSV con las columnas code, payer, locality, rate, from, to y source. Escriba "not covered" como tarifa de un código que el pagador no paga.',
  },
  save: 'Guardar tarifas como CSV',
  fileName: 'tarifas',
  import: 'Importar',
  cancel: 'Cancelar',
  busy: 'Importando…',
  done: { one: 'Se importó {count} tarifa.', other: 'Se importaron {count} tarifas.' },
  changed: 'Otra persona ha cambiado un código. Revise las diferencias actualizadas.',
  counts: 'Nuevas: {added}. Cambiadas: {changed}. Como antes: {same}.',
  differences: 'Lo que cambia',
  columns: { rate: 'Tarifa', before: 'Antes', after: 'Después' },
  kinds: { new: 'Nueva', changed: 'Cambiada' },
  until: '{rate} hasta el {to}',
  onward: '{rate} hasta nuevo aviso',
  nothing: 'Ninguna',
  wrong: 'Líneas por corregir',
  line: 'Línea {line}',
  faults: {
    codeUnknown: 'Su clínica no tiene ese código. Agregue primero el código.',
    payerRequired: 'Falta el pagador.',
    rateInvalid: 'La tarifa no son dólares y centavos desde 0, como 52.11.',
    fromInvalid: 'El primer día no es un día, como 2027-01-31.',
    toInvalid: 'El último día no es un día, o es anterior al primero.',
    tooLong: 'Un texto es demasiado largo.',
    twice: 'Una línea anterior dice la misma tarifa.',
    overlaps: 'Otra tarifa de este pagador y localidad vale en esos días. Termínela en el mismo archivo.',
  },
  tooManyOfCode: 'El código tendría más de {count} tarifas.',
  errors: {
    required: 'Elija un archivo',
    tooLarge: 'El archivo tiene más de {most} KB.',
    unreadable: 'No es un archivo CSV en UTF-8. En la hoja de cálculo, elija "CSV UTF-8" para guardarlo.',
    noHead: 'La primera línea debe nombrar las columnas. Faltan: {missing}',
    empty: 'El archivo no tiene tarifas.',
    tooMany: 'El archivo tiene más de {count} tarifas. Divídalo.',
    wrong: 'Corrija las líneas de abajo y elija el archivo otra vez.',
    same: 'Todas estas tarifas ya están. No cambia nada.',
  },
});
