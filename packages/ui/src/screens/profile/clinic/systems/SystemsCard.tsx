import { useEndSubscription, useEndSystem, useSystems } from '@rpm/api-client';
import { guardedRoutes } from '@rpm/domain';
import { systemWords as texts } from '@rpm/domain/words/system';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../../components/Link/Link.tsx';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { Question } from '../../../../parts/question/Question.tsx';
import { ListCard } from '../../ListCard.tsx';
import { type ReadSystem, SystemList, systemName } from './SystemList.tsx';

const dialog = lazily(() => import('./SystemDialog.tsx').then(({ SystemDialog }) => SystemDialog));

/** The systems of others that read what the clinic of an administrator has, or send readings. @see ADR 55 */
export function SystemsCard() {
  const { loadable, reread } = useSystems();
  const end = useEndSystem();
  const stop = useEndSubscription();
  const { part: SystemDialog, hasFailed, open, close } = useLazy(dialog);
  const [ended, setEnded] = useState<ReadSystem | null>(null);
  const [stopped, setStopped] = useState<{ name: string; subscriptionId: string } | null>(null);
  return (
    <ListCard
      {...{ texts, loadable }}
      icon={Network}
      adds={{ texts, dialog, hasFailed, onAdd: open }}
      list={(rows) => (
        <SystemList
          systems={rows}
          onEnd={setEnded}
          onStop={(system, { subscriptionId }) => setStopped({ name: systemName(system), subscriptionId })}
        />
      )}
    >
      <p className="pt-2">
        <Link to={guardedRoutes.hospitals.paths[0]} look="alone">
          {texts.hospitals}
        </Link>
      </p>
      {SystemDialog && <SystemDialog onClose={close} />}
      {ended && (
        <Question
          title={texts.ending.title({ name: systemName(ended) })}
          says={texts.ending.says}
          texts={texts.ending}
          act={texts.end}
          isDangerous
          run={() => end({ systemId: ended.systemId ?? '' })}
          onClose={() => setEnded(null)}
          onDone={reread}
        />
      )}
      {stopped && (
        <Question
          title={texts.stopping.title({ name: stopped.name })}
          says={texts.stopping.says}
          texts={texts.stopping}
          act={texts.told.end}
          isDangerous
          run={() => stop({ subscriptionId: stopped.subscriptionId })}
          onClose={() => setStopped(null)}
          onDone={reread}
        />
      )}
    </ListCard>
  );
}
