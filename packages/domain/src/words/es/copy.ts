import type { copyWords as english } from '../en/copy.ts';
import { spanish } from '../spanish.ts';

/** The same in Spanish. */
export const copyWords = spanish<typeof english>({
  copy: 'Copiar',
  copied: 'Copiado.',
  failed: 'No se pudo copiar. Seleccione el texto y cópielo.',
});
