/** Where the API for systems and apps begins. */
export const fhirPath = '/fhir';

/** The address of the API for systems and apps. */
export const baseOf = (origin: string): string => `${origin}${fhirPath}`;
