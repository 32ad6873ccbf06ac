import {
  ConnectedSystem,
  lenientRows,
  NamedSubscription,
  NamedSystem,
  NewSystem,
  SystemConnected,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/systems'] as const;

/** The systems of others that may read what a clinic has, by FHIR, or send readings. @see ADR 55 */
export const systemEndpoints = {
  /** The systems of the own clinic. For its administrators. */
  getSystems: endpoint({
    method: 'GET',
    path: '/api/systems',
    answer: z.array(ConnectedSystem),
    response: lenientRows(ConnectedSystem),
  }),
  /** Connects a system by its public keys. A 409 says that the clinic has as many as it may. For administrators. */
  addSystem: endpoint({
    method: 'POST',
    path: '/api/add-system',
    body: NewSystem,
    answer: SystemConnected,
    stales,
  }),
  /** Ends a connection: its tokens are refused at once. For administrators. */
  endSystem: endpoint({
    method: 'POST',
    path: '/api/end-system',
    body: NamedSystem,
    answer: Message,
    stales,
  }),
  /** Ends what a system is told. For administrators. */
  endSubscription: endpoint({
    method: 'POST',
    path: '/api/end-subscription',
    body: NamedSubscription,
    answer: Message,
    stales,
  }),
} as const;
