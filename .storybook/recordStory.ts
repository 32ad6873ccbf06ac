import { demoAccounts } from '@rpm/mock-server/seed';

/** The patient whose record the stories show, unless they name another. */
export const recordUserId = demoAccounts.patient.accountId;

/** `parameters` of a story at the address of a patient's record. */
export const atRecord = (query = '', userId: string = recordUserId) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patientdetails?id=${encodeURIComponent(userId)}${query}`, isSignedIn: true },
});
