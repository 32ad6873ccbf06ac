import { formatStamp } from '@rpm/domain';
import type { StoredRecordRequest } from './contract.ts';

/** A request as it is answered. */
export const requestWire = (each: StoredRecordRequest) => ({
  requestId: each.requestId,
  reference: each.reference,
  holders: each.holders,
  since: each.since,
  until: each.until,
  kinds: each.kinds,
  signedAs: each.signedAs,
  allowedUntil: each.allowedUntil,
  state: each.state,
  note: each.note,
  asked: formatStamp(each.askedAt),
  due: each.due,
  version: each.version,
  history: each.history.map(({ move, at, by, note }) => ({ move, time: formatStamp(at), by, note })),
});
