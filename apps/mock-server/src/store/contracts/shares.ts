import type { SharedPart } from '@rpm/domain';

export interface Shares {
  /** What the owner shares at this moment with the account of that folded user name; nothing when there is no live share. */
  liveParts(share: { ownerId: string; usernameKey: string; at: Date }): Promise<SharedPart[]>;
}
