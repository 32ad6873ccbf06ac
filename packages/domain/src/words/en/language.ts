/** BCP 47: the language of the page, for whatever Intl writes on it. */
export const language = 'en-US';
