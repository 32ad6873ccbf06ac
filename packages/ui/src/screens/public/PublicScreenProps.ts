/** What the portal gives to every public page. */
export interface PublicScreenProps {
  /** Where the user who is logged in works; `null` for a guest. */
  dashboardPath: string | null;
  /** The session has ended by itself just now, and the root route says so (SES-04). */
  hasTimedOut?: boolean;
}
