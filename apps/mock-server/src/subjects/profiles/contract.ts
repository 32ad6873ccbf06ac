import type { Preferences, ProfileChange, SeenProfile } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What an account keeps beside who it is. */
export interface ProfileEntry extends Preferences {
  phone: string;
  /** What its clinic allows, in seconds (behaviour R5). */
  sessionMaxSeconds: number;
}

export interface Profiles {
  find(accountId: string): Promise<ProfileEntry | null>;
  /**
   * Changes that of the actor; what is left out stays as it is.
   *
   * @param seen what it is to be compared with
   * @returns `false` when it was changed meanwhile; then nothing is done
   */
  save(change: ProfileChange, actor: Actor, seen?: SeenProfile): Promise<boolean>;
}

/** The preferences of an entry, without the rest. */
export const preferencesOf = ({
  theme,
  textSize,
  language,
  units,
  listen,
  sessionSeconds,
}: Preferences): Preferences => ({
  theme,
  textSize,
  language,
  units,
  listen,
  sessionSeconds,
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    profiles: Profiles;
  }
}
