import type { friendReadingsWords as english } from '../en/friendReadings.ts';
import { spanish } from '../spanish.ts';

export const friendReadingsWords = spanish<typeof english>({
  title: 'Descargar mediciones',
  which: '¿Qué mediciones?',
  count: { zero: 'Aún no hay mediciones', one: '{count} medición', other: '{count} mediciones' },
  as: '¿Qué tipo de archivo?',
  pdf: 'Archivo PDF',
  pdfNote: 'Para leer e imprimir',
  newest: 'Tiene las {count} más nuevas.',
  csv: 'Tabla (CSV)',
  csvNote: 'Para una hoja de cálculo',
  careful: 'Quien abra el archivo puede leerlo. Guárdelo en un lugar seguro.',
  download: 'Descargar',
  busy: 'Descargando…',
  cancel: 'Cancelar',
  done: 'Las mediciones se guardaron. Búsquelas en sus descargas.',
  loading: {
    failed: 'No pudimos cargar estas mediciones. Inténtelo de nuevo.',
    tookTooLong: 'Estas mediciones tardaron demasiado en cargar. Inténtelo de nuevo.',
  },
  sheet: {
    of: '{vital} de {name}',
    saved: 'Guardado el {moment}',
    time: 'Cuándo',
    value: 'Medición',
    class: 'Clasificación',
    page: 'Página {at} de {count}',
  },
});
