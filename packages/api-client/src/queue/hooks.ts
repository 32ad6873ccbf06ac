import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { queueEndpoints } from './calls.ts';

/** Who waits for somebody, the most urgent first. */
export const useReviewQueue = () => useRead(queueEndpoints.getReviewQueue, {});

/** What the caller did in the newest round. */
export const useReviewRound = () => useRead(queueEndpoints.getReviewRound, {});

/** Holds a patient for the caller, or renews that. */
export const useClaimPatient = () => useWrite(queueEndpoints.claimPatient);

/** Lets a patient go. */
export const useReleasePatient = () => useWrite(queueEndpoints.releasePatient);

/** Ends the caller's round. */
export const useEndReview = () => useWrite(queueEndpoints.endReview);
