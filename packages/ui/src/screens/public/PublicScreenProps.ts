/** What the portal gives to every public page. */
export interface PublicScreenProps {
  /** Where the user who is logged in works; `null` for a guest. */
  dashboardPath: string | null;
}
