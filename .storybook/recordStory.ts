import { recordWords } from '@rpm/domain/words/record';
import { demoAccounts } from '@rpm/mock-server/seed';
import { anyCount, anything, sentence } from './sentence.ts';

/** The patient whose record the stories show, unless they name another. */
export const recordUserId = demoAccounts.patient.accountId;

/** `parameters` of a story at the address of a patient's record. */
export const atRecord = (query = '', userId: string = recordUserId) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patientdetails?id=${encodeURIComponent(userId)}${query}`, isSignedIn: true },
});

/** What is read out of the course of a parameter that has readings, of so many, and from which time on where that is known. */
export const courseOf = (name: string, count = anyCount, time: string = anything) =>
  sentence(recordWords.chart.summary({ name, count, time, span: anything, classes: anything }));
