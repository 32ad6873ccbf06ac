/** Where the user guides lie, beside the portal's own files. @see DDB-04, PDB-04, MYD-04 */
export const guidePaths = {
  provider: '/guides/provider-user-guide.pdf',
  patient: '/guides/patient-user-guide.pdf',
} as const;
