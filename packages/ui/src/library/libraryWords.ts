import type { accountWords } from '@rpm/domain/words/en/account';
import type { linkWords } from '@rpm/domain/words/en/app';
import type { fieldWords } from '@rpm/domain/words/en/field';
import type { dialogWords, pagesWords, toastWords } from '@rpm/domain/words/en/frame';
import type { loadWords } from '@rpm/domain/words/en/load';
import type { loginWords } from '@rpm/domain/words/en/login';
import type { orderStatusWords } from '@rpm/domain/words/en/orderStatus';
import type { classWords, readingWords } from '@rpm/domain/words/en/reading';
import type { recordWords } from '@rpm/domain/words/en/record';
import type { vitalWords } from '@rpm/domain/words/en/vital';

/** The sentences that components say, by the name of their export; the build of the library says when one is missing here. */
export interface LibraryWords {
  accountWords: typeof accountWords;
  classWords: typeof classWords;
  dialogWords: typeof dialogWords;
  fieldWords: typeof fieldWords;
  linkWords: typeof linkWords;
  loadWords: typeof loadWords;
  loginWords: typeof loginWords;
  orderStatusWords: typeof orderStatusWords;
  pagesWords: typeof pagesWords;
  /** The unit of a heart rate. */
  perMinute: string;
  readingWords: typeof readingWords;
  recordWords: typeof recordWords;
  toastWords: typeof toastWords;
  vitalWords: typeof vitalWords;
}
