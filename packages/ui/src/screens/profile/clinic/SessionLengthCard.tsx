import { useSaveClinic } from '@rpm/api-client';
import { ClinicChange, checked, limits, sessionLengthsUpTo, sessionSecondsWithin } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { staffWords } from '@rpm/domain/words/staff';
import { useEffect, useRef } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { usePreferences } from '../../../providers/preferences/PreferencesProvider.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { SaveRow } from '../SaveRow.tsx';

const texts = staffWords.session;

interface SessionLengthCardProps {
  /** What the clinic allows now, in seconds. */
  maxSeconds: number;
}

/** How long a session the clinic allows its people, for its administrators. @see behaviour R5 */
export function SessionLengthCard({ maxSeconds }: SessionLengthCardProps) {
  const save = useSaveClinic();
  const { user } = useSession();
  const { preferences, keep } = usePreferences();
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
    call: async (change: ClinicChange) => {
      await save(change);
      const { role } = user;
      const max = change.sessionMaxSeconds ?? maxSeconds;
      const sessionSeconds = sessionSecondsWithin(newest.current.sessionSeconds, max, role);
      // The server ends this session by it from now on, and so does this tab.
      keep({ ...newest.current, sessionSeconds });
    },
    says: { done: texts.saved },
  });

  const form = useSchemaForm({
    initial: { sessionMaxSeconds: maxSeconds },
    check: (typed) => checked(ClinicChange, typed),
    words: {},
    send: run,
  });
  return (
    <Card title={texts.title}>
      <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-5 pt-1">
        <Select
          label={texts.label}
          hint={texts.hint}
          options={options}
          value={String(form.typed.sessionMaxSeconds)}
          onChange={(chosen) => form.change('sessionMaxSeconds', Number(chosen))}
        />
        <SaveRow texts={texts} isBusy={isBusy} problem={problem} />
      </form>
    </Card>
  );
}
