import type { Language, StaffRole } from '@rpm/domain';
import type { Account, Actor } from '../accounts/contract.ts';

/** Somebody who is invited to work at a clinic. */
export interface Invitation {
  invitationId: string;
  /** The e-mail address, as it was typed. */
  username: string;
  role: StaffRole;
  firstName: string;
  lastName: string;
  expiresAt: Date;
}

/** An invitation with the hash of its token; the token itself is kept nowhere. */
export interface NewInvitation extends Invitation {
  /** SHA-256 of the token in the mail, in hex. */
  tokenHash: string;
}

/** Which invitation, by its token. */
interface TakenUp {
  invitationId: string;
  tokenHash: string;
  /** The id of the new account. */
  accountId: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  /** Of the page. */
  language: Language;
  at: Date;
}

/** How people come to work at a clinic. */
export interface StaffInvitations {
  /**
   * Keeps an invitation to the actor's clinic, in place of an earlier one to this address, with its audit entry. Of
   * somebody who works there already nothing is kept: the list of staff names them. Those that are over since
   * `limits.invitationKeptDays` are forgotten.
   *
   * @returns whether the address is free: neither an account nor an enrolled patient has it
   */
  invite(actor: Actor, invitation: NewInvitation): Promise<{ isFree: boolean }>;
  /** Those of a clinic that are not taken up, in no particular order. */
  ofClinic(clinicId: string): Promise<Invitation[]>;
  /** Takes one of the actor's clinic back, with its audit entry. @returns whether there was one */
  withdraw(actor: Actor, invitationId: string): Promise<boolean>;
  /**
   * Reads an invitation by its token, which stays as it is.
   *
   * @returns what it is to; `null` when there is no such token, or its time is over
   */
  check(token: {
    invitationId: string;
    tokenHash: string;
    at: Date;
  }): Promise<(Invitation & { clinicName: string }) | null>;
  /**
   * Opens the account of an invitation by its token, once, with the role and the clinic of the invitation and a
   * confirmed address, and with its audit entry.
   *
   * @returns the account; `null` when there is no such token, its time is over, or its address was given away meanwhile
   */
  accept(takenUp: TakenUp): Promise<Account | null>;
}

/** An invitation to a clinic that is not taken up. */
export type StoredInvitation = NewInvitation & { clinicId: string };

/** An invitation as memory keeps it. */
export interface InvitationEntry extends Invitation {
  clinicId: string;
  tokenHash: string;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    staff: StaffInvitations;
  }
}
