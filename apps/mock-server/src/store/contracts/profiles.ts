import type { Preferences, ProfileChange } from '@rpm/domain';
import type { Actor } from './accounts.ts';

/** What an account keeps beside who it is. */
export interface ProfileEntry extends Preferences {
  phone: string;
  /** What its clinic allows, in seconds (behaviour R5). */
  sessionMaxSeconds: number;
}

export interface Profiles {
  find(accountId: string): Promise<ProfileEntry | null>;
  /** Changes that of the actor; what is left out stays as it is. */
  save(change: ProfileChange, actor: Actor): Promise<void>;
}

/** The preferences of an entry, without the rest. */
export const preferencesOf = ({ theme, textSize, sessionSeconds }: Preferences): Preferences => ({
  theme,
  textSize,
  sessionSeconds,
});
