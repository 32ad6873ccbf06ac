import type { fieldWords as english } from '../en/field.ts';
import { spanish } from '../spanish.ts';

export const fieldWords = spanish<typeof english>({
  clearSearch: 'Borrar búsqueda',
  count: '{length} / {max}',
  atMostLeft: {
    zero: 'No quedan caracteres',
    one: 'Queda {count} carácter como máximo',
    other: 'Quedan {count} caracteres como máximo',
  },
  doesNotFit: 'El texto es muy largo para pegarlo. El límite es de {max} caracteres.',
  listFailed: 'No pudimos cargar la lista. Revise su conexión e inténtelo de nuevo.',
  menuFailed: 'No pudimos cargar el menú. Revise su conexión e inténtelo de nuevo.',
});
