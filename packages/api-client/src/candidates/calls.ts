import { CandidatePage, CandidatePageAnswer, CandidateQuery, CandidateTotals } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The patients of a clinic who have no device. @see SCR-02 */
export const candidateEndpoints = {
  /** A page of them, those with the most reasons for a device first. */
  getCandidates: endpoint({
    method: 'GET',
    path: '/api/candidates',
    query: CandidateQuery,
    hidesQuery: true,
    answer: CandidatePageAnswer,
    response: CandidatePage,
  }),
  /** How many there are, and what is on record of them. */
  getCandidateTotals: endpoint({ method: 'GET', path: '/api/candidate-totals', answer: CandidateTotals }),
} as const;
