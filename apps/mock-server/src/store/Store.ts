import type { DeviceOrder, OrderQuery, OrderStatus } from '@rpm/domain';

/** Somebody who can log in. */
export interface Account {
  accountId: string;
  /** The e-mail address, as it is shown. */
  username: string;
  /** As on the user record: DOCTOR, PATIENT; anything else is clinic staff (ROL-01). */
  role: string;
  clinicId: string;
  clinicName: string;
  firstName: string;
  middleName: string;
  lastName: string;
}

/** An account with what only the login may see. */
export interface AccountWithPassword extends Account {
  /** In the PHC-like form of `passwords/`. */
  passwordHash: string;
}

/** A session as it is kept. The token itself is kept nowhere (behaviour R1). */
export interface Session {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  accountId: string;
  startedAt: Date;
  lastSeenAt: Date;
}

/** What is counted against a sign-in: its account and its address, hashed. */
export interface TryKeys {
  account: string;
  address: string;
}
/** A sign-in may go on, or must wait. */
type TryVerdict = { allowed: true; tryId: string } | { allowed: false; retryAt: Date };

/** Which orders a page shows. The clinic is the caller's own, never the query's. */
export interface OrderSearch extends Omit<OrderQuery, 'clinic'> {
  clinicId: string;
}
interface OrderRows {
  /** As the API sends them, newest first. */
  rows: DeviceOrder[];
  /** Orders that match, on all pages. */
  total: number;
}

/** A wish to give an order another status, and who has it. */
export interface StatusWish {
  clinicId: string;
  orderId: string;
  to: OrderStatus;
  accountId: string;
  at: Date;
}
/** What came of the wish; `current` is the status that the order has now. `unknown`: no such order in this clinic. */
export type StatusOutcome =
  | { kind: 'unknown' }
  | { kind: 'change' | 'no-op' | 'conflict'; current: string | null };

/** One line of the record of what was changed by whom. */
export interface AuditEntry {
  at: Date;
  clinicId: string;
  accountId: string;
  action: 'order.status';
  /** The order's number. */
  subject: string;
  from: string;
  to: string;
}

/**
 * All that the API keeps, in the words of the domain. Every store gives the same answers: one contract test runs on all.
 */
export interface Store {
  accounts: {
    /** @param usernameKey the name as `usernameKey` folds it */
    findByUsername(usernameKey: string): Promise<AccountWithPassword | null>;
  };
  sessions: {
    add(session: Session): Promise<void>;
    /** The session, ended ones excepted, and whose it is; the caller judges whether its time is over. */
    find(tokenHash: string): Promise<{ session: Session; account: Account } | null>;
    renew(tokenHash: string, at: Date): Promise<void>;
    end(tokenHash: string, at: Date): Promise<void>;
  };
  signIns: {
    /**
     * Counts a sign-in before its password is looked at, so that many at once cannot slip through together.
     * A sign-in that is refused is not counted.
     */
    begin(keys: TryKeys, at: Date): Promise<TryVerdict>;
    /** The password was right: this try and the failed ones of its account are forgotten; those of others stay. */
    succeed(tryId: string, account: string): Promise<void>;
  };
  orders: {
    page(search: OrderSearch): Promise<OrderRows>;
    /** Changes the status if the status machine allows it, together with its audit entry, or changes nothing. */
    changeStatus(wish: StatusWish): Promise<StatusOutcome>;
  };
  audit: {
    /** Oldest first. */
    list(clinicId: string): Promise<AuditEntry[]>;
  };
}
