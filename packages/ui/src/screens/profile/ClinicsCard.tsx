import { useOwnClinics, useSwitchClinic } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AddClinic } from './AddClinic.tsx';

/** The clinics whose patient the user is: which one is seen, another one to go to, and one to add. @see F12 */
export function ClinicsCard() {
  const { change, user } = useSession();
  const { loadable } = useOwnClinics();
  const switchClinic = useSwitchClinic();
  const { run, running, problem } = useTask({
    name: texts.title,
    call: (userId: string) => switchClinic({ userId }),
    says: { failed: texts.switchFailed },
    // Another patient's page begins anew: nothing that was read of one clinic is left for the other.
    onDone: change,
  });
  return (
    <Card title={texts.title} note={user.isCarer ? undefined : texts.note}>
      <div className="flex flex-col gap-5 pt-1">
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={3}
          skeleton={<Skeleton width="half" />}
        >
          {({ result: { rows } }) =>
            // Of a carer it is a list of clinics only once there is one.
            user.isCarer && rows.length < 2 ? null : (
              <ul aria-label={texts.list} className="flex flex-col">
                {rows.map(({ userId, clinic, isCurrent }) => (
                  <li
                    key={userId ?? clinic}
                    className="flex flex-wrap items-center justify-between gap-3 border-line-subtle not-first:border-t py-3"
                  >
                    <b className="wrap-anywhere min-w-0 font-semibold">
                      <bdi>{clinic ?? loadWords.unknown}</bdi>
                    </b>
                    {isCurrent || userId === null ? (
                      <span className="text-fg-muted">{isCurrent ? texts.current : ''}</span>
                    ) : (
                      <Button
                        busy={running === userId ? texts.switching : undefined}
                        onClick={() => void run(userId)}
                      >
                        {texts.switchTo({ clinic: clinic ?? loadWords.unknown })}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <Problem>{problem}</Problem>
        <AddClinic />
      </div>
    </Card>
  );
}
