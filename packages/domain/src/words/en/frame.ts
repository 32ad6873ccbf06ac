import { english } from '../english.ts';

/** The sentences of the frame around the pages behind the guard, of their lists and of their dialogs. */

export const navWords = english({
  label: 'Main',
  open: 'Open menu',
  close: 'Close menu',
  expand: 'Pin menu',
  collapse: 'Unpin menu',
  accountMenu: 'Account menu',
  /** By the name of the entry in `menu.ts`. NAV-03, NAV-04, NAV-05 */
  items: {
    dashboard: 'Dashboard',
    rpmDashboard: 'RPM Dashboard',
    patientDetails: 'Patient Details',
    myDetails: 'Patient Details',
    assignDevice: 'Assign Device',
    deviceOrders: 'Device Orders',
    submitInquiry: 'Submit Inquiry',
    submitEnquiry: 'Submit Enquiry',
    sharedWithMe: 'Shared with Me',
    alerts: 'Alerts',
    billing: 'Billing',
    billingConfig: 'Billing Config',
    billingRevenue: 'Billing Revenue',
    billingCode: 'Billing Code',
    profile: 'Profile',
  },
  /** NAV-07, exact */
  profile: 'Profile',
  /** NAV-07, exact */
  logout: 'Logout',
  /** NAV-05 */
  billing: 'Billing',
});

/** For someone who opens a page for another role: who it is for, and the way to their own. */
export const othersPageWords = english({
  patients: 'This page is for patients',
  shared: 'This page is for patients and providers',
  clinic: 'This page is for clinic staff',
  reason: "There's nothing for you to do here.",
  toOwn: 'Go to Your Dashboard',
});

export const pagesWords = english({
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** ORD-05 */
  pageOf: 'Page {page} of {pages}',
});

export const toastWords = english({ close: 'Close notification', region: 'Notifications' });

export const dialogWords = english({ close: 'Close' });

export const timeoutWords = english({
  /** SES-02, exact */
  title: 'Session Timeout Warning',
  /** SES-03, exact */
  keep: 'Keep Me Logged In',
  /** Behaviour R5 */
  notice: 'You will be signed out in 30 seconds. Press any key to stay.',
  left: {
    one: "You've been inactive. You'll be logged out in {count} second.",
    other: "You've been inactive. You'll be logged out in {count} seconds.",
  },
});
