import { ApiError, useSaveClinic } from '@rpm/api-client';
import {
  limits,
  messages,
  profileMessages,
  sessionLengthsUpTo,
  sessionSecondsWithin,
  staffMessages,
} from '@rpm/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Card } from '../../../components/Card/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { usePreferences } from '../../../providers/preferences/index.ts';
import { useToast } from '../../../providers/toast/index.ts';

const texts = staffMessages.session;

interface SessionLengthCardProps {
  /** What the clinic allows now, in seconds. */
  maxSeconds: number;
  onSaved: () => void;
}

/** What the user is told of a length that was not saved. */
function problemOf(error: unknown): string {
  if (!navigator.onLine) return texts.offline;
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.fault === 'timeout') return texts.notConfirmed;
  return error.status === 403 ? messages.load.forbidden : texts.failed;
}

/** How long a session the clinic allows its people, for its administrators. @see behaviour R5 */
export function SessionLengthCard({ maxSeconds, onSaved }: SessionLengthCardProps) {
  const save = useSaveClinic();
  const toast = useToast();
  const { preferences, keep } = usePreferences();
  const [seconds, setSeconds] = useState(maxSeconds);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const offered = new Set([...sessionLengthsUpTo(limits.idleLogoutMaxSeconds), maxSeconds]);
  const options = [...offered]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: profileMessages.minutes(each) }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      const { sessionMaxSeconds } = await save({ sessionMaxSeconds: seconds });
      const sessionSeconds = sessionSecondsWithin(newest.current.sessionSeconds, sessionMaxSeconds);
      // The server ends this session by it from now on, and so does this tab.
      keep({ ...newest.current, sessionSeconds });
      toast.show({ kind: 'success', text: texts.saved });
      onSaved();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return (
    <Card title={texts.title}>
      <form noValidate aria-label={texts.title} onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <Select
          label={texts.label}
          hint={texts.hint}
          options={options}
          value={String(seconds)}
          onChange={(chosen) => setSeconds(Number(chosen))}
        />
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
