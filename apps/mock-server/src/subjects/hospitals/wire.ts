import { type DirectoryHospital, formatStamp, type Hospital, type HospitalConnection } from '@rpm/domain';
import type { KnownConnection } from './contract.ts';
import { isSyncing } from './sync.ts';

/** A hospital as the API answers it: of how it is spoken to, the host alone. */
export const hospitalWire = ({
  endpoint,
  clientId,
  clientAuth: _,
  ...hospital
}: DirectoryHospital): Hospital => ({
  ...hospital,
  host: endpoint === null || clientId === null ? null : (URL.parse(endpoint)?.host ?? null),
});

/** A connection as the API answers it. */
export const connectionWire = (
  { connectionId, hospital, kinds, state, askedAt, lastGoodAt, records, runs, ...rest }: KnownConnection,
  now: Date,
): HospitalConnection => ({
  connectionId,
  hospital: hospitalWire(hospital),
  kinds: [...kinds],
  state,
  records,
  asked: formatStamp(askedAt),
  lastGood: lastGoodAt && formatStamp(lastGoodAt),
  isSyncing: isSyncing(rest, now),
  runs: runs.map(({ at, ...run }) => ({ ...run, time: formatStamp(at) })),
});
