import type { CandidateQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { candidateEndpoints } from './calls.ts';

/** A page of the patients of the clinic who have no device. @see SCR-02 */
export const useCandidates = (query: CandidateQuery) => useRead(candidateEndpoints.getCandidates, { query });

/** How many there are, and what is on record of them. */
export const useCandidateTotals = () => useRead(candidateEndpoints.getCandidateTotals, {});
