import { accountWords } from '@rpm/domain/words/es/account';
import { linkWords } from '@rpm/domain/words/es/app';
import { fieldWords } from '@rpm/domain/words/es/field';
import { dialogWords, pagesWords, toastWords } from '@rpm/domain/words/es/frame';
import { perMinute } from '@rpm/domain/words/es/language';
import { loadWords } from '@rpm/domain/words/es/load';
import { loginWords } from '@rpm/domain/words/es/login';
import { orderStatusWords } from '@rpm/domain/words/es/orderStatus';
import { classWords, readingWords } from '@rpm/domain/words/es/reading';
import { recordWords } from '@rpm/domain/words/es/record';
import { vitalWords } from '@rpm/domain/words/es/vital';
import type { Language } from './language.ts';

/** Spanish as US clinics print it: `speak(spanish)` before the first component is drawn. */
export const spanish: Language = {
  tag: 'es-US',
  words: {
    accountWords,
    classWords,
    dialogWords,
    fieldWords,
    linkWords,
    loadWords,
    loginWords,
    orderStatusWords,
    pagesWords,
    perMinute,
    readingWords,
    recordWords,
    toastWords,
    vitalWords,
  },
};
