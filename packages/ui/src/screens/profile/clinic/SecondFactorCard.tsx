import { useSaveClinic, useSecurity } from '@rpm/api-client';
import { type ClinicChange, obligedRoles } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import type { FormEvent } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useTask } from '../../../hooks/useTask.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { SaveRow } from '../SaveRow.tsx';

const texts = securityWords.clinic;

/** Who of the clinic must have a second factor, for its administrators. @see ADR 20 */
export function SecondFactorCard() {
  const { loadable } = useSecurity();
  const save = useSaveClinic();
  const task = useTask({
    name: texts.title,
    call: (change: ClinicChange) => save(change),
    says: { done: texts.saved },
    until: save.reread,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('role');
    void task.run({ secondFactorRoles: obligedRoles.filter((role) => chosen.includes(role)) });
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded
        loadable={loadable}
        says={securityWords.loading}
        headingLevel={3}
        skeleton={<Skeleton width="half" />}
      >
        {({ obliged }) => (
          <form
            key={obliged.join()}
            noValidate
            aria-label={texts.title}
            onSubmit={submit}
            className="flex flex-col gap-2"
          >
            {obligedRoles.map((role) => (
              <Checkbox
                key={role}
                name="role"
                value={role}
                label={texts.roles[role]}
                defaultChecked={obliged.includes(role)}
              />
            ))}
            <SaveRow texts={texts} isBusy={task.isBusy} problem={task.problem} />
          </form>
        )}
      </Loaded>
    </Card>
  );
}
