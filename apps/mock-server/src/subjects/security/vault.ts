/** Keeps secrets that must be read again, so that the table alone does not tell them. @see ADR 20 */
export interface Vault {
  /** @param owner whose it is: for another one it does not open */
  seal(secret: string, owner: string): string;
  /** @throws Error when it was changed, is somebody else's, or its key is not there */
  open(kept: string, owner: string): string;
  /** Whether it is kept as a new one would be. */
  isCurrent(kept: string): boolean;
}

/** Keeps them as they are: in memory there is nobody to hide them from. */
export const openVault: Vault = { seal: (secret) => secret, open: (kept) => kept, isCurrent: () => true };
