import { english } from '../english.ts';

/** The sentences around the choice of a language. A language is named in itself, whatever the page's is. */
export const languageWords = english({
  names: { en: 'English', es: 'Español' },
  /** For screen readers, around the links at the foot of a page. */
  label: 'Language',
  title: 'Language',
  /** Each in the language that it is about. */
  details: { en: 'All pages in English', es: 'Todas las páginas en español' },
  note: 'Messages from your clinic stay as they were written.',
  save: 'Save Language',
  busy: 'Saving…',
  failed: 'Your language was not saved. Try again.',
});

/** On a page without JavaScript. */
export const shellWords = english({
  needsScript: 'This page needs JavaScript. Turn it on, then load the page again.',
});
