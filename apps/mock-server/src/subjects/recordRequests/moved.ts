import { requestAfter } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { RequestWish, StoredRecordRequest } from './contract.ts';

/** A request after a move, by the rule of the domain; `null` when it does not stand there any more. */
export function requestMoved(
  request: StoredRecordRequest,
  { move, version, today, note, by }: RequestWish,
  { accountId, at }: Pick<Actor, 'accountId' | 'at'>,
): StoredRecordRequest | null {
  const next = requestAfter(request, { move, version, today });
  if (!next) return null;
  return {
    ...request,
    ...next,
    note,
    ownerId: by === null ? request.ownerId : accountId,
    history: [...request.history, { move, at, by, note }],
  };
}
