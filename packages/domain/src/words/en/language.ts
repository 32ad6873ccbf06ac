/** BCP 47: the language of the page, for whatever Intl writes on it. */
export const language = 'en-US';
/** The unit of a heart rate, as people read it. */
export const perMinute = 'beats/min';
