import { english } from '../english.ts';

/** The sentences of fields and lists. */

export const fieldWords = english({
  clearSearch: 'Clear search',
  /** INQ-03 */
  count: '{length} / {max}',
  atMostLeft: {
    zero: 'No characters left',
    one: 'Up to {count} character left',
    other: 'Up to {count} characters left',
  },
  doesNotFit: "That's too long to paste. The limit is {max} characters.",
  /** The code of the list did not come: no connection, or a new version is out. */
  listFailed: "Couldn't load the list. Check your connection and try again.",
  menuFailed: "Couldn't load the menu. Check your connection and try again.",
});
