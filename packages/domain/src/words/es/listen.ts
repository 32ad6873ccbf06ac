import type { listenWords as english } from '../en/listen.ts';
import { spanish } from '../spanish.ts';

export const listenWords = spanish<typeof english>({
  listen: 'Escuchar',
  stop: 'Parar',
  over: '{first} sobre {second}',
});
