import type { languageWords as english, shellWords as englishShell } from '../en/languageChoice.ts';
import { spanish } from '../spanish.ts';

export const languageWords = spanish<typeof english>({
  names: { en: 'English', es: 'Español' },
  label: 'Idioma',
  title: 'Idioma',
  details: { en: 'All pages in English', es: 'Todas las páginas en español' },
  note: 'Los mensajes de su clínica quedan como se escribieron.',
  save: 'Guardar idioma',
  busy: 'Guardando…',
  failed: 'No se guardó su idioma. Inténtelo de nuevo.',
});

export const shellWords = spanish<typeof englishShell>({
  needsScript: 'Esta página necesita JavaScript. Actívelo y vuelva a cargar la página.',
});
