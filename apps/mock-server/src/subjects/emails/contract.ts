import type { Actor } from '../accounts/contract.ts';
import type { LoginCodes, PendingLogin } from './loginCodes.contract.ts';

/** How the owner of an account shows that its e-mail address is theirs. A code is kept as that of a log in is. */
export interface EmailConfirmations extends Pick<LoginCodes, 'keep' | 'beginTry'> {
  /** When the address of an account was confirmed; `null` when it never was, or there is no such account. */
  confirmedAt(accountId: string): Promise<Date | null>;
  /**
   * Takes the actor's code, once, and confirms the address, with its audit entry. An address that is confirmed already
   * keeps its moment.
   *
   * @returns whether there was such a code of the actor, in time
   */
  confirm(actor: Actor, ticketHash: PendingLogin['ticketHash']): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    emailCodes: EmailConfirmations;
  }
}
