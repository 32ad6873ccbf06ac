import type { loadWords as english } from '../en/load.ts';
import { spanish } from '../spanish.ts';

export const loadWords = spanish<typeof english>({
  forbidden: 'No tiene acceso a esto.',
  notFound: 'No se encontró',
  retry: 'Intentar de nuevo',
  part: { failed: 'No se pudo cargar esta parte de la página.' },
  staleSince: 'Esto puede no estar al día.',
  rowsNotShown: { one: 'No se pudo mostrar {count} fila', other: 'No se pudieron mostrar {count} filas' },
  unknown: '—',
  notAvailable: 'No disponible',
});
