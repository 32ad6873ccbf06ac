import type { SharedPart } from '@rpm/domain';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { usernameKey } from '../src/subjects/patients/search.ts';
import type { NewShare } from '../src/subjects/sharing/contract.ts';
import { startOfTest } from './harness.ts';

export const ownerId = demoAccounts.patient.accountId;
export const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
export const actorAt = (at: Date, accountId: string = ownerId) => ({
  accountId,
  clinicId: northside.clinicId,
  at,
});
export const friend = usernameKey('friend@example.test');

export const aShare = (special: Partial<NewShare> = {}): NewShare => {
  const share = {
    shareId: 'share-1',
    ownerId,
    username: 'Friend@Example.test',
    parts: ['readings'] as SharedPart[],
    from: startOfTest,
    until: later(60),
    relation: 'daughter' as const,
    message: 'Look at this.',
    ...special,
  };
  return { ...share, tokenHash: `hash of ${share.shareId}` };
};

export const world = { ...smallClinic(), shares: [] };
