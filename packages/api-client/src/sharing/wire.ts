import { type AsRead, type ListedShare, readStamp, type ShareRow } from '@rpm/domain';

/** A share, from the wire's names. */
export const listedShare = ({
  username,
  from,
  until,
  ended,
  lastOpened,
  ...same
}: AsRead<ShareRow>): AsRead<ListedShare> => ({
  ...same,
  email: username,
  from: readStamp(from),
  until: readStamp(until),
  endedAt: readStamp(ended),
  lastOpenedAt: readStamp(lastOpened),
});
