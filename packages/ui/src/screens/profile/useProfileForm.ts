import { useSaveProfile } from '@rpm/api-client';
import { checked, type Profile, SettingsForm } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { useEffect, useRef } from 'react';
import { useKeptTyping } from '../../hooks/useKeptTyping.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/**
 * The form of phone and session length. What was typed outlives the page until it is saved, and what was changed
 * meanwhile in another tab is told before it is replaced; a session length counts in this tab as
 * soon as the server has it.
 *
 * @see behaviour R5, 1a
 */
export function useProfileForm(profile: Profile) {
  const save = useSaveProfile();
  const { preferences, keep } = usePreferences();
  const { isCarer } = useSession().user;
  const shown = ({ phone, sessionSeconds, firstName, lastName }: Profile): SettingsForm => ({
    phone,
    sessionSeconds,
    ...(isCarer && { firstName, lastName }),
  });
  const initial = shown(profile);
  const { kept, seen } = useKeptTyping<SettingsForm, SettingsForm>('profile', initial);
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const { run, isBusy, problem } = useTask({
    name: profileWords.title,
    call: async (typed: SettingsForm) => {
      const saved = await save({ ...typed, seen: seen.current });
      seen.current = shown(saved);
      keep({ ...newest.current, sessionSeconds: saved.sessionSeconds });
      kept.value = null;
    },
    says: { done: profileWords.saved },
    refused: (cause) => {
      const changed = save.refusal(409, cause);
      if (!changed) return undefined;
      seen.current = { ...seen.current, ...changed.current };
      const { phone: theirs, sessionSeconds: seconds } = changed.current;
      return profileWords.changedMeanwhile({
        phone: theirs || profileWords.noPhone,
        minutes: profileWords.minutes({ count: seconds / 60 }),
      });
    },
    onDone: () => form.reset(seen.current),
  });
  const form = useSchemaForm({
    initial,
    check: (typed) => checked(SettingsForm, typed),
    words: {
      phoneInvalid: profileWords.phoneInvalid,
      firstNameRequired: profileWords.nameRequired,
      lastNameRequired: profileWords.nameRequired,
    },
    send: run,
    kept,
  });
  return { form, isBusy, problem };
}
