import { useSaveClinic } from '@rpm/api-client';
import {
  limits,
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
import { useTask } from '../../../hooks/useTask.ts';
import { usePreferences } from '../../../providers/preferences/index.ts';

const texts = staffMessages.session;

interface SessionLengthCardProps {
  /** What the clinic allows now, in seconds. */
  maxSeconds: number;
}

/** How long a session the clinic allows its people, for its administrators. @see behaviour R5 */
export function SessionLengthCard({ maxSeconds }: SessionLengthCardProps) {
  const save = useSaveClinic();
  const { preferences, keep } = usePreferences();
  const [seconds, setSeconds] = useState(maxSeconds);
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const offered = new Set([...sessionLengthsUpTo(limits.idleLogoutMaxSeconds), maxSeconds]);
  const options = [...offered]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: profileMessages.minutes(each) }));

  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: async () => {
      const { sessionMaxSeconds } = await save({ sessionMaxSeconds: seconds });
      const sessionSeconds = sessionSecondsWithin(newest.current.sessionSeconds, sessionMaxSeconds);
      // The server ends this session by it from now on, and so does this tab.
      keep({ ...newest.current, sessionSeconds });
    },
    says: { done: texts.saved },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
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
