import { useEndSystem, useSystems } from '@rpm/api-client';
import { guardedRoutes } from '@rpm/domain';
import { systemWords as texts } from '@rpm/domain/words/system';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../../components/Link/Link.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { Loaded } from '../../../../layout/Loaded/Loaded.tsx';
import { Question } from '../../../../parts/question/Question.tsx';
import { type ReadSystem, SystemList, systemName } from './SystemList.tsx';

const dialog = lazily(() => import('./SystemDialog.tsx').then(({ SystemDialog }) => SystemDialog));

/** The systems of others that read what the clinic of an administrator has, or send readings. @see ADR 55 */
export function SystemsCard() {
  const { loadable, reread } = useSystems();
  const end = useEndSystem();
  const { part: SystemDialog, hasFailed, open, close } = useLazy(dialog);
  const [ended, setEnded] = useState<ReadSystem | null>(null);
  return (
    <Card
      title={texts.title}
      note={texts.note}
      actions={
        <Button
          size="sm"
          icon={<Network aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...dialog.interest}
          onClick={open}
        >
          {texts.add}
        </Button>
      }
    >
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.dialog.codeFailed}
        </Banner>
      )}
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="half" />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <EmptyState
            icon={<Network strokeWidth={1.5} />}
            headingLevel={3}
            title={texts.empty}
            reason={texts.emptyHint}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <SystemList systems={rows} onEnd={setEnded} />
            {unreadable > 0 && (
              <p role="status" className="text-caption text-fg-muted">
                {texts.unreadable({ count: unreadable })}
              </p>
            )}
          </>
        )}
      </Loaded>
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
          onDone={() => {
            setEnded(null);
            void reread();
          }}
        />
      )}
    </Card>
  );
}
