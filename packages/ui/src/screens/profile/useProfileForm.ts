import { ApiError, useSaveProfile } from '@rpm/api-client';
import { type Profile, phoneError, profileMessages } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../providers/preferences/index.ts';
import { useToast } from '../../providers/toast/index.ts';

/**
 * The form of phone and session length. What was typed stays until it is saved; a session length counts in this tab as
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
      const saved = await save({ phone, sessionSeconds });
      setPhone(saved.phone);
      keep({ ...newest.current, sessionSeconds: saved.sessionSeconds });
      toast.show({ kind: 'success', text: profileMessages.saved });
      onSaved();
    } catch (cause) {
      const isRefusal = cause instanceof ApiError && cause.status === 409;
      const text = (isRefusal && cause.serverMessage) || profileMessages.failed;
      setProblem(navigator.onLine ? text : profileMessages.offline);
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
