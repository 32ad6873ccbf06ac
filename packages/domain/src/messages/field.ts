/** The sentences of fields and lists. They are part of `messages`; import that. */

export const field = {
  clearSearch: 'Clear search',
  /** INQ-03 */
  count: (length: number, max: number) => `${length} / ${max}`,
  atMostLeft: (characters: number) =>
    characters === 0 ? 'No characters left' : `At most ${characters} characters left`,
  doesNotFit: (max: number) =>
    `This text is too long to add: ${max} characters fit in all. Nothing was changed.`,
  /** The code of the list did not come: no connection, or a new version is out. */
  listFailed: 'The list could not be loaded. Check your connection, then try again.',
  menuFailed: 'The menu could not be loaded. Check your connection, then try again.',
};
