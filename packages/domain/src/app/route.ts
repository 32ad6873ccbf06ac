/** What is told of a page apart from how it looks. */
export interface Route {
  /** Where it stands; `:name` is one segment. The first is the one that links name, the others lead there too. */
  readonly paths: readonly [string, ...string[]];
  /** What a cold visit may load, in bytes of JavaScript over the wire, headers included; left out, what pages of its kind may. */
  readonly budget?: number;
  /** How many requests a cold visit may make; left out, what pages of its kind may. */
  readonly requests?: number;
}

/** The entries of the menu, of which each has its label in `navWords.items`. */
export type MenuName =
  | 'dashboard'
  | 'patientDetails'
  | 'myDetails'
  | 'submitEnquiry'
  | 'sharedWithMe'
  | 'rpmDashboard'
  | 'assignDevice'
  | 'deviceOrders'
  | 'submitInquiry'
  | 'alerts'
  | 'billing'
  | 'billingConfig'
  | 'billingRevenue'
  | 'billingCode'
  | 'profile';

/** Names a drawing of the component library. */
export type MenuIcon =
  | 'dashboard'
  | 'patients'
  | 'assignDevice'
  | 'orders'
  | 'inquiry'
  | 'alerts'
  | 'billing'
  | 'profile';

/** Where a page stands in the menus, by the name that each gives it. The profile stands at the foot of all. */
export interface MenuPlace {
  readonly icon: MenuIcon;
  readonly patient?: MenuName;
  readonly clinic?: MenuName;
  /** The entry that opens in place to show this one. @see NAV-05 */
  readonly group?: MenuName;
}

/** `shared`: with whom something can be shared, which are patients and providers. */
type Audience = 'everyone' | 'patients' | 'clinic' | 'shared';

/** A page behind the guard. */
export interface GuardedRoute extends Route {
  /** Whom it speaks to. The server decides by itself what it answers to whom (ROL-04). */
  readonly who: Audience;
  readonly menu?: MenuPlace;
  /** The page of the menu that is marked while this one is open. */
  readonly under?: string;
}
