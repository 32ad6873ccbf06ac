import type { Language } from '@rpm/domain';

/** The link of a share's mail, as the one holds it to whom it was sent. */
interface HeldLink {
  tokenHash: string;
  /** The user name as `usernameKey` folds it. */
  usernameKey: string;
  at: Date;
}

/** What opens the account of somebody with whom a patient shares. */
interface CarerOpening extends HeldLink {
  /** Of the new account. */
  accountId: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
}

/** How whoever is nobody's patient here gets an account: by what is shared with them. */
export interface Carers {
  /** Whether a link would open an account: its share is live and untaken, it is not too old, and nobody has the address. */
  mayOpen(link: HeldLink): Promise<boolean>;
  /**
   * Opens the account, of the role PATIENT and without a record, at the clinic of whoever shares, with its audit entry. The
   * link stays as it is. All or nothing, and once: of several at the same time one succeeds.
   *
   * @returns whether it was opened
   */
  open(opening: CarerOpening): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    carers: Carers;
  }
}
