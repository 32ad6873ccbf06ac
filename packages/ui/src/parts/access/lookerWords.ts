import { roleKind, roleTitle } from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { loadWords } from '@rpm/domain/words/load';
import { roleWords } from '@rpm/domain/words/role';

/** The parts of a record, as the clinic calls them. */
export const clinicKinds = { ...accessWords.kinds, devices: accessWords.clinicDevices };

/** Whoever looks and is no patient of this record does so by a share, and for no clinic. */
export const looksByShare = (role: string | null): boolean => role !== null && roleKind(role) === 'patient';

/** As what somebody saw a record, in words. An app or a system has a name and no role. */
export function lookerWords(role: string | null, isOwn: boolean): string {
  if (looksByShare(role)) return isOwn ? accessWords.ownShared : accessWords.shared;
  if (role === '') return accessWords.program;
  return role ? roleWords[roleTitle(role)] : loadWords.unknown;
}
