import type { Actor } from '../accounts/contract.ts';

/** Who of those that work at a clinic may log in. */
export interface StaffAccess {
  /**
   * Ends the access of an account of the actor's clinic, with its sessions and with every link and code that is under
   * way, and with its audit entry. Of an access that has ended already nothing changes.
   *
   * @returns 'lastAdministrator' when nobody else could administer the clinic; then nothing is done
   */
  end(actor: Actor, accountId: string): Promise<'ended' | 'lastAdministrator'>;
  /** Gives the access back, with its audit entry. Of an access that was not ended nothing changes. */
  restore(actor: Actor, accountId: string): Promise<void>;
  /**
   * Takes all second factors from an account of the actor's clinic, with its sessions, known devices and links, and with
   * its audit entry.
   *
   * @returns `false` when it had none; then nothing changes
   */
  resetFactors(actor: Actor, accountId: string): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    staffAccess: StaffAccess;
  }
}
