import type { EndpointName } from '@rpm/api-client/calls';
import { tries } from './rooms/tries.ts';
import { kinds } from './triesOf.ts';

/** The columns of the authorization matrix: who asks, and how near they are to what the call is about. */
export const columns = [
  'none',
  'P self',
  'P other',
  'D own',
  'D clinic',
  'D other',
  'S own',
  'S other',
  'A own',
  'A other',
  'C self',
] as const;
export type Column = (typeof columns)[number];

/** What each call that needs a session answers in each column. @see behaviour.md section 3 */
export const matrix = Object.fromEntries(
  Object.entries(tries).flatMap(([name, { who }]) => {
    if (who === 'public' || who === 'device' || who === 'signature') return [];
    const cells = kinds[who].split(' ').map(Number);
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? 0]));
    return [[name, row as Record<Column, number>]];
  }),
) as Partial<Record<EndpointName, Record<Column, number>>>;
