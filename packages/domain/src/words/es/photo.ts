import type { photoWords as english } from '../en/photo.ts';
import { spanish } from '../spanish.ts';

export const photoWords = spanish<typeof english>({
  loading: {
    failed: 'No pudimos cargar su foto. Inténtelo de nuevo.',
    tookTooLong: 'Su foto tardó demasiado en cargar. Inténtelo de nuevo.',
  },
  name: 'Foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  putBack: 'Restaurar foto',
  undo: 'Deshacer',
  hint: 'JPEG, PNG o WebP, de hasta {megabytes} MB. Quitamos la fecha y el lugar de su foto.',
  saving: {
    busy: 'Guardando…',
    done: 'Se guardó su foto.',
  },
  removing: {
    busy: 'Quitando…',
    done: 'Se quitó su foto.',
  },
  tooLarge: 'Esta foto pesa más de {megabytes} MB. Elija una más pequeña.',
  wrongKind: 'Esta no es una foto JPEG, PNG o WebP. Elija otra.',
  unreadable: 'No pudimos leer esta foto. Puede estar dañada o ser muy grande. Elija otra.',
  notPrepared: 'No pudimos abrir la foto. Revise su conexión e inténtelo de nuevo.',
});
