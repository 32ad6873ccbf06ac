import type { exportWords as english } from '../en/export.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const exportWords = spanish<typeof english>({
  button: 'Exportar',
  time: 'Exportar tiempo',
  failed: 'No pudimos cargar la exportación. Inténtelo de nuevo.',
});
