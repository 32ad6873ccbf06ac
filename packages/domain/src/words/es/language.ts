/** BCP 47: the language of the page, for whatever Intl writes on it. */
export const language = 'es-US';
/** The unit of a heart rate, as people read it. */
export const perMinute = 'latidos/min';
