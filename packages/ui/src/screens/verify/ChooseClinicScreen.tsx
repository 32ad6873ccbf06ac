import { useOwnClinics, useSwitchClinic } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

export interface ChooseClinicScreenProps {
  /** The clinic that the session speaks for already is the chosen one. */
  onChosen: () => void;
}

/** In place of every page, right after a log in, until a patient of several clinics has chosen one. The address stays. @see F12 */
export function ChooseClinicScreen({ onChosen }: ChooseClinicScreenProps) {
  const { change } = useSession();
  const { loadable } = useOwnClinics();
  const switchClinic = useSwitchClinic();
  const { run, running, problem } = useTask({
    name: texts.chooseTitle,
    call: (userId: string) => switchClinic({ userId }),
    says: { failed: texts.switchFailed },
    onDone: change,
  });
  return (
    <div className="mx-auto max-w-186">
      <Page title={texts.chooseTitle} subtitle={texts.chooseNote}>
        <Card title={texts.list}>
          <Loaded
            loadable={loadable}
            says={texts.loading}
            headingLevel={3}
            skeleton={<Skeleton width="half" />}
          >
            {({ result: { rows } }) => (
              <ul aria-label={texts.list} className="flex flex-col gap-3 pt-1">
                {rows.map(({ userId, clinic, isCurrent }) => (
                  <li key={userId ?? clinic}>
                    <Button
                      wide
                      busy={userId !== null && running === userId ? texts.switching : undefined}
                      onClick={() => (isCurrent || userId === null ? onChosen() : void run(userId))}
                    >
                      <bdi className="wrap-anywhere">{clinic ?? loadWords.unknown}</bdi>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Problem>{problem}</Problem>
        </Card>
      </Page>
    </div>
  );
}
