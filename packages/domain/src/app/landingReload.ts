/** The part of a browser's storage that the flag needs. Reading and writing may throw: a browser may refuse both. */
export interface FlagStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** Names whose login has had its one reload of /mydashboard. Logging out clears the storage, and the flag with it. */
export const landingReloadFlag = 'rpm.landingReload';

/**
 * Takes the one reload of /mydashboard that a login has. The flag is written and read back before anybody may reload,
 * so that a browser which does not keep it never reloads, instead of for ever.
 *
 * @param storage shared by all tabs, so that only one of them reloads
 * @param userId whose login it is; another user's flag does not count
 * @returns whether the reload is the caller's; `false` for everyone who asks later
 * @see MYD-05, behaviour R22
 */
export function takeLandingReload(storage: () => FlagStorage, userId: string): boolean {
  try {
    const kept = storage();
    if (kept.getItem(landingReloadFlag) === userId) return false;
    kept.setItem(landingReloadFlag, userId);
    return kept.getItem(landingReloadFlag) === userId;
  } catch {
    return false;
  }
}

/** What a reload would take away. */
export interface ReloadSituation {
  isOnline: boolean;
  /** Something is being done in front of the page. */
  hasDialog: boolean;
  /** A failure is being told. */
  hasNotice: boolean;
}

/** Whether a reload takes nothing away: neither the page of who is offline, nor what is typed, nor what is told. @see behaviour R22 */
export const mayReload = ({ isOnline, hasDialog, hasNotice }: ReloadSituation): boolean =>
  isOnline && !hasDialog && !hasNotice;
