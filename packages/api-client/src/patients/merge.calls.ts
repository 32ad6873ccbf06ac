import { Id, MergePreview, MergeWish, PatientId } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** Where it shows that two records became one: nearly everywhere. */
const everywhere = [
  '/api/patient-info/:userId',
  '/api/patient-list/:userId',
  '/api/total-patients/:userId',
  '/api/total-table-readings/rpm/:userId/doctor',
  '/api/total-table-readings/rpm/:userId/doctor/:start/:end',
  '/api/allotted-devices-to-patient/:userId',
  '/api/allotted-devices-by-clinic',
  '/api/alerts',
  '/api/my-note-topics/:userId',
] as const;

/** The calls by which two records of one person become one, and two again. @see F5 */
export const mergeEndpoints = {
  /** Two records of the own clinic side by side, and what would stay behind. For administrators. */
  getMergePreview: endpoint({
    method: 'GET',
    path: '/api/merge-preview/:userId/:otherId',
    params: z.object({ userId: Id, otherId: Id }),
    answer: MergePreview,
  }),
  /**
   * Makes two records of one person one: what the other holds goes to the one that stays, whose log in stays. For
   * administrators. Needs a confirmation. A 409 says what is in the way.
   */
  mergePatients: endpoint({
    method: 'POST',
    path: '/api/merge-patients',
    body: MergeWish,
    answer: Message,
    stales: everywhere,
  }),
  /** Makes a record that became a part of another one a record of its own again. For administrators. Needs a confirmation. */
  undoMerge: endpoint({
    method: 'POST',
    path: '/api/undo-merge',
    body: PatientId,
    answer: Message,
    stales: everywhere,
  }),
} as const;
