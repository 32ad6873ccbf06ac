import type { leavingWords as english } from '../en/leaving.ts';
import { spanish } from '../spanish.ts';

export const leavingWords = spanish<typeof english>({
  discardTitle: '¿Descartar lo que escribió?',
  discardReason: 'No está guardado.',
  keep: 'Seguir editando',
  discard: 'Descartar',
});
