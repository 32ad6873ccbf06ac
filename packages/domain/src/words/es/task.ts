import type { taskWords as english } from '../en/task.ts';
import { spanish } from '../spanish.ts';

export const taskWords = spanish<typeof english>({
  offline: 'No tiene conexión. Inténtelo de nuevo cuando vuelva la conexión.',
  unconfirmed: 'No pudimos confirmar que esto funcionó. Revise lo que ve aquí antes de intentarlo de nuevo.',
  failed: 'Eso no funcionó. Inténtelo de nuevo.',
  unprintable: '[letras que este PDF no puede mostrar]',
  about: '{name}: {sentence}',
});
