/** The language of this build, as BCP 47 tags it. */
export const language = 'es-US';
