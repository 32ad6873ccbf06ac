import { english } from '../english.ts';

/** The sentences of fields and lists. */

export const fieldWords = english({
  clearSearch: 'Clear search',
  /** INQ-03 */
  count: '{length} / {max}',
  atMostLeft: {
    zero: 'No characters left',
    one: 'At most {count} character left',
    other: 'At most {count} characters left',
  },
  doesNotFit: 'This text is too long to add: {max} characters fit in all. Nothing was changed.',
  /** The code of the list did not come: no connection, or a new version is out. */
  listFailed: 'The list could not be loaded. Check your connection, then try again.',
  menuFailed: 'The menu could not be loaded. Check your connection, then try again.',
});
