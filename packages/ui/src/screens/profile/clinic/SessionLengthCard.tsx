import { useSaveClinic } from '@rpm/api-client';
import { limits, sessionLengthsUpTo, sessionSecondsWithin } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { staffWords } from '@rpm/domain/words/staff';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useTask } from '../../../hooks/useTask.ts';
import { usePreferences } from '../../../providers/preferences/PreferencesProvider.tsx';

const texts = staffWords.session;

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
    .map((each) => ({ value: String(each), label: profileWords.minutes({ count: each / 60 }) }));

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
