import { ApiError, useSaveProfile } from '@rpm/api-client';
import { messages, type Profile, phoneError, profileMessages } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../providers/preferences/index.ts';
import { useToast } from '../../providers/toast/index.ts';

/** What the user is told of a profile that was not saved. */
function problemOf(cause: unknown): string {
  if (!navigator.onLine) return profileMessages.offline;
  if (!(cause instanceof ApiError)) return profileMessages.failed;
  if (cause.fault === 'timeout') return profileMessages.notConfirmed;
  if (cause.status === 403) return messages.load.forbidden;
  return (cause.status === 409 && cause.serverMessage) || profileMessages.failed;
}

/** What a refusal says stands there now, because it was changed meanwhile; `null` for any other failure. */
function currentIn(cause: unknown): Pick<Profile, 'phone' | 'sessionSeconds'> | null {
  if (!(cause instanceof ApiError) || cause.status !== 409) return null;
  const { current } = (cause.body ?? {}) as { current?: { phone?: unknown; sessionSeconds?: unknown } };
  const { phone, sessionSeconds } = current ?? {};
  return typeof phone === 'string' && typeof sessionSeconds === 'number' ? { phone, sessionSeconds } : null;
}

/**
 * The form of phone and session length. What was typed stays until it is saved, and what was changed
 * meanwhile in another tab is told before it is replaced; a session length counts in this tab as
 * soon as the server has it.
 *
 * @see behaviour R5, 1a
 */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const save = useSaveProfile();
  const toast = useToast();
  const { preferences, keep } = usePreferences();
  const [phone, setPhone] = useState(profile.phone);
  const [sessionSeconds, setSessionSeconds] = useState(profile.sessionSeconds);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** What the server has, as far as this form knows. */
  const seen = useRef({ phone: profile.phone, sessionSeconds: profile.sessionSeconds });
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const error = phoneError(phone);

  async function send() {
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      const saved = await save({ phone, sessionSeconds, seen: seen.current });
      seen.current = { phone: saved.phone, sessionSeconds: saved.sessionSeconds };
      setPhone(saved.phone);
      keep({ ...newest.current, sessionSeconds: saved.sessionSeconds });
      toast.show({ kind: 'success', text: profileMessages.saved });
      onSaved();
    } catch (cause) {
      const current = currentIn(cause);
      if (current) {
        seen.current = current;
        setProblem(
          profileMessages.changedMeanwhile(current.phone, profileMessages.minutes(current.sessionSeconds)),
        );
      } else setProblem(problemOf(cause));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    phone,
    setPhone,
    sessionSeconds,
    setSessionSeconds,
    error: isTried ? error : null,
    isBusy,
    problem,
    /** @returns whether the phone was right; nothing is sent otherwise */
    trySave(): boolean {
      setTried(true);
      if (error === null && !isRunning.current) void send();
      return error === null;
    },
  };
}
