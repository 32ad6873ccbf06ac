/** Where the user guides lie in each language, beside the portal's own files. @see DDB-04, PDB-04, MYD-04 */
export const guidePaths = {
  en: {
    provider: '/guides/provider-user-guide.pdf',
    patient: '/guides/patient-user-guide.pdf',
  },
  es: {
    provider: '/guides/es/provider-user-guide.pdf',
    patient: '/guides/es/patient-user-guide.pdf',
  },
} as const;
